/**
 * Light stemming for languages that lunr-languages lacks: removes inflectional
 * endings, from index and query alike, so that every form of a word finds every other.
 */

/** A language of the search. */
export interface SearchLanguage {
  /** The letters of words, as the inside of a character class. */
  readonly wordCharacters: string;
  /** Stop words, as they are typed. */
  readonly stopWords: readonly string[];
  /** The common part of all forms of a lowercase word. */
  readonly stem: (word: string) => string;
}

/** The minimum length of a stem. */
const shortestStem = 3;

/**
 * Returns a function that removes endings from a word, the longest first, as
 * long as a stem of three letters is left. It repeats, because a stem can end
 * like an ending: Czech `záznam` would lose `am`, and `záznamu` only `u`.
 *
 * @param endings separated by white space, in any order
 */
export function endingStripper(endings: string): (word: string) => string {
  const longestFirst = endings
    .trim()
    .split(/\s+/u)
    .sort((a, b) => b.length - a.length);
  const strip = (word: string): string => {
    const ending = longestFirst.find((end) => word.length - end.length >= shortestStem && word.endsWith(end));
    return ending === undefined ? word : strip(word.slice(0, -ending.length));
  };
  return strip;
}

/** Whether a term is the start of a word (`domé*`), which has no ending yet. */
export function isPrefix(term: string): boolean {
  return term.includes('*');
}
