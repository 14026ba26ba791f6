import type {Locale} from '../../config/locales';

/**
 * Words a minute, by language: the means of IReST, measured with young readers
 * with normal sight who read a paragraph in their own language aloud. Source:
 * Trauzettel-Klosinski, Dietz and the IReST Study Group, "Standardized
 * Assessment of Reading Performance: The New International Reading Speed Texts
 * IReST", Invest. Ophthalmol. Vis. Sci. 53(9), 2012, pp. 5452-5461,
 * doi:10.1167/iovs.11-8284. Whoever reads silently is a little faster: 238
 * words a minute in English non-fiction, by Brysbaert, "How many words do we
 * read per minute?", J. Mem. Lang. 109, 2019, doi:10.1016/j.jml.2019.104047.
 * Posts are technical, which slows readers down, so the slower pace fits.
 *
 * Portuguese was measured in Brazil. Czech and Ukrainian were not measured;
 * they take the numbers of Polish and Russian.
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
