import type {Entry} from './entries';
import {planImport} from './exchange';
import {sourceHash} from './hashes';
import {type Item, type PoFile, parsePo, printPo} from './po';
import {segmentHashes} from './segments';
import {suggestItems} from './suggest';
import {bookshop} from './testing/project';

const before = '---\ntitle: Webhooks\n---\n\nFirst text.\n\nSecond `text`.\n\n## End {/* #end */}\n\nThird.\n';
const german = '---\ntitle: Webhooks\n---\n\nErster Text.\n\nZweiter `text`.\n\n## Ende {/* #end */}\n\nDritter.\n';
const now = before.replace('First text.', 'Another text.').replace('Third.', 'New.\n\nThird.');

const page: Entry = {
  area: 'docs',
  kind: 'page',
  file: 'i18n/de/docs/a.mdx',
  source: 'docs/a.mdx',
  english: now,
  englishHash: 'now',
  translation: german,
  hash: 'before',
};
const string = (key: string, english: string, translation?: string, kind: Entry['kind'] = 'ui'): Entry => ({
  area: kind,
  kind,
  key,
  file: `i18n/de/${kind === 'markdown' ? 'api-spec' : 'code'}.json`,
  source: 'src/a.tsx',
  english,
  englishHash: sourceHash(english),
  ...(translation && {translation, hash: sourceHash(english)}),
});
const entries = [
  page,
  string('a', 'Send {count}'),
  string('b', 'Docs', 'Doku'),
  string('c', 'Use `to`.', undefined, 'markdown'),
];
const hashes = Object.fromEntries(
  Object.entries(segmentHashes(before, german)).map(([section, list]) => [`docs/a.mdx#${section}`, list]),
);
const suggestionsFor = (po?: PoFile, list = entries): Map<Entry, Item[]> => suggestItems('de', list, hashes, po?.items);
const read = (po: string): PoFile => parsePo(po, 'i18n/de.po', bookshop);
const exported = (po?: PoFile, list = entries): string =>
  printPo(bookshop, 'de', [...suggestionsFor(po, list).values()].flat());
const text = exported();

/** The file after a translator has filled in a segment. */
const fill = (po: string, context: string, translation: string): string =>
  po.replace(
    new RegExp(`(?:#, fuzzy\\n)?(msgctxt "${context}"\\nmsgid .*\\nmsgstr ).*`, 'u'),
    (_all, head: string) => `${head}${JSON.stringify(translation)}`,
  );
const plan = (po: string, state = suggestionsFor()): ReturnType<typeof planImport> =>
  planImport(bookshop, state, read(po), 'i18n/de.po');

it('keeps the translations of what has not changed in a page, and suggests the others', () => {
  expect(
    suggestionsFor()
      .get(page)
      ?.map(({translation, isFuzzy}) => [translation, isFuzzy]),
  ).toEqual([
    ['Webhooks', undefined],
    ['Erster Text.', true],
    ['Zweiter `text`.', undefined],
    ['Ende', undefined],
    [undefined, undefined],
    ['Dritter.', undefined],
  ]);
});

it('imports nothing from a file that nobody has changed', () => {
  const open = ['docs/a.mdx: 2 of 6 segments'];
  expect(plan(text)).toMatchObject({changes: [], errors: [], outdated: [], open});
});

const done = fill(fill(text, 'docs/a.mdx#introduction.1', 'Anderer Text.'), 'docs/a.mdx#end.2', 'Neu.');

it('imports a page once all of it is translated, in the structure of the English one', () => {
  const {changes, open} = plan(done);
  expect(open).toEqual([]);
  const translation = german.replace('Erster Text.', 'Anderer Text.').replace('Dritter.', 'Neu.\n\nDritter.');
  expect(changes).toEqual([{...page, translation}]);
});

it.each([
  ['a lost placeholder', fill(text, 'code.json#a', 'Senden'), 'code.json#a: expected the placeholder {count}.'],
  ['changed code', fill(text, 'api-spec.json#c', 'Mit `an`.'), 'api-spec.json#c: expected `to`.'],
  ['broken components', fill(done, 'docs/a.mdx#end.2', 'Mit <Fact.'), 'the page cannot be read'],
])('refuses %s with its line', (_name, po, error) => {
  const [found = ''] = plan(po).errors;
  expect(found).toContain(error);
  expect(found).toMatch(/^i18n\/de\.po:\d+: /u);
});

it('neither imports nor loses what was translated from another English text', () => {
  const newer = [string('a', 'Send {count} now')];
  const po = fill(text, 'code.json#a', '{count} senden');
  expect(plan(po, suggestionsFor(undefined, newer))).toMatchObject({
    changes: [],
    outdated: expect.arrayContaining(['code.json#a']) as string[],
  });
  expect(read(exported(read(po), newer)).items.get('code.json#a')).toMatchObject({
    english: 'Send {count} now',
    translation: '{count} senden',
    isFuzzy: true,
  });
});

it('exports what was filled in before, even if its place has changed, unless the files have a current translation', () => {
  const po = read(fill(fill(text, 'code.json#a', '{count} senden'), 'code.json#b', 'Papiere'));
  const {items} = read(exported(po, [...entries, string('moved', 'Send {count}')]));
  expect(items.get('code.json#a')).toMatchObject({translation: '{count} senden', isFuzzy: false});
  expect(items.get('code.json#moved')).toMatchObject({translation: '{count} senden', isFuzzy: true});
  expect(items.get('code.json#b')?.translation).toBe('Doku');
});

it.each([
  ['no entries', 'Hello', /^i18n\/de\.po:1: Expected the header "Language: <code>"/u],
  ['a broken string', text.replace('msgstr "Doku"', 'msgstr "Do"ku"'), /^i18n\/de\.po:\d+: This isn't a PO file/u],
  [
    'no language',
    text.replace('Language: de', 'Language: xx'),
    /^i18n\/de\.po:1: Expected the header "Language: <code>"/u,
  ],
])('refuses a file with %s', (_name, po, error) => {
  expect(() => read(po)).toThrow(error);
});
