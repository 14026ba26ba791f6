import path from 'node:path';

import {fromRoot, readText} from '@packages/files';
import {own} from '@packages/openapi';
import glob from 'fast-glob';

import {isCurrent, readHashes, sourceHash} from './hashes';
import {readMessages} from './messages';
import type {PageDirectory, PageText, Project, StringFile, Text} from './project';

/** An English page or string with its translation into one language. */
export interface Entry extends Partial<Omit<Text, 'source'>> {
  readonly area: string;
  /** Pages and posts don't have a key. */
  readonly kind: 'page' | 'post' | 'ui' | 'markdown';
  /** The file of the translation, whether it exists or not. */
  readonly file: string;
  /** The file of the English text; for an orphaned string, the file of its translation. */
  readonly source: string;
  /** The hash of the English text. */
  readonly englishHash?: string;
  readonly translation?: string;
  /** The hash of the English text that was translated. */
  readonly hash?: string;
}

export type State = 'translated' | 'missing' | 'stale' | 'orphaned';

/** The state of a translation. */
export function stateOf({english, englishHash, translation, hash}: Entry): State {
  if (english === undefined) {
    return 'orphaned';
  }
  return translation === undefined ? 'missing' : hash === englishHash ? 'translated' : 'stale';
}

/** The name of a translation in commands and messages: its file and, for a string, its key. */
export const nameOf = ({file, key}: Pick<Entry, 'file' | 'key'>): string =>
  key === undefined ? file : `${file}#${key}`;

export const localeOf = ({file}: Pick<Entry, 'file'>): string => file.split('/')[1] ?? '';

/** The name of an entry in PO files and in `hashes.json`: `docs/limits.mdx`, `code.json#nav.docs`. */
export const contextOf = ({key, file, source}: Pick<Entry, 'key' | 'file' | 'source'>): string =>
  key === undefined ? source : `${file.split('/').slice(2).join('/')}#${key}`;

interface Page extends PageText {
  readonly file: string;
  readonly page: string;
}

async function readPages({ignore, readPage}: Project, dir: string): Promise<Page[]> {
  const names = await glob('**/*.{md,mdx}', {cwd: fromRoot(dir), ignore: [...ignore]});
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.posix.join(dir, name);
      const page = await readText(fromRoot(file));
      return {...(await readPage(page, file)), page, file};
    }),
  );
}

/**
 * The pages of a language. A translated page has the path of the English page, and a translated post has the English
 * post's `translationKey`. Posts without an English version aren't translations.
 */
async function pageEntries(
  project: Project,
  locale: string,
  {area, dir, target, hasPosts}: PageDirectory,
  english: readonly Page[],
): Promise<Entry[]> {
  const below = `i18n/${locale}/${target}`;
  const pages = await readPages(project, below);
  const kind = hasPosts ? 'post' : 'page';
  const entries = english.map(({file: source, page, text, translationKey}): Entry => {
    const file =
      pages.find((other) => translationKey !== undefined && other.translationKey === translationKey)?.file ??
      path.posix.join(below, path.posix.relative(dir, source));
    const translation = pages.find((other) => other.file === file)?.page;
    return {area, kind, file, source, english: page, englishHash: sourceHash(text), translation};
  });
  const orphans = pages.filter(({file}) => !hasPosts && !entries.some((entry) => entry.file === file));
  return [
    ...entries,
    ...orphans.map(({file, page}): Entry => {
      const source = path.posix.join(dir, path.posix.relative(below, file));
      return {area, kind, file, source, translation: page};
    }),
  ];
}

/** The strings of a file. */
async function stringEntries(
  locale: string,
  {area, file: name, texts, isMarkdown, isOurs = () => true}: StringFile,
): Promise<Entry[]> {
  const file = `i18n/${locale}/${name}`;
  const messages = await readMessages(fromRoot(file));
  const common = {area, kind: isMarkdown ? 'markdown' : 'ui', file} as const;
  const keys = new Set(texts.map(({key}) => key));
  const orphans = Object.entries(messages).filter(([key]) => isOurs(key) && !keys.has(key));
  return [
    ...texts.map((text): Entry => ({
      ...common,
      ...text,
      englishHash: sourceHash(text.english),
      translation: own(messages, text.key)?.message,
    })),
    ...orphans.map(([key, {message}]): Entry => ({...common, key, source: file, translation: message})),
  ];
}

/** Reads all entries, by default in all languages. */
export async function readEntries(project: Project, locales = project.locales): Promise<Entry[]> {
  const english = await Promise.all(project.pages.map(({dir}) => readPages(project, dir)));
  const read = async (locale: string): Promise<Entry[]> => {
    const hashes = await readHashes(fromRoot('i18n', locale, 'hashes.json'));
    const lists = await Promise.all([
      ...project.pages.map((directory, index) => pageEntries(project, locale, directory, english[index] ?? [])),
      ...project.strings.map((file) => stringEntries(locale, file)),
    ]);
    return lists.flat().map((entry) => {
      const {englishHash = ''} = entry;
      const name = contextOf(entry);
      return {...entry, hash: isCurrent(hashes, name, englishHash) ? englishHash : hashes[name]};
    });
  };
  return (await Promise.all(locales.map(read))).flat();
}
