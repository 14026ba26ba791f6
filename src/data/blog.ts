import type {Locale} from '../config/locales';

/** The categories of the blog, in the order of their links. Their names are in src/blog/components/. */
export const categories = ['technical', 'business', 'announcements', 'tutorials'] as const;

/** The category of a post. */
export type Category = (typeof categories)[number];

/** The number of posts, besides the featured post, that a list shows before "Load more". */
export const postsShown = 9;

/** The number of related posts below a post. */
export const relatedPosts = 3;

/**
 * Words per minute: the means of IReST (Trauzettel-Klosinski, Dietz et al.,
 * Invest. Ophthalmol. Vis. Sci. 53(9), 2012, doi:10.1167/iovs.11-8284).
 * Portuguese was measured in Brazil. Czech and Ukrainian were not measured,
 * and use the Polish and Russian numbers. All other languages use the English number.
 */
export const wordsPerMinute: Readonly<Partial<Record<Locale, number>> & {en: number}> = {
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
