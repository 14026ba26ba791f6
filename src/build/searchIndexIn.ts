import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The file of the search index in a directory, or undefined if there is none. */
export function searchIndexIn(dir: string): string | undefined {
  try {
    const name = readdirSync(dir).find((file) => /^search-index.*\.json$/u.test(file));
    return name === undefined ? undefined : path.join(dir, name);
  } catch {
    return undefined;
  }
}
