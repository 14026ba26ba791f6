import {execFileSync} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Locale} from '../../src/config/locales';
import {writeAtomically} from '../lib/files';
import {root} from '../lib/paths';
import {localeFingerprint, localeInputs} from './inputs';

const shown: readonly Locale[] = ['en', 'de', 'uk'];
let dir = '';

const write = (file: string, content = 'a'): Promise<void> => writeAtomically(path.join(dir, file), content);
const git = (...args: string[]): void => void execFileSync('git', args, {cwd: dir, stdio: 'pipe'});

/** The languages whose fingerprint changes with an edit. */
async function rebuilt(work: () => unknown): Promise<readonly Locale[]> {
  const prints = (): Promise<string[]> => Promise.all(shown.map((locale) => localeFingerprint(dir, locale)));
  const before = await prints();
  await work();
  const after = await prints();
  return shown.filter((_locale, index) => before[index] !== after[index]);
}

const cases: readonly [string, readonly Locale[]][] = [
  ['docs-samples/quickstart/send.mjs', shown],
  ['docs/a.mdx', shown],
  ['src/plugins/new/index.ts', shown],
  ['static/img/new.svg', shown],
  ['anything/new.yaml', shown],
  ['docs-samples/package-lock.json', []],
  ['package-lock.json', shown],
  ['generated/code.json', shown],
  ['i18n/de/code.json', ['de']],
  ['i18n/de/docusaurus-plugin-content-blog/post.mdx', ['de']],
  ['generated/reference/de/api/page.api.mdx', ['de']],
  ['generated/openapi.de.json', ['de']],
  ['generated/bodies/en/page.json', ['en']],
  ['blog/post.mdx', shown],
  ['docs-samples/webhooks/verify.test.mjs', shown],
  ['docs-samples/node_modules/a/index.js', []],
  ['tests/home.spec.ts', []],
  ['src/lib/routes.test.ts', []],
  ['scripts/build/merge.ts', []],
  ['README.md', []],
  ['docs/README.md', []],
  ['.github/workflows/check.yml', []],
  ['eslint.config.mjs', []],
  ['generated/stamp', []],
  ['debug.log', []],
];

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'inputs-'));
  await write('.gitignore', 'node_modules/\n/generated/\n*.log\n');
  await Promise.all(cases.map(([file]) => write(file)));
});
afterAll(() => rm(dir, {recursive: true, force: true}));

describe('the files that pages depend on', () => {
  let inputs: string[][] = [];
  beforeAll(async () => {
    inputs = await Promise.all(shown.map((locale) => localeInputs(dir, locale)));
  });

  it.each(cases)('include %s for %p', (file, locales) => {
    expect(shown.filter((_locale, index) => inputs[index]?.includes(file))).toEqual(locales);
  });
});

it('rebuilds the languages that depend on an edited, deleted or new file', async () => {
  expect(await rebuilt(() => write('i18n/de/code.json', 'edited'))).toEqual(['de']);
  expect(await rebuilt(() => rm(path.join(dir, 'blog/post.mdx')))).toEqual(shown);
  expect(await rebuilt(() => write('static/img/other.svg'))).toEqual(shown);
  expect(await rebuilt(() => write('tests/home.spec.ts', 'edited'))).toEqual([]);
});

it('rebuilds pages when the date of their last change differs, and only those', async () => {
  await write('i18n/de/docusaurus-plugin-content-docs/current/a.mdx');
  await write('tests/a.spec.ts');
  git('init', '-q');
  const commit = (file: string): void => {
    git('add', file);
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Add a file');
  };
  expect(await rebuilt(() => commit('docs/a.mdx'))).toEqual(shown);
  expect(await rebuilt(() => commit('i18n/de'))).toEqual(['de']);
  expect(await rebuilt(() => commit('tests'))).toEqual([]);
});

it('reads the pages, samples and settings of this repository, and no tests', async () => {
  const inputs = await localeInputs(root, 'de');
  expect(inputs).toEqual(expect.arrayContaining(['docusaurus.config.ts', 'src/pages/index.tsx', 'i18n/de/code.json']));
  expect(inputs.some((file) => file.startsWith('docs-samples/'))).toBe(true);
  expect(inputs.filter((file) => /node_modules|^src\/.*\.test\.|^scripts\//u.test(file))).toEqual([]);
});
