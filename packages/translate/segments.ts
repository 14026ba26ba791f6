import groupBy from 'lodash/groupBy';

import type {Locale} from '../../src/config/locales';
import {sourceHash} from '../../src/plugins/docs/sourceHash';
import type {Hashes} from '../../src/plugins/docs/translations';
import {type Entry, contextOf} from './catalog';
import {pluralCategories} from './compare';
import type {Item, PoFile} from './po';
import {type Unit, sectionOf, unitsOf} from './units';

/** A translatable part in a PO file: a string, or a unit of a page. */
export interface Segment {
  /** Its name in the PO file, the same in all languages: `code.json#nav.docs`, `docs/webhooks/index.mdx#set-up.2`. */
  readonly context: string;
  /** The key of the unit in its page. */
  readonly unit?: string;
  readonly english: string;
  /** For translators: what it is and where it is used. */
  readonly note: string;
  /** The file and, for a page, the line. */
  readonly reference: string;
  readonly translation?: string;
  /**
   * Whether the translation is a suggestion to check: it was made from a different English text or for a different
   * location.
   */
  readonly isFuzzy?: boolean;
  /** The English text that the translation was made from, if it is known. */
  readonly previous?: string;
  /** Another translation of the same text in the PO file, where the files have a current one. */
  readonly other?: string;
}

/** A translation in the files, with the hash of its English text if that is known. */
interface Known {
  readonly text: string;
  readonly kind?: string;
  readonly hash?: string;
}

const stringOf = ({translation, hash}: Entry): Known | undefined =>
  translation === undefined ? undefined : {text: translation, hash};

/** Front matter that each language sets for itself. */
const perLanguageFields = new Set(['slug', 'keywords']);

/** The state of a language's translations, by segment. */
export class Suggestions {
  /** The translations in the files by the hash of their English text. */
  private readonly memory = new Map<string, string>();
  /** The same in the PO file. */
  private readonly drafts = new Map<string, string>();
  /** English texts in the PO file, by hash. */
  private readonly english = new Map<string, string>();
  private readonly items: ReadonlyMap<string, Item>;

  /**
   * @param hashes those of the language
   * @param po what was exported or translated before
   */
  constructor(
    readonly locale: Locale,
    readonly entries: readonly Entry[],
    private readonly hashes: Hashes,
    po: Partial<Pick<PoFile, 'items' | 'earlier'>> = {},
  ) {
    this.items = new Map([...(po.earlier ?? []), ...(po.items ?? [])]);
    for (const {english, previous = english, translation, isFuzzy} of this.items.values()) {
      [previous, english].forEach((text) => this.english.set(sourceHash(text), text));
      if (!isFuzzy) {
        this.drafts.set(sourceHash(english), translation);
      }
    }
    const known = entries.flatMap((entry): Known | readonly Known[] =>
      entry.key === undefined ? this.translatedUnits(entry) : (stringOf(entry) ?? []),
    );
    for (const {text, hash} of known) {
      if (hash !== undefined) {
        this.memory.set(hash, text);
      }
    }
  }

  /** The segments of an entry, with the best existing translation of each. */
  segmentsOf(entry: Entry): Segment[] {
    const {key, source, english = '', note} = entry;
    const context = contextOf(entry);
    if (key !== undefined) {
      const plural = english.includes('|') && entry.area === 'ui';
      const forms = plural ? [`Plural forms, separated by |: ${pluralCategories(this.locale).join(' | ')}`] : [];
      const segment = {context, english, note: [note, ...forms].filter(Boolean).join('\n'), reference: source};
      return [{...segment, ...this.suggest(segment, stringOf(entry))}];
    }
    const units = unitsOf(english);
    const known = this.knownUnits(entry);
    return units.map((unit, index) => {
      const segment = {
        context: `${context}#${unit.key}`,
        unit: unit.key,
        english: unit.text,
        note: unit.kind,
        reference: `${source}:${unit.line}`,
      };
      return {...segment, ...this.suggest(segment, known[index])};
    });
  }

  /** The units of a translated page with the hashes of their English texts. */
  private translatedUnits(entry: Entry): (Unit & Known)[] {
    const sections = groupBy(unitsOf(entry.translation ?? ''), sectionOf);
    return Object.entries(sections).flatMap(([section, units]) => {
      const list = this.hashes[`${contextOf(entry)}#${section}`]?.split(' ') ?? [];
      // A section that was edited since has another number of units.
      return units.map((unit, index) => ({...unit, hash: list.length === units.length ? list[index] : undefined}));
    });
  }

  /**
   * The translation of each unit of an English page: of the same text, preferably in the same section, or else what is
   * left in the section, in order.
   */
  private knownUnits(entry: Entry): (Known | undefined)[] {
    const units = unitsOf(entry.english ?? '');
    const onPage = this.translatedUnits(entry);
    const left = groupBy(onPage, sectionOf);
    const take = (section: string, matches: (known: Known) => boolean): Known | undefined => {
      const index = left[section]?.findIndex(matches) ?? -1;
      return index < 0 ? undefined : left[section]?.splice(index, 1)[0];
    };
    const same = units.map((unit) => {
      const hash = sourceHash(unit.text);
      return take(sectionOf(unit), (known) => known.hash === hash) ?? onPage.find((known) => known.hash === hash);
    });
    return units.map((unit, index) => same[index] ?? take(sectionOf(unit), ({kind}) => kind === unit.kind));
  }

  /** The best translation of a segment. */
  private suggest(
    {context, unit = '', english}: Pick<Segment, 'context' | 'unit' | 'english'>,
    known?: Known,
  ): Partial<Segment> {
    const hash = sourceHash(english);
    const item = this.items.get(context);
    const isFilledIn = item?.english === english;
    if (known && (known.hash === hash || perLanguageFields.has(unit))) {
      const isOther = isFilledIn && item.translation !== known.text;
      return {translation: known.text, ...(isOther && {other: item.translation})};
    }
    if (isFilledIn) {
      const {translation, isFuzzy, previous} = item;
      return {translation, isFuzzy, previous};
    }
    const elsewhere = this.memory.get(hash) ?? this.drafts.get(hash);
    if (elsewhere !== undefined) {
      return {translation: elsewhere, isFuzzy: true};
    }
    if (item && !this.memory.has(sourceHash(item.english))) {
      return {translation: item.translation, isFuzzy: true, previous: item.english};
    }
    return known ? {translation: known.text, isFuzzy: true, previous: this.english.get(known.hash ?? '')} : {};
  }
}
