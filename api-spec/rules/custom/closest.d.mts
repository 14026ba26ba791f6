/** The names that somebody may have meant who wrote another one. */
export function closest(name: string, names: readonly string[]): string[];
