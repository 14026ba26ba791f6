import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The search index of a language in the last build.
 *
 * @param baseUrl the path that the language's pages start with
 * @returns its file, or undefined if the language was not built
 */
export function lastIndex(siteDir: string, baseUrl: string): string | undefined {
  const dir = path.join(siteDir, 'build', baseUrl);
  try {
    const name = readdirSync(dir).find((file) => /^search-index.*\.json$/u.test(file));
    return name === undefined ? undefined : path.join(dir, name);
  } catch {
    return undefined;
  }
}
