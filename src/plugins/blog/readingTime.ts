import type {Locale} from '../../config/locales';

/**
 * Words a minute of a reader who reads for sense, by language. Source: IReST,
 * Trauzettel-Klosinski and Dietz, "Standardized Assessment of Reading
 * Performance", IOVS 53 (2012), table 2. Czech and Ukrainian were not measured
 * there; they take the numbers of Polish and Russian.
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

/** How long a text of that many words takes to read, in whole minutes, at least one. */
export function readingMinutes(words: number, locale: Locale): number {
  return Math.max(1, Math.round(words / wordsPerMinute[locale]));
}
