import {appendFile, cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {locales} from '../../src/config/locales';
import {blogDir} from '../../src/lib/blog/paths';
import {publishedStamp} from '../api/publish/index';
import {localeStamp} from '../build/buildLocale';
import {specFingerprint} from '../reference/lintSpec';
import {referenceStamps} from '../reference/generate';
import {samplesFingerprint} from '../samples/index';
import {readIfThere, writeAtomically} from './files';
import {inputsOf} from './inputs';
import {fromRoot} from './paths';

// Detecting toolchains takes seconds.
jest.mock('../entry/toolchains.mjs', () => ({toolchains: []}));

let dir = '';

/** The caches, and the inputs that each one is keyed on. */
const caches = {
  lint: () => specFingerprint(dir),
  reference: async () => (await referenceStamps(['en'], dir)).get('en'),
  'reference in German': async () => (await referenceStamps(['de'], dir)).get('de'),
  published: () => publishedStamp('en', dir),
  samples: () => samplesFingerprint(dir),
};
type Cache = keyof typeof caches;
const names = Object.keys(caches) as Cache[];

async function keys(): Promise<(string | undefined)[]> {
  // A process loads each module once, so each edit gets a new process.
  inputsOf.cache.clear?.();
  return Promise.all(names.map((name) => caches[name]()));
}

let before: (string | undefined)[] = [];

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'inputs-'));
  // All code, but only a few other files, because each edit reads everything.
  for (const name of ['scripts', 'src', 'api-spec/rules', 'docs/sending/smtp.mdx', 'package.json', 'tsconfig.json']) {
    await cp(fromRoot(name), path.join(dir, name), {recursive: true});
  }
  before = await keys();
});
afterAll(() => rm(dir, {recursive: true, force: true}));

/** The caches whose key changes with an edit of the copy. */
async function outdated(work: () => Promise<unknown>): Promise<Cache[]> {
  await work();
  const after = await keys();
  const changed = names.filter((_name, index) => after[index] !== before[index]);
  before = after;
  return changed;
}

const pages: readonly Cache[] = ['reference', 'reference in German'];
const all = names;

const edits: readonly (readonly [string, readonly Cache[]])[] = [
  // Labels, strings and data of pages.
  ['src/components/api/texts.ts', pages],
  ['src/data/sampleLanguages.ts', [...pages, 'samples']],
  ['src/config/statusText.ts', [...pages, 'published']],
  ['src/openapi/samples/languages.ts', [...pages, 'samples']],
  ['src/lib/routes.ts', [...pages, 'published', 'samples']],
  ['src/lib/englishLink.ts', [...pages, 'samples']],
  ['src/lib/codeSpans.ts', pages],
  ['scripts/reference/highlightWorker.mjs', pages],
  ['i18n/de/code.json', ['reference in German']],
  ['i18n/de/api-spec.json', ['reference in German']],
  // Published files.
  ['src/openapi/requests/wire.ts', ['published', 'samples']],
  ['src/openapi/operations.ts', all],
  ['src/openapi/references.ts', all],
  ['scripts/api/publish/collection.ts', ['published']],
  ['generated/openapi.json', ['published']],
  // The mock, and how samples run.
  ['src/openapi/sandbox/chooseResponse.ts', ['samples']],
  ['scripts/mock/server.ts', ['samples']],
  ['scripts/samples/quickstarts/quickstarts.yaml', ['samples']],
  ['scripts/samples/reference/hosts/host.py', ['samples']],
  ['scripts/samples/generators/models.mjs', ['samples']],
  ['scripts/entry/toolchains.json', ['samples']],
  ['docs-samples/quickstart/send.mjs', ['samples']],
  ['docs-samples/package-lock.json', ['samples']],
  ['docs/sending/smtp.mdx', ['samples']],
  // The check of the spec.
  ['api-spec/rules/custom/orphanFiles.mjs', [...pages, 'lint', 'samples']],
  ['scripts/reference/inspectFiles.ts', [...pages, 'lint', 'samples']],
  ['scripts/reference/bundleWorker.mjs', [...pages, 'lint', 'samples']],
  ['package-lock.json', all],
  // Files that no cache depends on.
  ['docs/foo.mdx', []],
  ['i18n/fr/code.json', []],
  ['src/components/home/Trust/index.tsx', []],
  ['src/lib/search/rank.ts', []],
  ['src/openapi/pages.test.ts', []],
  ['scripts/build/merge.ts', []],
  ['docs-samples/node_modules/a/index.js', []],
];

it.each(edits)('an edit of %s invalidates %j', async (file, expected) => {
  const target = path.join(dir, file);
  const edit = async (): Promise<void> => writeAtomically(target, `${(await readIfThere(target)) ?? '{}'}\n`);
  const changed = await outdated(edit);
  // A dependency that a script does not really need makes it run once too often, which is harmless.
  expect(changed).toEqual(expected.length === 0 ? [] : expect.arrayContaining([...expected]));
});

it('rebuilds a language after an edit of the compression, but not of the merge', async () => {
  await Promise.all(locales.map((locale) => mkdir(path.join(dir, blogDir(locale)), {recursive: true})));
  const first = await localeStamp('en', dir);
  await appendFile(path.join(dir, 'scripts/build/merge.ts'), '\n');
  inputsOf.cache.clear?.();
  expect(await localeStamp('en', dir)).toBe(first);
  await appendFile(path.join(dir, 'scripts/build/compress.ts'), '\n');
  inputsOf.cache.clear?.();
  expect(await localeStamp('en', dir)).not.toBe(first);
});

it('follows new modules and paths in the code', async () => {
  const added = path.join(dir, 'scripts/lib/added.ts');
  await writeFile(added, '');
  await appendFile(
    path.join(dir, 'scripts/samples/batches.ts'),
    "import '../lib/added';\nreadFileSync(fromRoot(\n  'docs',\n  'added',\n  name,\n));\n",
  );
  before = await keys();
  expect(await outdated(() => writeFile(added, '// Edited.'))).toEqual(['samples']);
  expect(await outdated(() => writeAtomically(path.join(dir, 'docs/added/a.mdx'), 'Added.'))).toEqual(['samples']);
});
