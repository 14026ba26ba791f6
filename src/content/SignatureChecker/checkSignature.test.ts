import {readFile} from 'node:fs/promises';

import {plainText} from '@packages/files';

import {type Check, type Pasted, checkSignature, exampleRequest} from './checkSignature';

const now = new Date('2026-03-02T09:14:09.500Z');
const seconds = now.getTime() / 1000;

/** Checks the example with changes. */
async function check(change: (example: Pasted) => Partial<Pasted> = () => ({}), later = 0): Promise<Check> {
  const example = await exampleRequest(now);
  return checkSignature({...example, ...change(example)}, seconds + later);
}

it('verifies the test vector of Standard Webhooks, which is too old', async () => {
  const result = await checkSignature(
    {
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      headers:
        'webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek\nwebhook-timestamp: 1614265330\nwebhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      body: '{"test": 2432232314}',
    },
    seconds,
  );
  expect(result).toMatchObject({
    result: 'outdated',
    content: 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}',
  });
});

it('inserts an example that the code of the documentation accepts', async () => {
  const sample = '../../../docs-samples/quickstarts/shared/verify.mjs';
  const {verify} = (await import(sample)) as {
    verify: (body: string, headers: Headers, secret: string) => Promise<unknown>;
  };
  const {secret, headers, body} = await exampleRequest(new Date());
  const parsed = new Headers(headers.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  expect(await verify(body, parsed, secret)).toMatchObject({type: 'email.bounced'});
  expect(await check()).toMatchObject({result: 'valid', missing: []});
});

it('finds the headers in the request of the documentation', async () => {
  const page = plainText(await readFile('docs/webhooks/index.mdx', 'utf8'));
  const headers = /```http\n(?<block>.*?)```/su.exec(page)?.groups?.block ?? '';
  expect(await check(() => ({headers}))).toMatchObject({
    missing: [],
    content: expect.stringMatching(/^evt_6Rk2Wd9TzQ4LmXb8VcN3\.1772442849\.\{/u) as string,
  });
});

it.each([
  ['curl -v', (name: string, value: string) => `> ${name}: ${value}\r`],
  ['a table', (name: string, value: string) => `${name}\t${value}`],
  ['lines of names and values', (name: string, value: string) => `${name}\n${value}`],
  ['JSON', (name: string, value: string) => `  "${name}": "${value}",`],
  ['Rack', (name: string, value: string) => `"HTTP_${name.toUpperCase().replace('-', '_')}" => "${value}",`],
])('reads headers as %s', async (_name, format) => {
  const result = await check(({headers}) => ({
    headers: headers
      .split('\n')
      .map((line) => {
        const [name = '', value = ''] = line.split(': ');
        return format(name, value);
      })
      .join('\n'),
  }));
  expect(result).toMatchObject({result: 'valid', missing: []});
});

it.each<[string, RegExp | string, string, object]>([
  ['a missing ID', 'webhook-id', 'x-webhook-id', {result: 'incomplete', missing: ['webhook-id']}],
  ['an empty ID', /(?<=webhook-id:).*/u, ' ', {missing: ['webhook-id']}],
  ['one of several signatures', 'v1,', 'v1,bm90IHRoaXMgb25l v1a,bm90IHRoaXMgb25l v1,', {result: 'valid'}],
  ['another version', 'v1,', 'v2,', {result: 'invalid', cause: 'mismatch'}],
])('handles headers with %s', async (_name, from, to, expected) => {
  expect(await check(({headers}) => ({headers: headers.replace(from, to)}))).toMatchObject(expected);
});

it.each([
  [300, 'valid'],
  [301, 'outdated'],
  [-300, 'valid'],
  [-302, 'outdated'],
])('compares an age of %d seconds with the tolerance', async (later, result) => {
  expect(await check(undefined, later - 0.5)).toMatchObject({result});
});

it.each([
  ['a line break at the end', (body: string) => `${body}\n`, 'whiteSpace'],
  ['formatting', (body: string) => `${JSON.stringify(JSON.parse(body), null, 2)}\n`, 'formatted'],
  ['other content', (body: string) => body.replace('ada', 'eve'), 'mismatch'],
])('explains a body with %s', async (_name, change, cause) => {
  expect(await check(({body}) => ({body: change(body)}))).toMatchObject({result: 'invalid', cause});
});

it.each([
  ['another key', 'whsec_b25seS1hbi1leGFtcGxlLW5ldmVyLXVzZS1pdA==', 'invalid'],
  ['no prefix', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'valid'],
  ['two prefixes', 'whsec_whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'valid'],
  ['a line of .env', 'SECRET="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"', 'valid'],
])('handles a secret with %s', async (_name, secret, result) => {
  expect(await check(() => ({secret}))).toMatchObject({result, hasKey: true});
});

it.each(['', 'whsec_', 'whsec_not base64', 'whsec_MfKQ9', 'whsec_a=b'])('decodes no key from "%s"', async (secret) => {
  expect(await check(() => ({secret}))).toEqual({result: 'incomplete', missing: [], hasKey: false});
});

it('waits for the body', async () => {
  expect(await check(() => ({body: ''}))).toEqual({result: 'incomplete', missing: [], hasKey: true});
});
