/** A number in text, with its separators for thousands and decimals. */
const number = /\d+(?:[.,\u00a0\u202f]\d+)*/gu;

/** English writes "1k" for a thousand in prices. */
const thousand = /\b1k\b/gu;

function numbersIn(text: string): Set<string> {
  return new Set(text.replaceAll(thousand, '').match(number) ?? []);
}

/**
 * Compares the numbers in a string with those expected.
 *
 * @param expected strings such as `$20`, formatted for the language
 * @param allowed strings whose numbers may appear
 * @returns one line for each number that is missing or unexpected
 */
export function compareNumbers(text: string, expected: readonly string[], allowed: readonly string[] = []): string[] {
  const found = numbersIn(text);
  const required = numbersIn(expected.join('\n'));
  const known = numbersIn([...expected, ...allowed].join('\n'));
  return [
    ...[...required].filter((value) => !found.has(value)).map((value) => `${value} is missing`),
    ...[...found].filter((value) => !known.has(value)).map((value) => `${value} is not in the data`),
  ];
}
