import type {Locale} from '../../config/locales';

/** The text of a post as a reader reads it: its Markdown without code blocks, markup, URLs and comments. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^(?<fence>```+|~~~+)[^]*?^\k<fence>\s*$/gmu, ' ')
    .replaceAll(/\{\/\*[^]*?\*\/\}/gu, ' ')
    .replaceAll(/^(?:import|export)\s.*$/gmu, ' ')
    .replaceAll(/<\/?[A-Za-z][^>]*>/gu, ' ')
    .replaceAll(/\]\([^)]*\)/gu, '] ')
    .replaceAll(/https?:\/\/\S+/gu, ' ')
    .replaceAll(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gmu, ' ')
    .replaceAll(/[`*_~#>|[\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words of a text in lowercase, as the language separates them. */
export function wordsOf(text: string, iso: string): string[] {
  return [...new Intl.Segmenter(iso, {granularity: 'word'}).segment(text)]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment.toLocaleLowerCase(iso));
}

/**
 * Words per minute: the means of IReST (Trauzettel-Klosinski, Dietz et al.,
 * Invest. Ophthalmol. Vis. Sci. 53(9), 2012, doi:10.1167/iovs.11-8284).
 * Portuguese was measured in Brazil. Czech and Ukrainian were not measured and
 * have the numbers of Polish and Russian.
 */
const wordsPerMinute: Readonly<Record<Locale, number>> = {
  en: 228,
  de: 179,
  fr: 195,
  es: 218,
  it: 188,
  pt: 181,
  cs: 166,
  uk: 184,
  ru: 184,
};

/** The time it takes to read a number of words, in whole minutes, at least one. */
export function readingMinutes(words: number, locale: Locale): number {
  return Math.max(1, Math.round(words / wordsPerMinute[locale]));
}
