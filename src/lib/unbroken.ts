/** The space between a number and an abbreviated unit (`25 MB`), or the hyphen after a single letter (`E-Mail`). */
const together =
  /(?<=\d)\s(?=(?:[kKMGT]?i?B|[кКМГТ]?Б|[kKMGT]?o|ms|px)(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}-])\p{L})-(?=\p{L})/gu;

/** Text that doesn't wrap between a number and its unit, or within a word such as `E-Mail`. */
export const unbroken = (text: string): string =>
  text.replace(together, (separator) => (separator === '-' ? '-\u2060' : '\u00a0'));

/** The class of code that fits on a line on a phone, but could break at a hyphen, a space, or a slash. */
export function codeClass(code: string): 'unbroken' | undefined {
  return code.length <= 28 && /[-\s/]/u.test(code) ? 'unbroken' : undefined;
}
