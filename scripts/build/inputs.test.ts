import {execFileSync} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fingerprint, writeAtomically} from '@packages/files';

import type {Locale} from '../../src/config/locales';
import {localeInputs} from './inputs';

const shown: readonly Locale[] = ['en', 'de', 'uk'];
let dir = '';

const write = (file: string, content = 'a'): Promise<void> => writeAtomically(path.join(dir, file), content);
const git = (...args: string[]): void => void execFileSync('git', args, {cwd: dir, stdio: 'pipe'});

/** The languages whose pages are built again after an edit. */
async function rebuilt(work: () => unknown): Promise<readonly Locale[]> {
  const prints = (): Promise<string[]> =>
    Promise.all(shown.map(async (locale) => fingerprint(await localeInputs(locale, dir), dir)));
  const before = await prints();
  await work();
  const after = await prints();
  return shown.filter((_locale, index) => before[index] !== after[index]);
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'inputs-'));
});
afterAll(() => rm(dir, {recursive: true, force: true}));

it.each<[string, readonly Locale[]]>([
  ['docs-samples/quickstart/send.mjs', shown],
  ['docs/a.mdx', shown],
  ['anything/new.yaml', shown],
  ['scripts/build/compress.ts', shown],
  ['i18n/de/code.json', ['de']],
  ['i18n/de/docusaurus-plugin-content-blog/a.mdx', shown],
  ['generated/openapi.de.json', []],
  ['docs-samples/package-lock.json', []],
  ['tests/home.spec.ts', []],
  ['src/lib/routes.test.ts', []],
  ['packages/run-samples/index.ts', []],
  ['README.md', []],
  ['.github/workflows/check.yml', []],
])('an edit of %s rebuilds %p', async (file, locales) => {
  expect(await rebuilt(() => write(file))).toEqual(locales);
});

it('rebuilds pages when the date of their last change differs, and only those', async () => {
  await write('i18n/de/docusaurus-plugin-content-docs/current/a.mdx');
  git('init', '-q');
  const commit = (file: string): void => {
    git('add', file);
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Add a file');
  };
  expect(await rebuilt(() => commit('docs/a.mdx'))).toEqual(shown);
  expect(await rebuilt(() => commit('i18n/de'))).toEqual(['de']);
  expect(await rebuilt(() => commit('tests'))).toEqual([]);
});
