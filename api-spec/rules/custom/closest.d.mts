/** Suggests the names that the author of an unknown name probably meant. */
export function closest(name: string, names: readonly string[]): string[];
