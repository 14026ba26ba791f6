import type {Locale} from '../../src/config/locales';
import {normalizeText} from '../../src/plugins/docs/sourceHash';
import {type Entry, stateOf} from './catalog';
import {pluralCategories} from './compare';
import type {Item} from './po';
import {type Pair, type Unit, pairUnits, unitsOf} from './units';

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
  /** The English text that the translation was made from. */
  readonly previous?: string;
}

/** The name of an entry in the PO file. */
export const contextOf = ({key, file, source}: Entry): string =>
  key === undefined ? source : `${file.split('/').slice(2).join('/')}#${key}`;

/** Front matter that each language sets for itself. */
const perLanguageFields = new Set(['slug', 'keywords']);

/** The state of a language's translations, by segment. */
export class Suggestions {
  /** Units with their translations by file, and by their key or text. */
  private readonly pairs = new Map<string, ReadonlyMap<string, Pair>>();
  private readonly memory = new Map<string, string>();

  /**
   * @param pages English pages by the hash that translations of them have
   * @param items translations that were filled in but not imported, by context
   */
  constructor(
    readonly locale: Locale,
    readonly entries: readonly Entry[],
    private readonly pages: ReadonlyMap<string, string>,
    private readonly items: ReadonlyMap<string, Item> = new Map(),
  ) {
    for (const entry of entries) {
      const {key, file, english, translation, hash = ''} = entry;
      if (english === undefined || translation === undefined) {
        continue;
      }
      const isCurrent = stateOf(entry) === 'translated';
      if (key === undefined) {
        const base = isCurrent ? english : pages.get(hash);
        const pairs = pairUnits(base ?? english, translation);
        const byKey = pairs.map((pair) => [pair.unit.key, pair] as const);
        const sure = pairs.filter(({isSure}) => isSure && base !== undefined);
        const byText = sure.map((pair) => [normalizeText(pair.unit.text), pair] as const);
        this.pairs.set(file, new Map([...byText, ...byKey]));
        byText.forEach(([text, pair]) => this.memory.set(text, pair.translation));
      } else if (isCurrent) {
        this.memory.set(normalizeText(english), translation);
      }
    }
    items.forEach((item) => this.memory.set(normalizeText(item.english), item.translation));
  }

  /** The segments of an entry, with the best existing translation of each. */
  segmentsOf(entry: Entry): Segment[] {
    const {key, source, english = '', translation, note} = entry;
    const context = contextOf(entry);
    if (key !== undefined) {
      const plural = english.includes('|') && entry.area === 'ui';
      const forms = plural ? [`Plural forms, separated by |: ${pluralCategories(this.locale).join(' | ')}`] : [];
      const segment = {context, english, note: [note, ...forms].filter(Boolean).join('\n'), reference: source};
      const current = translation === undefined ? undefined : {translation, isFuzzy: stateOf(entry) === 'stale'};
      return [{...segment, ...(this.filledIn(segment) ?? current ?? this.remembered(english))}];
    }
    return unitsOf(english).map((unit) => {
      const segment = {
        context: `${context}#${unit.key}`,
        unit: unit.key,
        english: unit.text,
        note: unit.kind,
        reference: `${source}:${unit.line}`,
      };
      return {...segment, ...(this.filledIn(segment) ?? this.inPage(entry, unit) ?? this.remembered(unit.text))};
    });
  }

  /** The translation filled in for a segment, if its English text is unchanged. */
  private filledIn({context, english}: Pick<Segment, 'context' | 'english'>): Partial<Segment> | undefined {
    const item = this.items.get(context);
    if (item === undefined) {
      return undefined;
    }
    const isSame = item.english === english;
    return isSame || !this.memory.has(normalizeText(english))
      ? {translation: item.translation, isFuzzy: item.isFuzzy || !isSame, ...(!isSame && {previous: item.english})}
      : undefined;
  }

  /**
   * The translation of a unit on its own page: of the same text, or of the text at the same position when the page was
   * translated.
   */
  private inPage(entry: Entry, unit: Unit): Partial<Segment> | undefined {
    const pairs = this.pairs.get(entry.file);
    const isKnown = stateOf(entry) === 'translated' || this.pages.has(entry.hash ?? '');
    const text = normalizeText(unit.text);
    const inPlace = pairs?.get(unit.key);
    const isSame = inPlace !== undefined && normalizeText(inPlace.unit.text) === text;
    const same = isSame ? inPlace : pairs?.get(text);
    if (inPlace && perLanguageFields.has(unit.key)) {
      return {translation: inPlace.translation};
    }
    if (isKnown && same?.isSure) {
      return {translation: same.translation};
    }
    return (
      inPlace && {
        translation: inPlace.translation,
        isFuzzy: true,
        ...(isKnown && !isSame && {previous: inPlace.unit.text}),
      }
    );
  }

  private remembered(english: string): Partial<Segment> | undefined {
    const translation = this.memory.get(normalizeText(english));
    return translation === undefined ? undefined : {translation, isFuzzy: true};
  }
}
