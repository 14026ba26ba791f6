import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '@packages/files';
import {sourceHash} from '@packages/translate/hashes';

import {locales} from '../config/locales';
import {markRoutes, pageStates} from './translations';

let siteDir = '';
const write = (file: string, text: string): Promise<void> => writeAtomically(path.join(siteDir, file), text);
const plugin = {pluginName: 'docusaurus-plugin-content-docs', options: {path: 'docs', id: 'default'}};
const translation = (name: string, locale = 'de'): string =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current/${name}`;

/** The state of a page in a language. */
async function stateOf(source: string, locale: 'de' | 'en' = 'de'): Promise<object> {
  const page = {permalink: '/a', source: `@site/${source}`};
  const states = await pageStates([page], {...plugin, siteDir, subPaths: ['current']}, locale);
  return states.get('/a') ?? {};
}

/** Writes an English page and a translation of the given English text. */
async function translated(english: string, translatedText = english, body = 'Ein Text.\n'): Promise<void> {
  await write('docs/a.mdx', english);
  await write(translation('a.mdx'), body);
  await write('i18n/de/hashes.json', JSON.stringify({'docs/a.mdx': sourceHash(translatedText)}));
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'translations-'));
});
afterEach(() => rm(siteDir, {recursive: true, force: true}));

it('records that a page is in English, and in which languages', async () => {
  await write('docs/a.mdx', 'A text.\n');
  await write(translation('a.mdx', 'fr'), 'Un texte.\n');
  const untranslated = locales.filter((locale) => locale !== 'en' && locale !== 'fr');
  expect(await stateOf('docs/a.mdx')).toEqual({isEnglish: true, untranslated});
  expect(await stateOf('docs/a.mdx', 'en')).toEqual({untranslated});
});

it('records that a translation is older than the English page', async () => {
  await translated('A text.\n');
  expect(await stateOf(translation('a.mdx'))).not.toHaveProperty('isStale');
  await translated('Another text.\n', 'A text.\n');
  expect(await stateOf(translation('a.mdx'))).toHaveProperty('isStale', true);
});

it('knows the translation of a page that was renamed', async () => {
  await translated('A text.\n');
  await write('docs/b.mdx', 'A text.\n');
  await write(translation('b.mdx'), 'Ein Text.\n');
  expect(await stateOf(translation('b.mdx'))).not.toHaveProperty('isStale');
});

it('records it even if only a partial in the page has changed', async () => {
  const page = "import Part from './_part.mdx';\n\n<Part />\n";
  await translated(page, page, page);
  await write('docs/_part.mdx', 'A part.\n');
  await write(translation('_part.mdx'), 'Ein Teil.\n');
  const hashes = {'docs/a.mdx': sourceHash(page), 'docs/_part.mdx': sourceHash('A part.')};
  await write('i18n/de/hashes.json', JSON.stringify(hashes));
  expect(await stateOf(translation('a.mdx'))).not.toHaveProperty('isStale');
  await write('docs/_part.mdx', 'Another part.\n');
  expect(await stateOf(translation('a.mdx'))).toHaveProperty('isStale', true);
});

it('adds the states to the routes of these pages only, at any depth', () => {
  const page = {path: '/de/docs', component: 'Page', exact: true};
  const layout = {path: '/de/docs', component: 'Layout', routes: [page, {...page, path: '/de/docs/b'}]};
  expect(markRoutes(layout, new Map([['/de/docs', {isEnglish: true}]]))).toEqual({
    ...layout,
    routes: [{...page, isEnglish: true}, layout.routes[1]],
  });
});
