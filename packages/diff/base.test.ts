import {execFileSync} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {UserError, filesBelow, fingerprint, writeAtomically} from '@packages/files';
import type {Spec} from '@packages/openapi';

import {type SpecReader, readBase} from './base';

let root = '';
const file = (name: string): string => path.join(root, name);
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, GIT_COMMITTER_DATE: '2026-01-03T12:00:00Z'},
  });
const spec = (title: string): string => JSON.stringify({openapi: '3.1.0', info: {title, version: '1'}, paths: {}});

const reader = (): SpecReader => ({
  root,
  index: 'api/openapi.json',
  bundle: async (name) => {
    const text = await readFile(name, 'utf8');
    if (!text.startsWith('{')) {
      throw new UserError('It is not JSON.');
    }
    return JSON.parse(text) as Spec;
  },
});

// A repository with two commits: one without a spec and one with it.
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'base-'));
  git('init', '--quiet', '--initial-branch=main');
  await writeAtomically(file('README.md'), 'Empty.');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  git('tag', 'empty');
  await writeAtomically(file('api/openapi.json'), spec('Committed'));
  git('add', '.');
  git('commit', '--quiet', '--message=second');
});
afterAll(() => rm(root, {recursive: true, force: true}));

it('reads a revision with its date without touching the working tree', async () => {
  await writeAtomically(file('api/openapi.json'), spec('Edited'));
  const state = async (): Promise<string> =>
    (await fingerprint({files: ['api/**', '.git/index']}, root)) +
    git('status', '--porcelain') +
    git('worktree', 'list');
  const before = await state();
  const base = await readBase('HEAD', reader());
  expect(base).toMatchObject({spec: {info: {title: 'Committed'}}, date: '2026-01-03'});
  expect(base.name).toMatch(/^HEAD \([\da-f]{10}\)$/u);
  expect(await state()).toBe(before);
});

it('reads a bundled file, which has no date', async () => {
  const base = await readBase('api/openapi.json', reader());
  expect(base).toEqual({name: 'api/openapi.json', spec: JSON.parse(spec('Edited')) as Spec});
});

it.each([
  ['nope', /neither a file nor a revision/u],
  ['--output=x', /neither a file nor a revision/u],
  ['empty', /The revision empty \([\da-f]{10}\) doesn't contain api\/openapi\.json/u],
  ['api', /neither a file nor a revision/u],
  ['README.md', /--base README\.md cannot be read\. It is not JSON/u],
])('rejects %s', async (base, message) => {
  await expect(readBase(base, reader())).rejects.toThrow(message);
  expect(await filesBelow(file('x'))).toEqual([]);
});
