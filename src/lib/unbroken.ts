/** The space or hyphen in a number with the abbreviation of its unit, or after the first letter of a word: `25 MB`, `E-Mail`. */
const together =
  /(?<=\d)\s(?=(?:[kKMGT]?i?B|[кКМГТ]?Б|[kKMGT]?o|ms|px)(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}-])\p{L})-(?=\p{L})/gu;

/** Text that doesn't wrap between a number and its unit, or within a word such as `E-Mail`. */
export const unbroken = (text: string): string =>
  text.replace(together, (separator) => (separator === '-' ? '-\u2060' : '\u00a0'));

/** The class of code that fits on a line on a phone, but could break at a hyphen, a space, or a slash. */
export function codeClass(code: string): 'unbroken' | undefined {
  return code.length <= 28 && /[-\s/]/u.test(code) ? 'unbroken' : undefined;
}
