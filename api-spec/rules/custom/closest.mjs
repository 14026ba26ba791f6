/** The edit distance between two strings. */
function distance(a, b) {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [line, character] of [...a].entries()) {
    const next = [line + 1];
    for (const [index, other] of [...b].entries()) {
      next.push(Math.min(next[index] + 1, row[index + 1] + 1, row[index] + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1);
}

/**
 * Suggests the names that the author of an unknown name probably meant.
 *
 * @param {string} name
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function closest(name, names) {
  const candidates = [...new Set(names)].map((other) => ({other, edits: distance(name, other)}));
  const fewest = Math.min(...candidates.map(({edits}) => edits));
  return fewest > Math.max(1, name.length / 5)
    ? []
    : candidates.filter(({edits}) => edits === fewest).map(({other}) => other);
}
