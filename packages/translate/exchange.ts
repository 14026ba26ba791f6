import path from 'node:path';

import {UserError, fromRoot, readIfThere, root, writeAtomically} from '@packages/files';
import type {Spec} from '@packages/openapi';

import {type Locale, isLocale} from '../../src/config/locales';
import {type Entry, contextOf, nameOf, readCatalog, stateOf} from './catalog';
import {type Problem, problemsOf} from './compare';
import {readLocaleHashes} from './messages';
import {type PoFile, parsePo, printPo} from './po';
import {type Segment, Suggestions} from './segments';
import {errorsOf} from './status';
import {fillPage, unitsOf} from './units';
import {writeEntries} from './write';

const poFile = (locale: Locale): string => `i18n/${locale}.po`;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The translations of a language. */
async function readSuggestions(bundle: Spec, locale: Locale, po?: PoFile): Promise<Suggestions> {
  const [catalog, hashes] = await Promise.all([readCatalog(bundle, [locale]), readLocaleHashes(locale)]);
  const entries = (catalog.get(locale) ?? []).filter(({english}) => english !== undefined);
  return new Suggestions(locale, entries, hashes, po);
}

const listOf = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

/**
 * Writes everything to translate to a PO file, with the existing translations. What was already filled in is kept, but
 * current translations in the files win. Segments that are no longer listed are kept as obsolete ones, which no import
 * reads: the English text of a translation is known from them.
 *
 * @param names only pages and strings whose names begin with one of these
 * @param all current translations, too
 * @returns a report
 */
export async function exportTranslations(
  bundle: Spec,
  locale: Locale,
  names: readonly string[],
  all: boolean,
): Promise<string> {
  const name = poFile(locale);
  const text = await readIfThere(fromRoot(name));
  const po = text === undefined ? undefined : parsePo(text, name);
  const started = new Set([...(po?.items.keys() ?? [])].flatMap((context) => [context, context.replace(/#.*$/u, '')]));
  const suggestions = await readSuggestions(bundle, locale, po);
  const chosen = suggestions.entries.filter((entry) => {
    const context = contextOf(entry);
    const isNamed = names.length === 0 || names.some((prefix) => context.startsWith(prefix));
    const isOpen = stateOf(entry) !== 'translated';
    return (isNamed && (all || isOpen)) || (isOpen && started.has(context));
  });
  if (chosen.length === 0) {
    return `${locale}: nothing to translate${names.length > 0 ? ` in ${names.join(', ')}` : ''}. Add --all for current translations.`;
  }
  const segments = chosen.flatMap((entry) => suggestions.segmentsOf(entry));
  await writeAtomically(fromRoot(name), printPo(locale, segments, po));
  const open = segments.filter(({translation, isFuzzy}) => translation === undefined || isFuzzy);
  const fuzzy = open.filter(({isFuzzy}) => isFuzzy);
  const pages = chosen.filter(({key}) => key === undefined).length;
  return [
    ...listOf(
      'Different in the files, whose text is exported; yours is now a comment:',
      segments.filter(({other}) => other !== undefined).map(({context}) => context),
    ),
    `${name}: ${plural(segments.length, 'segment')} of ${plural(pages, 'page')} and ${plural(chosen.length - pages, 'string')}. ${open.length} are open, ${fuzzy.length} of these with a suggestion to check ("fuzzy"). Translate them, then run \`npm run i18n import ${name}\`.`,
  ].join('\n');
}

/** The change that imports an entry from a PO file, or a line with the number of its missing segments. */
function importEntry(
  entry: Entry,
  segments: readonly Segment[],
  items: PoFile['items'],
): {change?: Entry; open?: string} {
  const accepted = segments.map(({context, english}) => {
    const item = items.get(context);
    return item?.english === english && !item.isFuzzy ? item.translation : undefined;
  });
  const isKnown = ({translation, isFuzzy}: Segment, index: number): boolean =>
    !isFuzzy && translation === accepted[index];
  const open = accepted.filter((text) => text === undefined).length;
  if (open === segments.length || (stateOf(entry) === 'translated' && segments.every(isKnown))) {
    return {};
  }
  if (open > 0) {
    return {open: `${contextOf(entry)}: ${open} of ${plural(segments.length, 'segment')}`};
  }
  if (entry.key !== undefined) {
    return {change: {...entry, translation: accepted[0]}};
  }
  const texts = new Map(segments.map(({unit = ''}, index) => [unit, accepted[index] ?? '']));
  const change = {...entry, translation: fillPage(entry.english ?? '', texts, entry.translation)};
  const [, date] = /(?<=\/)(\d{4}-\d\d-\d\d-)[^/]*$/u.exec(entry.file) ?? [];
  // A new post has the slug of its language in its name.
  const isNewPost = entry.area === 'blog' && entry.translation === undefined && date !== undefined;
  return {
    change: isNewPost
      ? {...change, file: path.join(path.dirname(entry.file), `${date}${texts.get('slug')}.mdx`)}
      : change,
  };
}

/** The changes that an import makes. */
export interface ImportPlan {
  /** The translations after the import. */
  readonly changes: readonly Entry[];
  /** Partly translated entries. */
  readonly open: readonly string[];
  /** Segments whose English text has changed or is gone. */
  readonly outdated: readonly string[];
  /** Errors; if there are any, nothing is written. */
  readonly errors: readonly string[];
}

/** Compares a PO file with the translations of its language. */
export function planImport(suggestions: Suggestions, {items, lineOf}: PoFile, name: string): ImportPlan {
  const pairs = suggestions.entries.map((entry) => [entry, suggestions.segmentsOf(entry)] as const);
  const english = new Map(
    pairs.flatMap(([, segments]) => segments.map((segment) => [segment.context, segment.english])),
  );
  const results = pairs.map(([entry, segments]) => importEntry(entry, segments, items));
  const changes = results.flatMap(({change}) => change ?? []);
  const errorsOf = (entry: Entry): string[] => {
    const context = contextOf(entry);
    const {translation = ''} = entry;
    const placeOf = ({line, unreadable}: Problem): string => {
      const unit = unreadable ? undefined : unitsOf(translation).findLast((one) => one.line <= line);
      return entry.key === undefined ? `${context}#${unit?.key ?? 'title'}` : context;
    };
    return problemsOf(entry, suggestions.locale).map((problem) => {
      const place = placeOf(problem);
      return `${name}:${lineOf(place)}: ${place}: ${problem.what}.`;
    });
  };
  return {
    changes,
    open: results.flatMap(({open}) => open ?? []),
    outdated: [...items].filter(([context, item]) => english.get(context) !== item.english).map(([context]) => context),
    errors: changes.flatMap(errorsOf),
  };
}

/**
 * Imports the translations in a PO file: all of them, or none if there is an error.
 *
 * @returns a report
 * @throws UserError with the line of each error
 */
export async function importTranslations(bundle: Spec, given: string): Promise<string> {
  const name = path.relative(root, path.resolve(given));
  const text = await readIfThere(path.resolve(given));
  if (text === undefined) {
    throw new UserError(`There is no file ${name}. Export it with \`npm run i18n export <language>\`.`);
  }
  const file = parsePo(text, name);
  const {changes, open, outdated, errors} = planImport(await readSuggestions(bundle, file.locale), file, name);
  if (errors.length > 0) {
    throw new UserError([...errors, 'Fix it and import again; nothing was changed.'].join('\n'));
  }
  await writeEntries(changes);
  return [
    ...listOf('Not imported, because a part is not translated or still marked as fuzzy:', open),
    ...listOf('Not imported, because the English text has changed or is gone (export again):', outdated),
    ...listOf('Imported:', changes.map(nameOf)),
    `${name}: ${plural(changes.length, 'translation')} imported.`,
  ].join('\n');
}

/**
 * Records that translations which were edited in their files match the current English text.
 *
 * @param names pages or files of strings, or single strings: `i18n/de/code.json#nav.docs`
 * @returns a report
 * @throws UserError with the first name that is not a translation, or the errors in the translations; then nothing is
 * recorded
 */
export async function confirmTranslations(bundle: Spec, names: readonly string[]): Promise<string> {
  const catalog = await readCatalog(bundle);
  const chosen = names.flatMap((given): Entry[] => {
    const [file = '', ...key] = given.split('#');
    const name = [path.relative(root, path.resolve(file)).replaceAll(path.sep, '/'), ...key].join('#');
    const locale = name.split('/')[1];
    const entries = (isLocale(locale) ? catalog.get(locale) : undefined) ?? [];
    const found = entries.filter(
      (entry) =>
        (entry.file === name || nameOf(entry) === name) &&
        entry.english !== undefined &&
        entry.translation !== undefined,
    );
    if (found.length === 0) {
      throw new UserError(
        `${given} is not a translation of an English text. Expected a PO file, a file in i18n/<language>/, or one of its strings as i18n/<language>/code.json#<key>.`,
      );
    }
    return found.map((entry) => ({...entry, hash: entry.englishHash}));
  });
  const errors = await errorsOf(chosen);
  if (errors.length > 0) {
    throw new UserError(`${errors.join('\n')}\nNothing was recorded.`);
  }
  await writeEntries(chosen);
  return `${chosen.length} translations match the English text.`;
}
