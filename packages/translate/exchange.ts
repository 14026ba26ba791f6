import path from 'node:path';

import {UserError, fromRoot, plural, readIfThere, root, writeAtomically} from '@packages/files';

import {problemsOf} from './compare';
import {type Entry, contextOf, nameOf, readEntries, stateOf} from './entries';
import {readHashes} from './hashes';
import {type Item, type PoFile, parsePo, printPo} from './po';
import type {Project} from './project';
import {fillPage, segmentsOf} from './segments';
import {errorsOf} from './status';
import {suggestItems} from './suggest';
import {writeEntries} from './write';

/** The entries of a language with their items in a PO file. */
async function readItems(project: Project, locale: string, po?: PoFile): Promise<Map<Entry, Item[]>> {
  const entries = (await readEntries(project, [locale])).filter(({english}) => english !== undefined);
  const hashes = await readHashes(fromRoot('i18n', locale, 'hashes.json'));
  return suggestItems(locale, entries, hashes, po?.items);
}

const listOf = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

/**
 * Writes everything that needs a translation to a PO file, with the best existing translations. A translation that is
 * already in the PO file is kept unless the site has a current one.
 *
 * @param names exports only pages and strings whose names begin with one of these
 * @param all exports current translations, too
 * @returns a report
 */
export async function exportTranslations(
  project: Project,
  locale: string,
  names: readonly string[],
  all: boolean,
): Promise<string> {
  const name = `i18n/${locale}.po`;
  const text = await readIfThere(fromRoot(name));
  const po = text === undefined ? undefined : parsePo(text, name, project);
  const started = new Set([...(po?.items.keys() ?? [])].flatMap((context) => [context, context.replace(/#.*$/u, '')]));
  const chosen = [...(await readItems(project, locale, po))].filter(([entry]) => {
    const context = contextOf(entry);
    const isNamed = names.length === 0 || names.some((prefix) => context.startsWith(prefix));
    const isOpen = stateOf(entry) !== 'translated';
    return (isNamed && (all || isOpen)) || (isOpen && started.has(context));
  });
  if (chosen.length === 0) {
    return `${locale}: nothing to translate${names.length > 0 ? ` in ${names.join(', ')}` : ''}. To export current translations, too, add \`-- --all\` to the command.`;
  }
  const items = chosen.flatMap(([, list]) => list);
  await writeAtomically(fromRoot(name), printPo(project, locale, items));
  const open = items.filter(({translation, isFuzzy}) => translation === undefined || isFuzzy);
  const fuzzy = open.filter(({isFuzzy}) => isFuzzy);
  const pages = chosen.filter(([{key}]) => key === undefined).length;
  return `${name}: ${plural(items.length, 'segment')} from ${plural(pages, 'page')} and ${plural(chosen.length - pages, 'string')}. Untranslated: ${open.length}, including ${fuzzy.length} with a suggestion to check ("fuzzy"). Translate them, then run \`npm run i18n import ${name}\`.`;
}

/** The entry with its translation from a PO file, or a line with the number of missing segments. */
function importEntry(entry: Entry, items: readonly Item[], po: PoFile['items']): {change?: Entry; open?: string} {
  const {kind, file, english = '', translation} = entry;
  const name = contextOf(entry);
  const accepted = new Map(
    items.flatMap((item) => {
      const filled = po.get(item.context);
      return filled?.english === item.english && !filled.isFuzzy ? [[item.context, filled.translation]] : [];
    }),
  );
  const isKnown = ({context, translation: known, isFuzzy}: Item): boolean =>
    !isFuzzy && known === accepted.get(context);
  if (accepted.size === 0 || (stateOf(entry) === 'translated' && items.every(isKnown))) {
    return {};
  }
  if (accepted.size < items.length) {
    return {open: `${name}: ${items.length - accepted.size} of ${plural(items.length, 'segment')}`};
  }
  if (entry.key !== undefined) {
    return {change: {...entry, translation: accepted.get(name)}};
  }
  const change = {...entry, translation: fillPage(english, (key) => accepted.get(`${name}#${key}`))};
  const [, date] = /(?<=\/)(\d{4}-\d\d-\d\d-)[^/]*$/u.exec(file) ?? [];
  // The file name of a new post contains its translated slug.
  return kind === 'post' && translation === undefined && date !== undefined
    ? {change: {...change, file: path.join(path.dirname(file), `${date}${accepted.get(`${name}#slug`)}.mdx`)}}
    : {change};
}

/**
 * Compares a PO file with the translations of its language.
 *
 * @returns the changed translations, the partly translated entries, the segments whose English text has changed or no
 *   longer exists, and the errors
 */
export function planImport(
  project: Project,
  entries: ReadonlyMap<Entry, readonly Item[]>,
  {items: po, lineOf}: PoFile,
  name: string,
) {
  const english = new Map([...entries.values()].flat().map((item) => [item.context, item.english]));
  const results = [...entries].map(([entry, items]) => importEntry(entry, items, po));
  const changes = results.flatMap(({change}) => change ?? []);
  const errorsIn = (entry: Entry): string[] =>
    problemsOf(entry, project).map(({line, what, unreadable}) => {
      const segments = unreadable ? [] : segmentsOf(entry.translation ?? '');
      const {key = 'title'} = segments.findLast((one) => one.line <= line) ?? {};
      const place = entry.key === undefined ? `${contextOf(entry)}#${key}` : contextOf(entry);
      return `${name}:${lineOf(place)}: ${place}: ${what}.`;
    });
  return {
    changes,
    open: results.flatMap(({open}) => open ?? []),
    outdated: [...po].filter(([context, item]) => english.get(context) !== item.english).map(([context]) => context),
    errors: changes.flatMap(errorsIn),
  };
}

/**
 * Imports the translations in a PO file: all of them, or none if there is an error.
 *
 * @returns a report
 * @throws UserError with the line of each error
 */
export async function importTranslations(project: Project, given: string): Promise<string> {
  const name = path.relative(root, path.resolve(given));
  const text = await readIfThere(path.resolve(given));
  if (text === undefined) {
    throw new UserError(`${name} doesn't exist. Export it with \`npm run i18n export <language>\`.`);
  }
  const po = parsePo(text, name, project);
  const entries = await readItems(project, po.locale, po);
  const {changes, open, outdated, errors} = planImport(project, entries, po, name);
  if (errors.length > 0) {
    throw new UserError([...errors, 'Fix the file and import it again. Nothing was changed.'].join('\n'));
  }
  await writeEntries(changes);
  return [
    ...listOf('Not imported, because a segment is untranslated or still marked as fuzzy:', open),
    ...listOf('Not imported, because the English text has changed or no longer exists (export again):', outdated),
    ...listOf('Imported:', changes.map(nameOf)),
    `${name}: ${plural(changes.length, 'translation')} imported.`,
  ].join('\n');
}

/**
 * Records that translations that were edited in their files match the current English text.
 *
 * @param names files, or individual strings such as `i18n/de/code.json#nav.docs`
 * @returns a report
 * @throws UserError with the first name that isn't a translation, or with all errors in the translations; nothing is
 *   recorded
 */
export async function confirmTranslations(project: Project, names: readonly string[]): Promise<string> {
  const entries = await readEntries(project);
  const existing = entries.filter(({english, translation}) => english !== undefined && translation !== undefined);
  const chosen = names.flatMap((given): Entry[] => {
    const [file = '', ...key] = given.split('#');
    const name = [path.relative(root, path.resolve(file)).replaceAll(path.sep, '/'), ...key].join('#');
    const found = existing.filter((entry) => entry.file === name || nameOf(entry) === name);
    if (found.length === 0) {
      throw new UserError(
        `${given} isn't a translation of English text. Expected a PO file, a file in i18n/<language>/, or one of its strings as i18n/<language>/code.json#<key>.`,
      );
    }
    return found.map((entry) => ({...entry, hash: entry.englishHash}));
  });
  const errors = await errorsOf(chosen, project);
  if (errors.length > 0) {
    throw new UserError(`${errors.join('\n')}\nNothing was recorded.`);
  }
  await writeEntries(chosen);
  return `${plural(chosen.length, 'translation')} recorded as current.`;
}
