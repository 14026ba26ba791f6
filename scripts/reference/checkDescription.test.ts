import path from 'node:path';

import {problemsAfter} from './brokenCopy';
import {checkDescription} from './checkDescription';

const sendEmail = path.join('resources', 'emails', 'sendEmail.yaml');

it('finds the description good as it is', async () => {
  await expect(checkDescription()).resolves.toBeUndefined();
}, 30_000);

it('names file and line of a mistake in the syntax', async () => {
  const problems = await problemsAfter({
    file: sendEmail,
    change: (text) => text.replace('operationId:', 'operationId: ['),
  });
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
    expect(await problemsAfter({file, change: (text) => text.replace(pattern, replacement)})).not.toHaveLength(0);
  },
  30_000,
);

it('finds an example that its schema does not allow', async () => {
  const file = path.join('examples', 'emails', 'getEmail.response.delivered.json');
  const problems = await problemsAfter({file, change: (text) => text.replace(/"em_\w+"/u, '"not-an-id"')});
  expect(problems).not.toHaveLength(0);
}, 30_000);
