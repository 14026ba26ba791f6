/** A piece of text, and whether it matches the query. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Whether a word matches the query. */
export type IsMatch = (word: string) => boolean;

/** The largest share of the excerpt before the first match if the excerpt begins with the match's sentence. */
const maxLead = 0.7;

/** The share of the excerpt before the first match if the excerpt begins in the middle of the sentence. */
const lead = 0.3;

/** A word with the apostrophes and hyphens in it. */
const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’⁠‑-]*[\p{L}\p{N}\p{M}])?/gu;

/** The space between two sentences. A period after a single letter, as in "z. B. MW", doesn't end a sentence. */
const sentenceBoundary = /(?<=(?<!(?:^|[\s.])\p{L})[.!?])\s+(?=\p{Lu})/gu;

/** The matches in a string: the positions of their first characters, and the words. */
const matchesIn = (text: string, isMatch: IsMatch): [start: number, word: string][] =>
  [...text.matchAll(wordPattern)].filter(([word]) => isMatch(word)).map(({0: word, index}) => [index, word]);

/** Splits a string into pieces, and marks the matches. */
export function mark(text: string, isMatch: IsMatch): Segment[] {
  const segments: Segment[] = [];
  let cursor = 0;
  for (const [start, word] of matchesIn(text, isMatch)) {
    segments.push({text: text.slice(cursor, start), marked: false}, {text: word, marked: true});
    cursor = start + word.length;
  }
  return [...segments, {text: text.slice(cursor), marked: false}].filter((segment) => segment.text !== '');
}

/**
 * Shortens a string to about `length` characters. The excerpt begins with the sentence that contains the first match
 * or, if the match is too far into the sentence, with the words before the match.
 */
export function shorten(text: string, isMatch: IsMatch, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const [first] = matchesIn(text, isMatch)[0] ?? [0];
  const starts = [...text.matchAll(sentenceBoundary)].map(({0: space, index}) => index + space.length);
  const start = starts.findLast((each) => each <= first) ?? 0;
  const from = first - start <= length * maxLead ? start : text.lastIndexOf(' ', first - length * lead) + 1;
  const before = from > start ? '… ' : '';
  if (text.length - from <= length) {
    return before + text.slice(from);
  }
  const part = text.slice(from, from + length);
  const words = part.replace(/[\s,;:]+\S*$/u, '');
  return `${before}${from + words.length > first ? words : part} …`;
}
