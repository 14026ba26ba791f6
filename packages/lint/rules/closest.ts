/** The edit distance between two strings. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [line, character] of Array.from(a).entries()) {
    const next = [line + 1];
    for (const [index, other] of Array.from(b).entries()) {
      const [left = 0, above = 0, before = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, before + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Suggests the names that the author of an unknown name probably meant. */
export function closest(name: string, names: readonly string[]): string[] {
  const candidates = [...new Set(names)].map((other) => ({other, edits: distance(name, other)}));
  const fewest = Math.min(...candidates.map(({edits}) => edits));
  return fewest > Math.max(1, name.length / 5)
    ? []
    : candidates.filter(({edits}) => edits === fewest).map(({other}) => other);
}
