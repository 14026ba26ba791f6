import {distance} from 'fastest-levenshtein';

/** Suggests the names that the author of an unknown name probably meant. */
export function closest(name: string, names: readonly string[]): string[] {
  const candidates = [...new Set(names)].map((other) => ({other, edits: distance(name, other)}));
  const fewest = Math.min(...candidates.map(({edits}) => edits));
  return fewest > Math.max(1, name.length / 5)
    ? []
    : candidates.filter(({edits}) => edits === fewest).map(({other}) => other);
}
