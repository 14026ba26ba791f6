/** Names that a generator makes up where the spec has none, or where two things of the spec have the same. */
const madeUp = /\d$|AllOf|AnyOf|OneOf|Inner/u;

/** How Orval names the type of one response of an operation, such as `sendEmailResponse202`. */
const byStatus = /Response[1-5]\d\d$/u;

/** The names among those of types and functions that no developer would choose. */
export const uglyNames = (names: readonly string[]): string[] =>
  names.filter((name) => madeUp.test(name) && !byStatus.test(name));

/** The names that a TypeScript module exports. */
export const exportedNames = (code: string): string[] =>
  [...code.matchAll(/^export (?:type|interface|const|enum|class|(?:async )?function) (\w+)/gmu)].map(
    ([, name]) => name ?? '',
  );
