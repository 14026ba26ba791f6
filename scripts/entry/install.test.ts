import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '@packages/files';

import {installIsComplete, nodeIsRecent} from './install.mjs';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'install-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

/** Whether an install is complete if the lock file lists `locked`, and npm has installed `installed`. */
async function complete(locked: object, installed?: object): Promise<boolean> {
  await writeAtomically(path.join(dir, 'package-lock.json'), JSON.stringify({packages: locked}));
  if (installed) {
    await writeAtomically(path.join(dir, 'node_modules', '.package-lock.json'), JSON.stringify({packages: installed}));
  }
  return installIsComplete(dir);
}

const locked = {'': {}, 'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '2.0.0', optional: true}};

it.each([
  ['nothing is installed', undefined, false],
  ['a package is missing', {'node_modules/b': {version: '2.0.0'}}, false],
  ['a package has another version', {'node_modules/a': {version: '1.0.1'}}, false],
  ['a package for another platform is absent', {'node_modules/a': {version: '1.0.0'}}, true],
  ['everything is installed', {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '2.0.0'}}, true],
])('where %s, the install is complete: %3$s', async (_name, installed, expected) => {
  expect(await complete(locked, installed)).toBe(expected);
});

it.each([
  ['20.19.0', true],
  ['20.18.9', false],
])('Node.js %s is recent enough: %s', (version, expected) => {
  expect(nodeIsRecent(version)).toBe(expected);
});
