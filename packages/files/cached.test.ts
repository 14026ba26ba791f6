import {mkdtemp, rm, utimes} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {cached, fingerprint} from './cached';
import {writeAtomically} from './files';
import {fromRoot} from './paths';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'cached-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

const write = (name: string, content: string): Promise<void> => writeAtomically(path.join(dir, name), content);

/** The fingerprint of the files in a directory. */
const print = (values: string[] = []): Promise<string> => fingerprint({files: ['in/**', '!**/*.test.*'], values}, dir);

it('notices names, contents, removed files and values, but not times, packages and excluded files', async () => {
  await write('in/a.ts', '1');
  await write('in/b.ts', '2');
  const first = await print();
  await utimes(path.join(dir, 'in/a.ts'), new Date(0), new Date(0));
  await write('in/node_modules/b/index.js', '3');
  await write('in/a.test.ts', '4');
  expect(await print()).toBe(first);

  await write('in/a.ts', '12');
  await write('in/b.ts', '');
  const moved = await print();
  await rm(path.join(dir, 'in/b.ts'));
  const prints = [first, moved, await print(), await print(['v2'])];
  expect(new Set(prints).size).toBe(prints.length);
});

describe('a cached result', () => {
  const file = `node_modules/.cache/cached-test-${process.pid}`;
  afterEach(() => rm(fromRoot(file), {force: true}));

  it('is computed again only if an input changed', async () => {
    const work = jest.fn(() => Promise.resolve('result\n'));
    const results = [];
    for (const version of ['1', '1', '2']) {
      results.push(await cached(file, {files: [], values: [version]}, work));
    }
    expect(results).toEqual(['result\n', 'result\n', 'result\n']);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
