import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fingerprint, writeAtomically} from '@packages/files';

import {code} from './files';

it.each([
  ['packages/openapi/keywords.ts', true],
  ['src/reference/models/strings.json', true],
  ['scripts/entry/toolchains.json', true],
  ['package-lock.json', true],
  ['src/pages/index.tsx', false],
  ['src/css/tokens.css', false],
  ['src/lib/routes.test.ts', false],
  ['docs/intro.mdx', false],
  // Samples may be tests.
  ['docs-samples/webhooks/verify.test.mjs', true],
])('counts %s as code or as a sample: %p', async (name, counts) => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'code-'));
  const print = (): Promise<string> => fingerprint({files: [...code, 'docs-samples/**']}, dir);
  const before = await print();
  await writeAtomically(path.join(dir, name), '1');
  expect((await print()) !== before).toBe(counts);
  await rm(dir, {recursive: true});
});
