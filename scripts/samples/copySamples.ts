import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '../lib/fingerprint';

/** Copies a file or a directory, and changes its text, such as the API's origin. */
export async function copySamples(from: string, to: string, change: (text: string) => string): Promise<void> {
  await cp(from, to, {recursive: true});
  for (const file of await filesBelow(from)) {
    const copy = path.join(to, path.relative(from, file));
    const text = await readFile(copy, 'utf8');
    const changed = change(text);
    if (changed !== text) {
      await writeFile(copy, changed);
    }
  }
}
