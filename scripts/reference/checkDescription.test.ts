import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fromRoot} from '../lib/paths';
import {DescriptionError, checkDescription} from './checkDescription';

/** Changes one file of a copy of the description and returns what the check says. */
async function problemsAfter(file: string, change: (text: string) => string): Promise<DescriptionError['problems']> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'description-'));
  try {
    await cp(fromRoot('api-spec'), dir, {recursive: true});
    const target = path.join(dir, file);
    const text = await readFile(target, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    await writeFile(target, changed);
    await checkDescription(path.join(dir, 'openapi.yaml'));
    return [];
  } catch (error) {
    if (error instanceof DescriptionError) {
      return error.problems;
    }
    throw error;
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}

const sendEmail = path.join('resources', 'emails', 'sendEmail.yaml');

it('finds the description good as it is', async () => {
  await expect(checkDescription()).resolves.toBeUndefined();
}, 30_000);

it('names file and line of a mistake in the syntax', async () => {
  const problems = await problemsAfter(sendEmail, (text) => text.replace('operationId:', 'operationId: ['));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.file).toMatch(/sendEmail\.yaml$/u);
  expect(problems[0]?.line).toBeGreaterThan(1);
}, 30_000);

it.each([
  ['a missing error', sendEmail, /^ {2}'?"?404"?'?:[\s\S]*?(?=^ {2}\S)/mu, ''],
  [
    'a property without a description',
    path.join('resources', 'emails', 'schemas', 'Attachment.yaml'),
    /(filename:\n(?: {4}.*\n)*?) {4}description: .*\n/u,
    '$1',
  ],
  ['an operation without a scope', sendEmail, /x-required-scope: .*\n/u, ''],
  ['a POST without Idempotency-Key', sendEmail, /^parameters:\n.*IdempotencyKey.*\n/mu, ''],
  ['a path with capitals', 'openapi.yaml', '/sending-domains:', '/sendingDomains:'],
])(
  'finds %s',
  async (_name, file, pattern, replacement) => {
    expect(await problemsAfter(file, (text) => text.replace(pattern, replacement))).not.toHaveLength(0);
  },
  30_000,
);

it('finds an example that its schema does not allow', async () => {
  const file = path.join('examples', 'emails', 'getEmail.response.delivered.json');
  const problems = await problemsAfter(file, (text) => text.replace(/"em_\w+"/u, '"not-an-id"'));
  expect(problems).not.toHaveLength(0);
}, 30_000);
