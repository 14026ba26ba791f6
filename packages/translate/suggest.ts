import groupBy from 'lodash/groupBy';

import {pluralCategories} from './compare';
import {type Entry, contextOf} from './entries';
import {type Hashes, sourceHash} from './hashes';
import type {Item, PoFile} from './po';
import {type Segment, sectionOf, segmentsOf} from './segments';

/** An existing translation, with the hash of its English text if it is known. */
interface Known {
  readonly text: string;
  readonly hash?: string;
}

/** Whether a value is front matter that isn't a translation of the English value. */
const isPerLanguage = (context: string): boolean => /#(?:slug|keywords)$/u.test(context);

/** The segments of a translated page, with the hashes of their English text. */
function segmentsIn({source, translation = ''}: Entry, hashes: Hashes): (Segment & Known)[] {
  return Object.entries(groupBy(segmentsOf(translation), sectionOf)).flatMap(([section, segments]) => {
    const list = hashes[`${source}#${section}`]?.split(' ') ?? [];
    // The hashes don't apply to a section that now has a different number of segments.
    return segments.map((segment, index) => ({
      ...segment,
      hash: list.length === segments.length ? list[index] : undefined,
    }));
  });
}

/** Finds the translation of each English segment: that of the same text, or else the one in the same position. */
function matchSegments(segments: readonly Segment[], onPage: readonly (Segment & Known)[]): (Known | undefined)[] {
  const byHash = groupBy(onPage, 'hash');
  const same = segments.map(({key, text}) => {
    const equal = byHash[sourceHash(text)] ?? [];
    return equal.find((known) => known.key === key) ?? equal[0];
  });
  const left = onPage.filter((known) => !same.includes(known));
  return segments.map(
    ({key, note}, index) => same[index] ?? left.find((known) => known.key === key && known.note === note),
  );
}

/**
 * The items of each entry of a language, with the best existing translations.
 *
 * @param items the items of an earlier export
 */
export function suggestItems(
  locale: string,
  entries: readonly Entry[],
  hashes: Hashes,
  items: PoFile['items'] = new Map(),
): Map<Entry, Item[]> {
  /** The earlier items by the hash of their English text, which may have moved. */
  const drafts = new Map([...items.values()].map((item) => [sourceHash(item.english), item]));

  const suggest = (context: string, english: string, known?: Known): Partial<Item> => {
    const hash = sourceHash(english);
    if (known && (known.hash === hash || isPerLanguage(context))) {
      return {translation: known.text};
    }
    const item = items.get(context);
    if (item?.english === english) {
      return {translation: item.translation, isFuzzy: item.isFuzzy};
    }
    const {translation} = drafts.get(hash) ?? item ?? {translation: known?.text};
    return translation === undefined ? {} : {translation, isFuzzy: true};
  };

  const itemsOf = (entry: Entry): Item[] => {
    const {key, kind, source, english = '', note, translation, hash} = entry;
    const context = contextOf(entry);
    if (key !== undefined) {
      const plural = english.includes('|') && kind === 'ui';
      const forms = plural ? [`Plural forms, separated by |: ${pluralCategories(locale).join(' | ')}`] : [];
      const notes = [note, ...forms].filter(Boolean).join('\n');
      const known = translation === undefined ? undefined : {text: translation, hash};
      return [{context, english, note: notes, reference: source, ...suggest(context, english, known)}];
    }
    const segments = segmentsOf(english);
    const matches = matchSegments(segments, segmentsIn(entry, hashes));
    return segments.map(({key: name, text, note: what, line}, index) => {
      const item = {context: `${context}#${name}`, english: text, note: what, reference: `${source}:${line}`};
      return {...item, ...suggest(item.context, text, matches[index])};
    });
  };
  return new Map(entries.map((entry) => [entry, itemsOf(entry)]));
}
