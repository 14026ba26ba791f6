import path from 'node:path';

import type {Description} from '../../../src/openapi/types';
import {defaultLocale} from '../../../src/config/locales';
import type {SpecDownload} from '../../../src/config/publishedFiles';
import {operationsByTag} from '../../../src/openapi/operations';
import {UserError, errorCode} from '../../lib/fail';
import {writeAtomically} from '../../lib/files';
import {publishedFile} from './index';

/** A size for a person: whole kilobytes. */
const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1000)} kB`;

/**
 * Writes published files of the English description into a folder; nothing where one of them cannot be made.
 *
 * @returns a line for the terminal that says what was written
 * @throws UserError where the folder cannot be written to
 */
export async function writePublishedFiles(
  names: readonly SpecDownload[],
  description: Description,
  dir: string,
): Promise<string> {
  const contents = await Promise.all(
    names.map(async (name) => [name, await publishedFile(name, description, defaultLocale)] as const),
  );
  const shown = (name: string): string => path.relative(process.cwd(), path.join(dir, name));
  try {
    for (const [name, content] of contents) {
      await writeAtomically(path.join(dir, name), content);
    }
  } catch (error) {
    throw new UserError(
      `Cannot write to ${path.relative(process.cwd(), dir) || '.'}: ${errorCode(error) ?? String(error)}. Name a folder that you may write to with --out.`,
    );
  }
  const operations = [...operationsByTag(description).values()].flat().length;
  const files = contents.map(([name, content]) => `${shown(name)} (${kilobytes(content)})`).join(' and ');
  return `Wrote ${files}: ${operations} operations.`;
}
