/** `npm run clean`: removes everything that a command can make again. */
import {rmSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
const made = [
  'build',
  '.build',
  '.docusaurus',
  'generated',
  'coverage',
  'test-results',
  path.join('node_modules', '.cache'),
];

for (const name of made) {
  rmSync(path.join(root, name), {recursive: true, force: true});
}
console.log(`Removed ${made.join(', ')}.`);
