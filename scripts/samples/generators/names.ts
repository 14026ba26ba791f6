/** Names that a generator invents if the spec has none, or if two things in the spec have the same one. */
const madeUp = /\d$|AllOf|AnyOf|OneOf|Inner/u;

/** Orval's name for the type of a response, such as `sendEmailResponse202`. */
const byStatus = /Response[1-5]\d\d$/u;

/** The names of types and functions that no developer would choose. */
export const uglyNames = (names: readonly string[]): string[] =>
  names.filter((name) => madeUp.test(name) && !byStatus.test(name));

/** The names that a TypeScript module exports. */
export const exportedNames = (code: string): string[] =>
  [...code.matchAll(/^export (?:type|interface|const|enum|class|(?:async )?function) (\w+)/gmu)].map(
    ([, name]) => name ?? '',
  );
