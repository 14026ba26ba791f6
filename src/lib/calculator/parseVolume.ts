/** Why a string is not a volume. */
export type VolumeProblem = 'notANumber' | 'tooLarge' | 'tooSmall';

/** An integer, or why there is none. */
export type Volume = {readonly value: number} | {readonly problem: VolumeProblem};

/** Spaces of any width, including non-breaking ones. */
const spaces = /\s+/gu;

/** Groups of three digits with a consistent separator, with or without an empty fraction. */
const grouped = /^[1-9]\d{0,2}(?<mark>[ .,'’_])\d{3}(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,]0{1,2})?$/u;

/** Digits alone, or with a fraction of one or two zeros, as in spreadsheets. */
const plain = /^\d+(?:[.,]0{1,2})?$/u;

/**
 * Parses a volume as people type and paste it, whatever the language of the page: `1000`, `1,000`,
 * `1.000`, `1 000` with any kind of space, `1’000`, `1,000.00`. Volumes are integers, so three
 * digits after a separator are thousands in every language. An empty string is the minimum.
 *
 * @param limits inclusive
 */
export function parseVolume(text: string, {min, max}: {min: number; max: number}): Volume {
  const trimmed = text.replaceAll(spaces, ' ').trim();
  if (trimmed === '') {
    return {value: min};
  }
  const unsigned = trimmed.replace(/^[-−–]\s?/u, '');
  if (!grouped.test(unsigned) && !plain.test(unsigned)) {
    return {problem: 'notANumber'};
  }
  const digits = Number(unsigned.replace(/[.,]0{1,2}$/u, '').replaceAll(/\D/gu, ''));
  const value = unsigned === trimmed ? digits : 0 - digits;
  if (value > max) {
    return {problem: 'tooLarge'};
  }
  return value < min ? {problem: 'tooSmall'} : {value};
}
