import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, posixPath} from '@docusaurus/utils';

/**
 * Docusaurus' front matter parser.
 *
 * @throws Error with file and line if the front matter isn't YAML
 */
export async function parseFrontMatter(
  page: Omit<Parameters<ParseFrontMatter>[0], 'defaultParseFrontMatter'>,
): ReturnType<ParseFrontMatter> {
  return DEFAULT_PARSE_FRONT_MATTER(page).catch((error: unknown) => {
    const {message, reason = message, mark} = error as Error & {reason?: string; mark?: {line: number}};
    const file = posixPath(path.relative(process.cwd(), page.filePath));
    const remedy = /\btab/iu.test(reason)
      ? 'Indent with spaces instead of tabs.'
      : 'Put quotes around a string that contains ": " or " #".';
    throw new Error(`${file}:${(mark?.line ?? 0) + 1}: The front matter cannot be read (${reason}). ${remedy}`);
  });
}
