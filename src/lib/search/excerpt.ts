/** A piece of text, and whether it matches the query. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** The position of a match: the index of its first character and its length. */
export type Position = readonly [start: number, length: number];

/** The share of the excerpt before the first match. */
const lead = 0.3;

/** The end of the last whole word before `limit`, or `limit` within a very long word. */
function wordEnd(text: string, limit: number): number {
  if (limit >= text.length) {
    return text.length;
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
 * shortened around its first match, at word boundaries, with ellipses for omitted parts.
 */
export function excerpt(text: string, positions: readonly Position[], length: number): Segment[] {
  const marks = inOrder(positions.map((position) => withoutPunctuation(text, position))).filter(([, size]) => size > 0);
  const first = marks[0]?.[0] ?? 0;
  const from = text.length <= length ? 0 : wordStart(text, Math.round(first - length * lead), first);
  const to = wordEnd(text, from + length);

  const segments: Segment[] = [];
  const add = (piece: string, marked: boolean): void => {
    if (piece !== '') {
      segments.push({text: piece, marked});
    }
  };
  let cursor = from;
  add(from > 0 ? '… ' : '', false);
  for (const [start, size] of marks) {
    if (start < to) {
      const end = Math.min(start + size, to);
      add(text.slice(cursor, start), false);
      add(text.slice(start, end), true);
      cursor = end;
    }
  }
  add(text.slice(cursor, to), false);
  add(to < text.length ? ' …' : '', false);
  return segments;
}
