import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import TranslationNotice from '.';

let mockRoute: {isEnglish?: boolean; isStale?: boolean} = {};

// Docusaurus resolves these only in its bundle.
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({i18n: {currentLocale: 'de', localeConfigs: {de: {htmlLang: 'de-DE'}}}}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/Translate',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
  {virtual: true},
);
jest.mock('@site/src/components/navigation/useRoute', () => ({useRoute: () => mockRoute}));
jest.mock('@site/src/components/navigation/useAlternates', () => ({
  useAlternates: () => ({default: {locale: 'en', iso: 'en-US', path: '/docs/webhooks', exists: true}}),
}));
jest.mock('@site/src/components/docs/TranslationNotice/styles.module.css', () => ({}));

it.each([
  [{}, ''],
  [{isEnglish: true}, '<p lang="de-DE" data-english-only="true">This page is available in English only.</p>'],
  [
    {isStale: true},
    '<p data-stale="true">The English page is newer than this translation.' +
      ' <a href="/docs/webhooks" hrefLang="en-US" data-locale="en">Read it in English</a></p>',
  ],
])('marks a German page whose text is in English or outdated: %j', (route, html) => {
  mockRoute = route;
  expect(renderToStaticMarkup(<TranslationNotice />)).toBe(html);
});
