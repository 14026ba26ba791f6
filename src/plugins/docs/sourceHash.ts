import {createHash} from 'node:crypto';

/**
 * The number of hexadecimal digits of the SHA-256 that are kept: enough to distinguish texts, and
 * short enough not to distract.
 */
const hashLength = 16;

/** The target of a link in Markdown or a component on this site. */
const linkTarget = /(?<=\]\(|\]: |\b(?:href|to)=["'])(?:\/|\.{1,2}\/)[^\s)"']*/gu;

/**
 * Normalizes a text for comparison: line breaks, indentation, repeated spaces and the targets of links do not matter, but an empty line between paragraphs does.
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
 * The hash of the English text that a translation was made from. It changes with words and
 * paragraphs, but not if the text is only rewrapped, so a translation is stale exactly if the
 * hashes differ.
 *
 * @returns 16 hexadecimal digits
 */
export function sourceHash(text: string): string {
  return createHash('sha256').update(normalizeText(text)).digest('hex').slice(0, hashLength);
}
