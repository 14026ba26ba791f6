import path from 'node:path';

import {type Locale} from '../../src/config/locales';
import type {Spec} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {readIfThere, writeAtomically} from '../lib/files';
import {fromRoot, root} from '../lib/paths';
import {type Entry, nameOf, readCatalog, stateOf} from './catalog';
import {problemsOf} from './compare';
import {earlierPages} from './history';
import {type PoFile, parsePo, printPo} from './po';
import {type Segment, Suggestions, contextOf} from './segments';
import {fillPage, unitsOf} from './units';
import {confirmed, writeEntries} from './write';

const poFile = (locale: Locale): string => `i18n/${locale}.po`;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The segments of entries, and the language's PO file that was exported before. */
async function readSegments(
  bundle: Spec,
  locale: Locale,
  items?: PoFile['items'],
): Promise<{entries: Entry[]; segmentsOf: (entry: Entry) => Segment[]}> {
  const [catalog, pages] = await Promise.all([readCatalog(bundle, [locale]), earlierPages()]);
  const entries = (catalog.get(locale) ?? []).filter(({english}) => english !== undefined);
  const suggestions = new Suggestions(entries, pages, items);
  return {entries, segmentsOf: (entry) => suggestions.segmentsOf(entry, locale)};
}

/**
 * Writes what there is to translate to a PO file, with the translations that there are. What translators filled in there before is kept.
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
  const items = text === undefined ? undefined : parsePo(text, name).items;
  const started = new Set([...(items?.keys() ?? [])].flatMap((context) => [context, context.replace(/#.*$/u, '')]));
  const {entries, segmentsOf} = await readSegments(bundle, locale, items);
  const chosen = entries.filter((entry) => {
    const context = contextOf(entry);
    const isNamed = names.length === 0 || names.some((prefix) => context.startsWith(prefix));
    const isOpen = stateOf(entry) !== 'translated';
    return (isNamed && (all || isOpen)) || (isOpen && started.has(context));
  });
  if (chosen.length === 0) {
    return `${locale}: nothing to translate${names.length > 0 ? ` in ${names.join(', ')}` : ''}. Add --all for current translations.`;
  }
  const segments = chosen.flatMap(segmentsOf);
  await writeAtomically(fromRoot(name), printPo(locale, segments));
  const open = segments.filter(({translation, isFuzzy}) => translation === undefined || isFuzzy);
  const fuzzy = open.filter(({isFuzzy}) => isFuzzy);
  const pages = chosen.filter(({key}) => key === undefined).length;
  return `${name}: ${plural(segments.length, 'segment')} of ${plural(pages, 'page')} and ${plural(chosen.length - pages, 'string')}. ${open.length} are open, ${fuzzy.length} of these with a suggestion to check ("fuzzy"). Translate them, then run \`npm run i18n import ${name}\`.`;
}

/** An entry with the translation in a file; the reason if it is not imported. */
type Imported = {readonly change: Entry} | {readonly open: string} | undefined;

function importEntry(entry: Entry, segments: readonly Segment[], {items}: PoFile): Imported {
  const accepted = segments.map(({context, english}) => {
    const item = items.get(context);
    return item?.english === english && !item.isFuzzy ? item.translation : undefined;
  });
  const isCurrent = stateOf(entry) === 'translated';
  const isSame = ({translation, isFuzzy}: Segment, index: number): boolean =>
    !isFuzzy && translation === accepted[index];
  if (accepted.every((text) => text === undefined) || (isCurrent && segments.every(isSame))) {
    return undefined;
  }
  const open = accepted.filter((text) => text === undefined).length;
  if (open > 0) {
    return {open: `${contextOf(entry)}: ${open} of ${plural(segments.length, 'segment')}`};
  }
  if (entry.key !== undefined) {
    return {change: confirmed(entry, accepted[0])};
  }
  const texts = new Map(segments.map(({unit = ''}, index) => [unit, accepted[index] ?? '']));
  return {change: confirmed(entry, fillPage(entry.english ?? '', texts, entry.translation))};
}

/** A post's file, which has the slug of its language. */
function withFileName(entry: Entry, isNew: boolean): Entry {
  const slug = entry.area === 'blog' && isNew ? /^slug: *(\S+)$/mu.exec(entry.translation ?? '')?.[1] : undefined;
  const [, date = ''] = /\/(\d{4}-\d\d-\d\d-)[^/]*$/u.exec(entry.file) ?? [];
  return slug ? {...entry, file: `${path.dirname(entry.file)}/${date}${slug}.mdx`} : entry;
}

/** What is wrong with an imported translation, with the lines of the PO file. */
function importErrors(entry: Entry, locale: Locale, name: string, file: PoFile): string[] {
  const context = contextOf(entry);
  const slug = /^slug: *(.*)$/mu.exec(entry.area === 'blog' ? (entry.translation ?? '') : '')?.[1] ?? 'slug';
  const problems = problemsOf(entry, locale);
  const unitAt = (line: number): string => {
    const unit = unitsOf(entry.translation ?? '').findLast((one) => one.line <= line);
    return `${context}#${unit?.key ?? 'title'}`;
  };
  return [
    ...problems.map(({line, what}) => {
      const place = entry.key === undefined && !what.startsWith('the page cannot') ? unitAt(line) : context;
      return `${name}:${file.lineOf(place)}: ${place}: ${what}.`;
    }),
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug)
      ? []
      : [`${name}:${file.lineOf(`${context}#slug`)}: ${context}#slug: expected lowercase letters a to z, digits and single hyphens.`]),
  ];
}

/**
 * Takes over what is translated in a PO file: all of it, or nothing if something is wrong.
 *
 * @param given the file
 * @returns a report
 * @throws UserError naming the line of each error
 */
export async function importTranslations(bundle: Spec, given: string): Promise<string> {
  const file = path.resolve(given);
  const name = path.relative(root, file);
  const text = await readIfThere(file);
  if (text === undefined) {
    throw new UserError(`There is no file ${name}. Export it with \`npm run i18n export <language>\`.`);
  }
  const poFileRead = parsePo(text, name);
  const {locale, items} = poFileRead;
  const {entries, segmentsOf} = await readSegments(bundle, locale);
  const changes: Entry[] = [];
  const open: string[] = [];
  const known = new Map<string, string>();
  for (const entry of entries) {
    const segments = segmentsOf(entry);
    segments.forEach(({context, english}) => known.set(context, english));
    const imported = importEntry(entry, segments, poFileRead);
    if (imported && 'change' in imported) {
      changes.push(withFileName(imported.change, entry.translation === undefined));
    } else if (imported) {
      open.push(imported.open);
    }
  }
  const errors = changes.flatMap((entry) => importErrors(entry, locale, name, poFileRead));
  if (errors.length > 0) {
    throw new UserError([...errors, 'Fix it and import again; nothing was changed.'].join('\n'));
  }
  await writeEntries(changes);
  const outdated = [...items].filter(([context, {english}]) => known.get(context) !== english).map(([context]) => context);
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...changes.map((entry) => `imported: ${nameOf(entry)}`),
    ...list('Open, not imported: translate them, remove the mark "fuzzy" where you checked a suggestion, and import again:', open),
    ...list('The English text has changed or is gone, not imported: export again.', outdated),
    `${name}: ${plural(changes.length, 'translation')} imported.`,
  ].join('\n');
}
