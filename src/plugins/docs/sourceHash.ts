import {createHash} from 'node:crypto';

/** How many hexadecimal digits of the SHA-256 are kept: enough to tell texts apart, short enough to read past. */
const hashLength = 16;

/** Where a link in Markdown or a component leads on this site. */
const linkTarget = /(?<=\]\(|\]: |\b(?:href|to)=["'])(?:\/|\.{1,2}\/)[^\s)"']*/gu;

/**
 * A text as it counts for translators: line breaks, indentation, runs of spaces
 * and the pages that links lead to do not matter, an empty line between
 * paragraphs does.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .split(/\s*\n\s*\n\s*/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' '))
    .join('\n\n')
    .replace(linkTarget, '/');
}

/**
 * The hash that every translation keeps of the English text it was made from.
 * It changes with the words and the paragraphs and stays the same when the text
 * is only wrapped anew, so a translation is stale exactly when they differ.
 *
 * @returns 16 hexadecimal digits
 */
export function sourceHash(text: string): string {
  return createHash('sha256').update(normalizeText(text)).digest('hex').slice(0, hashLength);
}
