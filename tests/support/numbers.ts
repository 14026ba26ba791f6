/** A number as it stands in a text, with its marks for thousands and decimals. */
const number = /\d+(?:[.,\u00a0\u202f]\d+)*/gu;

/** "1k" is how English writes a thousand in a price. */
const thousand = /\b1k\b/gu;

/** The numbers of a text, each once. */
export function numbersIn(text: string): Set<string> {
  return new Set(text.replaceAll(thousand, '').match(number) ?? []);
}

/**
 * Compares the numbers of a text with those that have to stand there.
 *
 * @param expected texts such as `$20`, as the language writes them
 * @param allowed further texts whose numbers may stand there
 * @returns one sentence for each number that is missing or not ours
 */
export function compareNumbers(text: string, expected: readonly string[], allowed: readonly string[] = []): string[] {
  const found = numbersIn(text);
  const wanted = numbersIn(expected.join('\n'));
  const fine = numbersIn(allowed.join('\n'));
  return [
    ...[...wanted].filter((value) => !found.has(value)).map((value) => `${value} is missing`),
    ...[...found]
      .filter((value) => !wanted.has(value) && !fine.has(value))
      .map((value) => `${value} is not in the data`),
  ];
}
