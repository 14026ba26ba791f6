/**
 * Light stemming for the search, in the languages that lunr-languages lacks:
 * takes case endings off, so that every form of a word finds every other. It
 * works on index and query alike, so a stem need not be a word.
 */

/** What the search has to know of a language. */
export interface SearchLanguage {
  /** The letters of words, as the inside of a character class. */
  readonly wordCharacters: string;
  /** Words that say nothing about a page, as they are typed. */
  readonly stopWords: readonly string[];
  /** The part that all forms of a word share; takes a lower-case word. */
  readonly stem: (word: string) => string;
}

/** The fewest letters that are left of a word. */
const shortestStem = 3;

/**
 * Makes a function that takes endings off a word, the longest first, as long as
 * a stem of three letters is left. It goes on until none is left, because the
 * last letters of a stem can look like an ending, too: Czech `záznam` would lose
 * its `am`, and `záznamu` only its `u`.
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
