import {execFileSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {UserError, filesBelow, fingerprint, fromRoot, writeAtomically} from '@packages/files';

import {readBase} from './base';

let dir = '';
const file = (name: string): string => path.join(dir, name);
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {cwd: dir, encoding: 'utf8'});

// A repository with two commits: one without a spec and one with it.
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'base-'));
  git('init', '--quiet', '--initial-branch=main');
  await writeAtomically(file('README.md'), 'Empty.');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  git('tag', 'empty');
  cpSync(fromRoot('api-spec'), file('api-spec'), {recursive: true});
  await rm(file('api-spec/changelog'), {recursive: true, force: true});
  await writeAtomically(file('api-spec/changelog/2026-01-02.yaml'), 'changes: [{kind: fixed, description: Text.}]');
  git('add', '.');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message=second'], {
    cwd: dir,
    env: {...process.env, GIT_COMMITTER_DATE: '2026-01-03T12:00:00Z'},
  });
});
afterAll(() => rm(dir, {recursive: true, force: true}));

it('reads a revision with its date and changelog without touching the working tree', async () => {
  const edited = file('api-spec/openapi.yaml');
  await writeFile(edited, (await readFile(edited, 'utf8')).replace('title: Mailwren API', 'title: Edited'));
  const state = async (): Promise<string> =>
    (await fingerprint({files: ['api-spec/**', '.git/index']}, dir)) +
    git('status', '--porcelain') +
    git('worktree', 'list');
  const before = await state();
  const {name, spec, date, changelog} = await readBase('HEAD', dir);
  expect(spec.info.title).toBe('Mailwren API');
  expect([date, changelog.map((entry) => entry.date)]).toEqual(['2026-01-03', ['2026-01-02']]);
  expect(name).toMatch(/^HEAD \([\da-f]{10}\)$/u);
  expect(await state()).toBe(before);
});

it('reads a bundled file', async () => {
  const bundle = {openapi: '3.1.0', info: {title: 'Bundle', version: '1'}, paths: {}};
  await writeAtomically(file('bundle.json'), JSON.stringify(bundle));
  const {spec, date, changelog} = await readBase('bundle.json', dir);
  expect([spec.info.title, date, changelog]).toEqual(['Bundle', undefined, []]);
});

it.each([
  ['nope', /neither a file nor a revision/u],
  ['--output=x', /neither a file nor a revision/u],
  ['empty', /The revision empty \([\da-f]{10}\) has no api-spec\/openapi\.yaml/u],
  ['api-spec', /is a directory/u],
  ['README.md', /--base README\.md cannot be read/u],
])('rejects %s', async (base, message) => {
  const error: unknown = await readBase(base, dir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  expect((error as Error).message).toMatch(message);
  expect(await filesBelow(file('x'))).toEqual([]);
});
