/** Why a string is not a volume. */
export type VolumeProblem = 'notANumber' | 'tooLarge' | 'tooSmall';

/** A volume, within its limits. */
export interface Volume {
  /** If there is a problem, the limit that the text exceeds, or the minimum. */
  readonly value: number;
  readonly problem?: VolumeProblem;
}

/** Spaces of any width, including non-breaking ones. */
const spaces = /\s+/gu;

/** Groups of three digits with a consistent separator, with or without an empty fraction. */
const grouped = /^[1-9]\d{0,2}(?<mark>[ .,'’_])\d{3}(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,]0{1,2})?$/u;

/** Digits alone, or with a fraction of one or two zeros, as in spreadsheets. */
const plain = /^\d+(?:[.,]0{1,2})?$/u;

/** A number followed by an abbreviation, in Latin or Cyrillic letters: `3m`, `1.5 Mio.`, `200k`, `200 тыс.`. */
const abbreviated = /^(?<amount>\d[\d ,.]*?) ?(?:(?<thousands>[kк]|тыс|тис)|(?<millions>[mм]|mio|mln|млн))\.?$/iu;

/** Digits with a fraction. */
const decimal = /^\d+(?:[.,]\d+)?$/u;

/**
 * Reads a number without a sign. With thousands, three digits after a separator are a group, as everywhere: `1,200k`.
 * With millions, they are a fraction: `1.250m`.
 *
 * @returns undefined if the text is not an integer
 */
function readUnsigned(text: string): number | undefined {
  const {amount = text, thousands, millions} = abbreviated.exec(text)?.groups ?? {};
  const factor = millions === undefined ? (thousands === undefined ? 1 : 1_000) : 1_000_000;
  if (millions === undefined && (grouped.test(amount) || plain.test(amount))) {
    return Number(amount.replace(/[.,]0{1,2}$/u, '').replaceAll(/\D/gu, '')) * factor;
  }
  // Rounded, because a product such as 1.1 * 1,000 is not exact.
  const value = factor > 1 && decimal.test(amount) ? Number(amount.replace(',', '.')) * factor : NaN;
  const rounded = Math.round(value * 1_000) / 1_000;
  return rounded % 1 === 0 || rounded === Infinity ? rounded : undefined;
}

/**
 * Parses a volume as people type and paste it, regardless of the page's language: `1000`, `1,000`,
 * `1.000`, `1 000` with any kind of space, `1’000`, `1,000.00`, `200k`, `1.5m`. Volumes are
 * integers, so three digits after a separator are thousands in every language. An empty string is the minimum.
 *
 * @param limits inclusive
 */
export function parseVolume(text: string, {min, max}: {min: number; max: number}): Volume {
  const trimmed = text.replaceAll(spaces, ' ').trim();
  if (trimmed === '') {
    return {value: min};
  }
  const positive = trimmed.replace(/^[-−–]\s?/u, '');
  const digits = readUnsigned(positive);
  if (digits === undefined) {
    return {value: min, problem: 'notANumber'};
  }
  const value = positive === trimmed ? digits : 0 - digits;
  if (value > max) {
    return {value: max, problem: 'tooLarge'};
  }
  return value < min ? {value: min, problem: 'tooSmall'} : {value};
}
