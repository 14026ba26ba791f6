import {hash} from 'node:crypto';
import path from 'node:path';

import {UserError, parseJson, readIfThere} from '@packages/files';

/**
 * The number of hexadecimal digits of the SHA-256 that are kept: enough to distinguish strings, and
 * short enough not to distract.
 */
const hashLength = 16;

/** The target of a link in Markdown or a component on this site. */
const linkTarget = /(?<=\]\(|\]: |\b(?:href|to)=["'])(?:\/|\.{1,2}\/)[^\s)"']*/gu;

/**
 * Normalizes a string for comparison: line breaks, indentation, repeated spaces, and the targets of links do not matter, but an empty line between paragraphs does.
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
  return hash('sha256', normalizeText(text)).slice(0, hashLength);
}

/**
 * The hashes ({@link sourceHash}) of the English text that a language's translations were made from. The key of a page is
 * the name of its English file, such as `docs/limits.mdx`; that of a string is its file and key, such as
 * `code.json#nav.docs`. Under the name of a section, such as `docs/limits.mdx#daily`, are the hashes of its segments,
 * separated by spaces.
 */
export type Hashes = Readonly<Record<string, string>>;

/**
 * Reads the hashes of a language from its `hashes.json`; none if there is no file.
 *
 * @throws UserError with the file and line if it is not JSON
 */
export async function readHashes(file: string): Promise<Hashes> {
  const text = (await readIfThere(file)) ?? '{}';
  try {
    return parseJson(text, path.relative('', file)) as Hashes;
  } catch (error) {
    throw new UserError(`${(error as Error).message} Restore the file from Git.`);
  }
}

/** Whether an English text has not changed since it was translated, even if its name has. */
export const isCurrent = (hashes: Hashes, name: string, hash: string): boolean =>
  name in hashes ? hashes[name] === hash : Object.values(hashes).includes(hash);
