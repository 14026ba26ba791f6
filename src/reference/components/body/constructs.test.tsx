import {type Spec, keywordsWith} from '@packages/openapi';
import cloneDeep from 'lodash/cloneDeep';
import get from 'lodash/get';
import unset from 'lodash/unset';
import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {referencePages} from '@site/src/reference/models/pages';
import constructs from './constructs.json';
import EventPage from './EventPage';
import LandingPage from './LandingPage';
import OperationPage from './OperationPage';
import ResourcePage from './ResourcePage';

/**
 * Renders a spec with every keyword that pages show. `npm run api:lint` rejects the keywords that pages don't show
 * (rule/supported-… and custom/supported).
 */

// Docusaurus resolves these only in its bundle.
jest.mock('@docusaurus/Link', () => 'a', {virtual: true});
jest.mock('@docusaurus/Head', () => () => null, {virtual: true});
jest.mock('@theme/Heading', () => 'h2', {virtual: true});
jest.mock('@docusaurus/useBaseUrl', () => (href: string) => href, {virtual: true});
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-US'}}},
    siteConfig: {customFields: {languageNames: {}}},
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/Translate',
  () => ({
    __esModule: true,
    default: ({values = {}}: {values?: Record<string, ReactNode>}) =>
      Object.entries(values).map(([name, value]) => <i key={name}>{value}</i>),
    translate: (_message: object, values: object = {}) => Object.values(values).join(' '),
  }),
  {virtual: true},
);
jest.mock('@site/src/components/ui/TranslationNotice', () => () => null);
jest.mock('@site/src/components/ui/usePageLanguage', () => ({usePageLanguage: () => ({})}));
// The build highlights the code.
jest.mock('./CodeSamples', () => {
  return function Code({code: {title, text}, note}: {code: {title?: string; text: string}; note?: ReactNode}) {
    return (
      <pre>
        {title} {text} {note}
      </pre>
    );
  };
});

const spec = constructs as unknown as Spec;
const views: Record<string, ComponentType<never>> = {
  operation: OperationPage,
  event: EventPage,
  resource: ResourcePage,
  landing: LandingPage,
};

/** The content of a spec's pages, without samples in programming languages. */
function render(of: Spec): string {
  return referencePages(of)
    .map(({model}) => {
      const View = views[model.kind] as ComponentType<object>;
      return renderToStaticMarkup(<View {...model} {...('samples' in model && {samples: []})} />);
    })
    .join('\n');
}

/** The letters and digits of a string, without links. */
const bare = (text: string): string =>
  text.replace(/<[^>]*>|\]\([^)]*\)|\]\[[^\]]*\]|^\[.*$|^\d+[.)]\s/gmu, '').replace(/[^\p{L}\p{N}]+/gu, '');

type Entry = readonly [path: string[], value: unknown];

/** Every value in the spec with its path, except inside examples. */
function entriesOf(value: unknown, path: string[] = []): Entry[] {
  const isData = ['example', 'value', 'default', 'const'].includes(path.at(-1) ?? '');
  const inside = typeof value === 'object' && value !== null && !isData ? Object.entries(value) : [];
  return [[path, value], ...inside.flatMap(([key, inner]) => entriesOf(inner, [...path, key]))];
}

const entries = entriesOf(spec);
const html = render(spec);

/** Whether the pages are the same without the value at a path. */
function isUnnoticed(path: readonly string[]): boolean {
  const poorer = cloneDeep(spec);
  unset(poorer, path);
  return render(poorer) === html;
}

it('shows every text', () => {
  const shown = bare(html);
  const texts = entries.filter(([path]) => ['description', 'title'].includes(path.at(-1) ?? ''));
  const strings = texts.map(([, value]) => value).filter((value) => typeof value === 'string');
  // A sample can follow the first paragraph.
  const missing = strings.flatMap((text) => text.split('\n\n')).filter((text) => !shown.includes(bare(text)));
  // The schema's description replaces this one.
  expect(missing).toEqual(['The new thing.']);
  expect(strings.length).toBeGreaterThan(35);
});

/** Instead of the discriminator, pages show the alternatives' constants, which lint compares with its mapping. */
const unshown = ['$comment', 'discriminator'];
const names = keywordsWith(({instead}) => instead === undefined).filter((name) => !unshown.includes(name));

it.each(names)('shows the keyword %s of schemas', (name) => {
  const places = entries
    .map(([path]) => path)
    .filter((path) => path.at(-1) === name && path.join(' ').includes('schema'));
  expect(places).not.toEqual([]);
  expect(places.every(isUnnoticed)).toBe(false);
});

const put = ['paths', '/things/{thing_id}', 'put'];
const post = ['webhooks', 'thing.changed', 'post'];

it.each(
  [
    ['externalDocs'],
    ['servers', '0', 'variables', 'region', 'enum'],
    ['tags', '0', 'externalDocs'],
    ...[['externalDocs'], ['deprecated'], ['security'], ['servers'], ['requestBody', 'required']].map((it) => [
      ...put,
      ...it,
    ]),
    ...['deprecated', 'explode', 'example'].map((name) => [...put, 'parameters', '0', name]),
    [...put, 'parameters', '1', 'style'],
    [...put, 'parameters', '2', 'content'],
    [...put, 'parameters', '3', 'required'],
    [...put, 'requestBody', 'content', 'application/json', 'examples'],
    [...put, 'responses', '200', 'headers', 'X-Rate', 'deprecated'],
    [...put, 'responses', '200', 'content', 'application/json', 'example'],
    [...put, 'responses', '200', 'links'],
    [...post, 'parameters'],
    [...post, 'responses', 'default'],
  ].map((path) => [path]),
)('shows what is at %j', (path) => {
  expect(get(spec, path)).toBeDefined();
  expect(isUnnoticed(path)).toBe(false);
});
