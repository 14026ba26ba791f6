import groupBy from 'lodash/groupBy';

import {pluralCategories} from './compare';
import {type Entry, contextOf} from './entries';
import {type Hashes, sourceHash} from './hashes';
import type {Item, PoFile} from './po';
import {type Segment, sectionOf, segmentsOf} from './segments';

/** A translation in the files, with the hash of its English text if that is known. */
interface Known extends Pick<Segment, 'text'>, Partial<Pick<Segment, 'key' | 'note'>> {
  readonly hash?: string;
}

/** Front matter that each language sets for itself. */
const isPerLanguage = (context: string): boolean => /#(?:slug|keywords)$/u.test(context);

/** The translations in the files of an entry, one for each segment of a page. */
function translationsOf(entry: Entry, hashes: Hashes): Known[] {
  const {key, translation, hash} = entry;
  if (translation === undefined) {
    return [];
  }
  return key !== undefined
    ? [{text: translation, hash}]
    : Object.entries(groupBy(segmentsOf(translation), sectionOf)).flatMap(([section, segments]) => {
        const list = hashes[`${contextOf(entry)}#${section}`]?.split(' ') ?? [];
        // A section that has been edited since then has a different number of segments.
        return segments.map((segment, index) => ({
          ...segment,
          hash: list.length === segments.length ? list[index] : undefined,
        }));
      });
}

/**
 * The translation of each segment of an English page: of the same text, preferably in the same section, or else what is
 * left in the section, in order.
 */
function matchSegments(segments: readonly Segment[], onPage: readonly Known[]): (Known | undefined)[] {
  const left = groupBy(onPage, ({key = ''}) => sectionOf({key}));
  const take = (section: string, matches: (known: Known) => boolean): Known | undefined => {
    const index = left[section]?.findIndex(matches) ?? -1;
    return index < 0 ? undefined : left[section]?.splice(index, 1)[0];
  };
  const same = segments.map((segment) => {
    const hash = sourceHash(segment.text);
    return take(sectionOf(segment), (known) => known.hash === hash) ?? onPage.find((known) => known.hash === hash);
  });
  return segments.map((segment, index) => same[index] ?? take(sectionOf(segment), ({note}) => note === segment.note));
}

/**
 * The items of each entry in a PO file, with the best existing translation of each.
 *
 * @param entries all entries of a language, whose translations are suggested for equal strings
 * @param hashes those of the language
 * @param po the earlier exports and translations
 */
export function suggestItems(
  locale: string,
  entries: readonly Entry[],
  hashes: Hashes,
  po: Partial<Pick<PoFile, 'items' | 'earlier'>> = {},
): Map<Entry, Item[]> {
  const items = new Map([...(po.earlier ?? []), ...(po.items ?? [])]);
  /** English strings in the PO file, and their translations, by hash. */
  const englishTexts = new Map<string, string>();
  const drafts = new Map<string, string>();
  for (const {english, previous = english, translation = '', isFuzzy} of items.values()) {
    [previous, english].forEach((text) => englishTexts.set(sourceHash(text), text));
    if (!isFuzzy) {
      drafts.set(sourceHash(english), translation);
    }
  }
  const translations = new Map(entries.map((entry) => [entry, translationsOf(entry, hashes)]));
  /** The translations in the files by the hash of their English text. */
  const memory = new Map(
    [...translations.values()].flat().flatMap(({hash, text}) => (hash === undefined ? [] : [[hash, text] as const])),
  );

  const suggest = (context: string, english: string, known?: Known): Partial<Item> => {
    const hash = sourceHash(english);
    const item = items.get(context);
    const isFilledIn = item?.english === english;
    if (known && (known.hash === hash || isPerLanguage(context))) {
      const isOther = isFilledIn && item.translation !== known.text;
      return {translation: known.text, ...(isOther && {other: item.translation})};
    }
    if (isFilledIn) {
      const {translation, isFuzzy, previous} = item;
      return {translation, isFuzzy, previous};
    }
    const elsewhere = memory.get(hash) ?? drafts.get(hash);
    if (elsewhere !== undefined) {
      return {translation: elsewhere, isFuzzy: true};
    }
    if (item && !memory.has(sourceHash(item.english))) {
      return {translation: item.translation, isFuzzy: true, previous: item.english};
    }
    return known ? {translation: known.text, isFuzzy: true, previous: englishTexts.get(known.hash ?? '')} : {};
  };

  const itemsOf = (entry: Entry): Item[] => {
    const {key, kind, source, english = '', note} = entry;
    const context = contextOf(entry);
    const known = translations.get(entry) ?? [];
    if (key !== undefined) {
      const plural = english.includes('|') && kind === 'ui';
      const forms = plural ? [`Plural forms, separated by |: ${pluralCategories(locale).join(' | ')}`] : [];
      const notes = [note, ...forms].filter(Boolean).join('\n');
      return [{context, english, note: notes, reference: source, ...suggest(context, english, known[0])}];
    }
    const segments = segmentsOf(english);
    const matches = matchSegments(segments, known);
    return segments.map(({key: name, text, note: what, line}, index) => {
      const item = {context: `${context}#${name}`, english: text, note: what, reference: `${source}:${line}`};
      return {...item, ...suggest(item.context, text, matches[index])};
    });
  };
  return new Map(entries.map((entry) => [entry, itemsOf(entry)]));
}
