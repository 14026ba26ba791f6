import type {Description} from '../../../src/plugins/api-reference/types';
import {describeDocsReport, faultsOf, operationOf, readFolders} from './run';

const operation = (operationId: string): object => ({operationId, tags: ['Emails']});
const description = {
  servers: [{url: 'https://api.example/v1'}],
  tags: [{name: 'Emails'}],
  paths: {
    '/emails/{id}': {get: operation('getEmail'), post: operation('odd')},
    '/emails/bulk': {post: operation('sendBulkEmails')},
  },
} as unknown as Description;

it.each([
  ['GET', '/v1/emails/em_1?x=1', 'getEmail'],
  ['POST', '/v1/emails/bulk', 'sendBulkEmails'],
  ['DELETE', '/v1/emails/em_1', 'DELETE /v1/emails/em_1'],
])('knows what %s %s asks', (method, path, expected) => {
  expect(operationOf(description, {method, path})).toBe(expected);
});

const run = {code: 0, stdout: 'accepted em_1', stderr: ''};
const sent = {operation: 'sendEmail', status: 202};

it('passes what did what it should', () => {
  expect(faultsOf({with: 'node', requests: ['sendEmail'], prints: ['accepted']}, run, [sent])).toEqual([]);
  expect(faultsOf({with: 'node', code: 2}, {...run, code: 2}, [])).toEqual([]);
});

it.each([
  [{...run, code: 1, stderr: 'Oh'}, [sent], 'it ended with 1, expected 0: Oh'],
  [run, [], 'it asked nothing, expected sendEmail'],
  [run, [sent, sent], 'it asked sendEmail, sendEmail, expected sendEmail'],
  [run, [{...sent, status: 400}], 'sendEmail was refused with 400'],
  [{...run, stdout: 'x'}, [sent], 'it did not print "accepted", but "x"'],
])('finds what went wrong in %j', (ran, asked, expected) => {
  expect(faultsOf({with: 'node', requests: ['sendEmail'], prints: ['accepted']}, ran, asked)).toEqual([expected]);
});

it('says what failed', () => {
  const report = {passed: 1, failures: [{name: 'a/b.mjs', faults: ['it broke']}], parts: []};
  expect(describeDocsReport(report)).toBe(
    'Documentation: 1 programs passed, 1 failed, 0 files are parts.\n\na/b.mjs\n  it broke',
  );
});

it('finds every file of the real samples in a manifest', async () => {
  await expect(readFolders()).resolves.not.toHaveLength(0);
});

it('refuses a folder without one', async () => {
  await expect(readFolders('scripts/samples')).rejects.toThrow('docs-samples/docs/samples.yaml is missing');
});
