import path from 'node:path';

import {posixPath} from '@docusaurus/utils';
import {filesBelow, fromRoot, readText, root} from '@packages/files';
import type {Spec} from '@packages/openapi';

import docsSidebars from '../../sidebars';
import {type Locale, defaultLocale, locales} from '../../src/config/locales';
import guidesSidebars from '../../src/config/docusaurus/sidebars/guides';
import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {type PageText, isCurrent, parsePageText} from '../../src/plugins/docs/translations';
import {textsOf} from './apiTexts';
import {noteFor} from './apiTexts/keys';
import {readLocaleHashes, readMessages} from './messages';
import {sourceStrings} from './strings';

/** The languages that English is translated into. */
export const targetLocales = locales.filter((locale) => locale !== defaultLocale);

/** A part of the site's text. */
type Area = 'docs' | 'guides' | 'blog' | 'pages' | 'ui' | 'labels' | 'api';

/** An English page or string with its translation into one language. */
export interface Entry {
  readonly area: Area;
  /** The key of a string in its file; a page has none. */
  readonly key?: string;
  /** The file of the translation, whether it exists or not. Files are named from the root of the repository. */
  readonly file: string;
  /** The file of the English text. */
  readonly source: string;
  /** The English text; none if the translation is orphaned. */
  readonly english?: string;
  /** The hash that a translation of this English text has. */
  readonly englishHash?: string;
  readonly translation?: string;
  /** The hash of the English text that was translated. */
  readonly hash?: string;
  /** For translators: where the string is used. */
  readonly note?: string;
}

export type State = 'translated' | 'missing' | 'stale' | 'orphaned';

/** The state of a translation. */
export function stateOf({english, englishHash, translation, hash}: Entry): State {
  if (english === undefined) {
    return 'orphaned';
  }
  return translation === undefined ? 'missing' : hash === englishHash ? 'translated' : 'stale';
}

/** The name of a translation in commands and messages: a file, with the key of a string. */
export const nameOf = ({file, key}: Pick<Entry, 'file' | 'key'>): string =>
  key === undefined ? file : `${file}#${key}`;

/** The language of an entry. */
export const localeOf = ({file}: Entry): Locale => file.split('/')[1] as Locale;

/** The name of an entry in PO files and in `hashes.json`: `docs/limits.mdx`, `code.json#nav.docs`. */
export const contextOf = ({key, file, source}: Pick<Entry, 'key' | 'file' | 'source'>): string =>
  key === undefined ? source : `${file.split('/').slice(2).join('/')}#${key}`;

/** The directories of English pages, and where Docusaurus looks for their translations. */
const contents = [
  {area: 'docs', dir: 'docs', target: 'docusaurus-plugin-content-docs/current'},
  {area: 'guides', dir: 'guides', target: 'docusaurus-plugin-content-docs-guides/current'},
  {area: 'blog', dir: 'blog', target: 'docusaurus-plugin-content-blog'},
  {area: 'pages', dir: 'src/pages', target: 'docusaurus-plugin-content-pages'},
] as const;

interface Page extends PageText {
  readonly file: string;
  readonly page: string;
}

/** Whether a file is a page or a partial. Directories such as `_samples` contain only code. */
export const isPage = (file: string): boolean =>
  /\.mdx?$/u.test(file) && !/(?:^|\/)(?:_samples\/|README\.md$)/u.test(file);

async function readPages(dir: string): Promise<Page[]> {
  const files = (await filesBelow(fromRoot(dir))).map((file) => posixPath(path.relative(root, file)));
  return Promise.all(
    files.filter(isPage).map(async (file) => {
      const page = await readText(fromRoot(file));
      return {...(await parsePageText(page, file)), page, file};
    }),
  );
}

/**
 * The pages of a language. A translation has the path of its English page, and a post has its `translationKey`; posts
 * without an English version are not translations.
 */
async function pageEntries(locale: Locale, {area, dir, target}: (typeof contents)[number], english: Page[]) {
  const below = `i18n/${locale}/${target}`;
  const pages = await readPages(below);
  const fileOf = ({file, translationKey}: Page): string =>
    pages.find((page) => translationKey !== undefined && page.translationKey === translationKey)?.file ??
    path.posix.join(below, path.posix.relative(dir, file));
  const entries: Entry[] = english.map((one) => {
    const file = fileOf(one);
    const translation = pages.find((page) => page.file === file)?.page;
    return {area, file, source: one.file, english: one.page, englishHash: sourceHash(one.text), translation};
  });
  const orphans = pages.filter(({file}) => area !== 'blog' && !entries.some((entry) => entry.file === file));
  const sourceOf = (file: string): string => path.posix.join(dir, path.posix.relative(below, file));
  return [...entries, ...orphans.map(({file, page}) => ({area, file, source: sourceOf(file), translation: page}))];
}

/** An English string. */
type Source = Required<Pick<Entry, 'key' | 'english' | 'source'>> & Pick<Entry, 'note'>;

/** The strings of a file; keys that match `isOurs` are orphaned if no English string has them. */
async function stringEntries(
  area: Area,
  file: string,
  sources: readonly Source[],
  isOurs: (key: string) => boolean = () => true,
): Promise<Entry[]> {
  const {messages} = await readMessages(fromRoot(file));
  const translations = new Map(Object.entries(messages).map(([key, {message}]) => [key, message]));
  const keys = new Set(sources.map(({key}) => key));
  const orphans = [...translations].filter(([key]) => isOurs(key) && !keys.has(key));
  return [
    ...sources.map((one) => ({
      area,
      file,
      ...one,
      englishHash: sourceHash(one.english),
      translation: translations.get(one.key),
    })),
    ...orphans.map(([key, translation]) => ({area, file, key, source: file, translation})),
  ];
}

type SidebarItem = string | {type?: string; label?: string; items?: readonly SidebarItem[]};

/** The labels of the categories and links in a sidebar, by their keys; pages define their own labels. */
function labelsIn(items: readonly SidebarItem[], sidebar: string, source: string): Source[] {
  return items.flatMap((item) => {
    const {type = '', label, items: inner = []} = typeof item === 'string' ? {} : item;
    const key = `sidebar.${sidebar}.${type}.${label}`;
    const note = `The label for ${type} '${label}' in sidebar '${sidebar}'`;
    const labels =
      /^(?:category|link)$/u.test(type) && label !== undefined ? [{key, english: label, source, note}] : [];
    return [...labels, ...labelsIn(inner, sidebar, source)];
  });
}

const labelsOf = (sidebars: object, source: string): Source[] =>
  Object.entries(sidebars).flatMap(([name, items]) => labelsIn(items as SidebarItem[], name, source));

/** Reads everything that is translated, in all languages or some. */
export async function readCatalog(
  bundle: Spec,
  targets: readonly Locale[] = targetLocales,
): Promise<Map<Locale, readonly Entry[]>> {
  const [strings, ...pages] = await Promise.all([
    sourceStrings(fromRoot('src')),
    ...contents.map(({dir}) => readPages(dir)),
  ]);
  const ui = strings.map(({id, message, description, file}) => ({
    key: id,
    english: message,
    source: file,
    note: description,
  }));
  const api = textsOf(bundle).map((text) => ({
    key: text.key,
    english: text.english,
    source: `api-spec/${text.file}`,
    note: noteFor(text),
  }));
  const labels = [
    {plugin: 'docusaurus-plugin-content-docs', sources: labelsOf(docsSidebars, 'sidebars.ts')},
    {
      plugin: 'docusaurus-plugin-content-docs-guides',
      sources: labelsOf(guidesSidebars, 'src/config/docusaurus/sidebars/guides.ts'),
    },
  ];
  const read = async (locale: Locale): Promise<Entry[]> => {
    const hashes = await readLocaleHashes(locale);
    const lists = await Promise.all([
      ...contents.map((content, index) => pageEntries(locale, content, pages[index] ?? [])),
      stringEntries('ui', `i18n/${locale}/code.json`, ui, (key) => !key.startsWith('theme.')),
      ...labels.map(({plugin, sources}) =>
        stringEntries('labels', `i18n/${locale}/${plugin}/current.json`, sources, (key) => key.startsWith('sidebar.')),
      ),
      stringEntries('api', `i18n/${locale}/api-spec.json`, api),
    ]);
    return lists.flat().map((entry: Entry): Entry => {
      const {englishHash = ''} = entry;
      const name = contextOf(entry);
      return {...entry, hash: isCurrent(hashes, name, englishHash) ? englishHash : hashes[name]};
    });
  };
  return new Map(await Promise.all(targets.map(async (locale) => [locale, await read(locale)] as const)));
}
