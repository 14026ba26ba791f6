/** A number with the abbreviation of its unit, or a word after a single letter and a hyphen, such as `25 MB` and `E-Mail`. */
const together =
  /\d[\s\u00a0](?:[kKMGT]?i?B|[кКМГТ]?Б|[kKMGT]?o|ms|px)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}-])\p{L}-\p{L}+/gu;

/** A part of a string: `unbroken` stays on one line. */
export interface Part {
  readonly text: string;
  readonly unbroken: boolean;
}

/** Splits text around the parts that must stay on one line. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(together)) {
    // The whole number.
    const start = match.index - (/[\d.,]*$/u.exec(text.slice(end, match.index))?.[0].length ?? 0);
    parts.push({text: text.slice(end, start), unbroken: false});
    end = match.index + match[0].length;
    parts.push({text: text.slice(start, end), unbroken: true});
  }
  parts.push({text: text.slice(end), unbroken: false});
  return parts.filter((part) => part.text !== '');
}

/** The class of code that fits on a line on a phone, but could break at a hyphen, a space or a slash. */
export function codeClass(code: string): 'unbroken' | undefined {
  return code.length <= 28 && /[-\s/]/u.test(code) ? 'unbroken' : undefined;
}
