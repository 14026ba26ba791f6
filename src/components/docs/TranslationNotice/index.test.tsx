import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import DocItemContent from '@site/src/theme/DocItem/Content';
import LocalizedNotice from '@site/src/theme/AnnouncementBar';

let mockRoute: {isEnglish?: boolean; isStale?: boolean} = {};

// Docusaurus resolves these only in its bundle.
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({i18n: {currentLocale: 'de', localeConfigs: {de: {htmlLang: 'de-DE'}}}}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/Translate',
  () => ({__esModule: true, default: ({children}: {children: ReactNode}) => children, translate: () => ''}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({useDoc: () => ({metadata: {title: 'Webhooks'}, frontMatter: {}, toc: []})}),
  {virtual: true},
);
jest.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {docs: {docMarkdown: 'text'}}}), {virtual: true});
jest.mock('@theme/Heading', () => 'h1', {virtual: true});
jest.mock(
  '@theme/MDXContent',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
  {virtual: true},
);
jest.mock('@theme-original/DocItem/TOC/Mobile', () => () => null, {virtual: true});
jest.mock('@site/src/components/docs/PageTools', () => 'i');
jest.mock('@site/src/components/navigation/useRoute', () => ({useRoute: () => mockRoute}));
jest.mock('@site/src/components/navigation/useAlternates', () => ({
  useAlternates: () => ({
    current: {locale: 'de'},
    default: {locale: 'en', iso: 'en-US', path: '/docs/webhooks', exists: true},
  }),
}));
jest.mock('@site/src/components/ui/Icon', () => () => null);
jest.mock('@site/src/components/docs/TranslationNotice/styles.module.css', () => ({}));
jest.mock('@site/src/theme/AnnouncementBar/styles.module.css', () => ({}));

const render = (): string =>
  renderToStaticMarkup(
    <>
      <LocalizedNotice />
      <DocItemContent>Text.</DocItemContent>
    </>,
  );

it('marks a German page whose text is in English, instead of showing the notice on translated pages', () => {
  mockRoute = {isEnglish: true};
  expect(render()).toBe(
    '<div class="text markdown" lang="en"><header><h1 as="h1">Webhooks</h1></header>' +
      '<p lang="de-DE" data-english-only="true">This page is available in English only.</p>' +
      '<i lang="de-DE"></i>Text.</div>',
  );
});

it('has the notice of translated pages on a German page in German', () => {
  mockRoute = {};
  expect(render()).toContain('This page was localized by AI and may be imperfect.');
  expect(render()).not.toMatch(/data-english-only|data-stale| lang=/u);
});

it('shows on a German page that the English one is newer, with a link to it', () => {
  mockRoute = {isStale: true};
  expect(render()).toContain(
    '<p data-stale="true">The English page is newer than this translation.' +
      ' <a href="/docs/webhooks" hrefLang="en-US" data-locale="en">Read it in English</a></p>',
  );
});
