/** A piece of text, and whether it matches the query. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** The position of a match: the index of its first character and its length. */
export type Position = readonly [start: number, length: number];

/** The share of the excerpt before the first match, in the middle of a long sentence. */
const lead = 0.3;

/** The largest share of the excerpt before the end of the first match, in a sentence shown from its start. */
const maxLead = 0.8;

/** The smallest share of the excerpt that whole sentences fill; otherwise it ends with a part of one. */
const minSentences = 0.4;

/** The share of the excerpt at its end that is dropped to end with a clause. */
const maxClause = 0.3;

/** The positions after the last character of each sentence. The period of a single letter, as in "z. B. MW", ends none. */
const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(/(?<!(?:^|[\s.])\p{L})[.!?](?=\s+\p{Lu}|\s*$)/gu)].map(({index}) => index + 1);

/** The end of the last clause or whole word before `limit`, but not before `earliest`, or `limit` within a very long word. */
function wordEnd(text: string, limit: number, earliest: number): number {
  if (limit >= text.length) {
    return text.length;
  }
  const clause = text.slice(0, limit).search(/[,;:](?=\s[^,;:]*$)/u);
  if (clause >= earliest) {
    return clause;
  }
  const space = text.lastIndexOf(' ', limit);
  return space > limit - 30 && space > 0 ? space : limit;
}

/** The start of the first whole word from `limit` on, but not after `latest`. */
function wordStart(text: string, limit: number, latest: number): number {
  if (limit <= 0) {
    return 0;
  }
  const space = text.indexOf(' ', limit);
  return space === -1 || space >= latest ? latest : space + 1;
}

/** The start of the sentence that contains a position. The period of a single letter, as in "z. B. MW", ends none. */
function sentenceStart(text: string, position: number): number {
  const ends = [...text.slice(0, position + 1).matchAll(/(?<!(?:^|[\s.])\p{L})[.!?]\s+(?=\p{Lu})/gu)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The end of the last whole sentence between two positions, if there is one. */
function sentenceEnd(text: string, from: number, to: number): number | undefined {
  return sentenceEnds(text).findLast((end) => end > from && end <= to);
}

/** A text up to the end of the sentence with the last match, but at least `least` characters: what follows is about something else. */
export function throughLastMatch(text: string, positions: readonly Position[], least: number): string {
  const last = Math.max(...positions.map(([start, length]) => start + length));
  const end = sentenceEnds(text).find((each) => each >= Math.max(last, least));
  return positions.length === 0 || end === undefined ? text : text.slice(0, end);
}

/** A match without surrounding punctuation, which lunr includes in the word. */
function withoutPunctuation(text: string, [start, length]: Position): Position {
  const word = text.slice(start, start + length);
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
  return [start + word.length - bare.length, bare.replace(/[^\p{L}\p{N}]+$/u, '').length];
}

/** Positions in order, without those that overlap an earlier one. */
function inOrder(positions: readonly Position[]): Position[] {
  const sorted = [...positions].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let end = 0;
  return sorted.filter(([start, length]) => {
    const fits = start >= end;
    if (fits) {
      end = start + length;
    }
    return fits;
  });
}

/**
 * Splits a text into pieces and marks the matches. A text longer than `length` characters is
 * shortened to the sentences around its first match or, if they are too long, to whole words with ellipses.
 */
export function excerpt(text: string, positions: readonly Position[], length: number): Segment[] {
  const marks = inOrder(positions.map((position) => withoutPunctuation(text, position))).filter(([, size]) => size > 0);
  const [first, size] = marks[0] ?? [0, 0];
  const isShort = text.length <= length;
  const sentence = isShort ? 0 : sentenceStart(text, first);
  const startsSentence = first + size - sentence <= length * maxLead;
  const from = startsSentence ? sentence : wordStart(text, Math.round(first - length * lead), first);
  const lastSentence = isShort
    ? undefined
    : sentenceEnd(text, Math.max(first + size, from + length * minSentences), from + length);
  const to = lastSentence ?? wordEnd(text, from + length, Math.max(first + size, from + length * (1 - maxClause)));

  const segments: Segment[] = [];
  const add = (piece: string, marked: boolean): void => {
    if (piece !== '') {
      segments.push({text: piece, marked});
    }
  };
  let cursor = from;
  add(startsSentence ? '' : '… ', false);
  for (const [start, extent] of marks) {
    if (start >= from && start < to) {
      const end = Math.min(start + extent, to);
      add(text.slice(cursor, start), false);
      add(text.slice(start, end), true);
      cursor = end;
    }
  }
  add(text.slice(cursor, to), false);
  add(to < text.length && lastSentence === undefined ? ' …' : '', false);
  return segments;
}
