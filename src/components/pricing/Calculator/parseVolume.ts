/** Why a string isn't a volume within its limits. */
export type VolumeProblem = 'notANumber' | 'tooLarge' | 'tooSmall';

/** A number with an optional sign and Latin or Cyrillic abbreviation: `3m`, `1.5 Mio.`, `200k`, `200 тыс.`. */
const abbreviated =
  /^(?<sign>[-−–] ?)?(?<amount>.*?)(?: ?(?:(?<thousands>[kк]|тыс|тис)|(?<millions>[mм]|mio|mln|млн))\.?)?$/iu;

/** Digits, alone or in groups of three with the same separator, and optionally one or two decimals. */
const decimal = /^(?<whole>\d+|\d{1,3}(?<mark>[ .,'’_])\d{3}(?:\k<mark>\d{3})*)(?:[.,](?<fraction>\d{1,2}))?$/u;

/**
 * Parses a volume as people type and paste it, regardless of the page's language: `1000`, `1,000`,
 * `1.000`, `1 000` with any kind of space, `1’000`, `1,000.00`, `200k`, `1.5m`. Volumes are
 * integers, so three digits after a separator are thousands in every language. An empty string is the minimum.
 *
 * @param limits inclusive
 * @returns the volume, or why the string isn't one
 */
export function parseVolume(
  text: string,
  {min, max}: {min: number; max: number},
): {value?: number; problem?: VolumeProblem} {
  const trimmed = text.replaceAll(/\s+/gu, ' ').trim();
  if (trimmed === '') {
    return {value: min};
  }
  const {sign, amount = '', thousands, millions} = abbreviated.exec(trimmed)?.groups ?? {};
  const {whole, fraction = ''} = decimal.exec(amount)?.groups ?? {};
  const factor = millions === undefined ? (thousands === undefined ? 1 : 1_000) : 1_000_000;
  // Calculates in hundredths, because a product such as 1.1 * 1,000 isn't exact.
  const hundredths = Number((whole ?? '').replaceAll(/\D/gu, '') + fraction.padEnd(2, '0'));
  const size = (hundredths * factor) / 100;
  if (whole === undefined || size % 1 > 0) {
    return {problem: 'notANumber'};
  }
  const value = sign === undefined ? size : 0 - size;
  if (value > max) {
    return {problem: 'tooLarge'};
  }
  return value < min ? {problem: 'tooSmall'} : {value};
}
