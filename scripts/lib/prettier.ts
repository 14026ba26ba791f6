import {spawn} from 'node:child_process';
import path from 'node:path';

import {root} from './paths';

/**
 * Formats a text as `npm run format` would, before it is written.
 *
 * @param file where it is going to be, from the repository's root: the settings follow from it
 * @throws Error with what Prettier says of a text that it cannot read
 */
export function formatted(file: string, text: string): Promise<string> {
  const bin = path.join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, '--stdin-filepath', file], {cwd: root});
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve(output);
      } else {
        reject(new Error(`${file} could not be formatted: ${complaint}`));
      }
    });
    child.stdin.end(text);
  });
}
