import {hash} from 'node:crypto';
import path from 'node:path';

import {UserError, parseJson, readIfThere} from '@packages/files';

/** The target of a link within this site, in Markdown or in a component. */
const linkTarget = /(?<=\]\(|\]: |\b(?:href|to)=["'])(?:\/|\.{1,2}\/)[^\s)"']*/gu;

/**
 * The hash of the English text that a translation was made from: 16 hexadecimal digits. It depends on words and
 * paragraphs, but not on line breaks, indentation, and the targets of links. A translation is stale if the hashes
 * differ.
 */
export function sourceHash(text: string): string {
  const normalized = text
    .normalize('NFC')
    .trim()
    .split(/\s*\n\s*\n\s*/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' '))
    .join('\n\n')
    .replace(linkTarget, '/');
  return hash('sha256', normalized).slice(0, 16);
}

/**
 * The hashes ({@link sourceHash}) of the English text that a language's translations were made from. The key is the
 * name of the English file for a page, such as `docs/limits.mdx`, or the file and the string's key for a string, such
 * as `code.json#nav.docs`. For a section, such as `docs/limits.mdx#daily`, the value lists the hashes of its segments,
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

/** Whether English text hasn't changed since it was translated, even if its name has. */
export const isCurrent = (hashes: Hashes, name: string, hash: string): boolean =>
  name in hashes ? hashes[name] === hash : Object.values(hashes).includes(hash);
