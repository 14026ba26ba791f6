import type {Recorded} from './expected';
import type {Run} from './execute';
import {type Expected, type ExpectedRequest, type Taken, errorsOf} from './expected';

const request: Recorded = {
  method: 'POST',
  path: '/v1/birds',
  operation: 'createBird',
  idempotencyKey: 'k1',
  body: '{"name": "Ada"}',
  status: 201,
  responseBody: {code: 'no_bird'},
  at: 0,
};
const expectedRequest: ExpectedRequest = {operation: 'createBird', line: 'POST /v1/birds', body: {name: 'Ada'}};

interface Changes extends Partial<Run> {
  expected?: Partial<Expected>;
  /** Changes to the expected request. */
  wants?: Partial<ExpectedRequest>;
  requests?: Recorded[];
  taken?: Partial<Taken>;
}

/** Changes a sample that meets all expectations, and returns its errors, without the sample's output. */
function errors({expected, wants, requests = [request], taken, ...run}: Changes): string[] {
  return errorsOf(
    {requests: [{...expectedRequest, ...wants}], prints: () => ['bird_1'], ...expected},
    {code: 0, stdout: 'bird_1\n', stderr: '', ...run},
    requests,
    taken && {emails: [], logins: 0, refused: [], ...taken},
  ).slice(0, -1);
}

const refused: Expected = {requests: [{...expectedRequest, status: 400}], code: 'error', prints: () => ['no_bird']};
const requests = [{...request, status: 400}];
const distrusting: Expected = {code: 'error', emails: [], requests: [], prints: undefined};

test.each<[string, Changes]>([
  ['meets all expectations', {}],
  ['may warn, and may send any body', {stderr: 'hm', wants: {body: undefined}, expected: {mayWarn: true}}],
  ['must fail, and prints the reason on either stream', {expected: refused, requests, code: 22, stderr: 'no_bird'}],
  ['does not trust the SMTP server', {expected: distrusting, requests: [], code: 1, taken: {}}],
])('a sample that %s has no errors', (_what, changes) => {
  expect(errors(changes)).toEqual([]);
});

const email = {from: 'a@b.example', to: ['c@d.example'], holds: ['Hello']};

test.each<[string, Changes, string[]]>([
  ['a command that is killed', {code: null}, ['it has the exit code none, because it took too long, expected 0']],
  ['a warning', {stderr: ' careful\n'}, ['it has the stderr output careful, expected nothing']],
  ['no request', {requests: []}, ['it has the requests [], expected ["createBird"]']],
  [
    'a different path',
    {requests: [{...request, path: '/v1/x'}]},
    ['POST /v1/x has the line POST /v1/x, expected POST /v1/birds'],
  ],
  ['an unexpected key', {wants: {key: 'none'}}, ['POST /v1/birds has the Idempotency-Key k1, expected none']],
  [
    'a different email',
    {expected: {emails: [email]}, taken: {emails: [{from: '', to: [], text: 'Bye'}]}},
    [
      'the email has the sender , expected a@b.example',
      'the email has the recipients [], expected ["c@d.example"]',
      'the email Bye does not contain Hello',
    ],
  ],
  [
    'a key that an untrusted server receives',
    {expected: distrusting, requests: [], code: 1, taken: {logins: 1}},
    ['it trusts the SMTP server, and has the login count 1, expected 0'],
  ],
])('%s is an error', (_what, changes, found) => {
  expect(errors(changes)).toEqual(found);
});

test('a retry has the key and body of the previous request, and other requests a new key', () => {
  const retry: Partial<Expected> = {
    requests: [
      {operation: 'createBird', response: 'code=429'},
      {operation: 'createBird', key: 'same', after: 1},
    ],
  };
  const again = (changes: Partial<Recorded>): string[] =>
    errors({
      expected: retry,
      requests: [
        {...request, status: 429},
        {...request, at: 1000, ...changes},
      ],
    });
  expect(again({})).toEqual([]);
  expect(again({idempotencyKey: 'k2', body: '{}', at: 10})).toEqual([
    'POST /v1/birds has the body {}, expected {"name":"Ada"}',
    'POST /v1/birds has the Idempotency-Key k2, expected k1',
    'POST /v1/birds has the pause 10 ms, expected 1 s',
  ]);

  const fresh: Changes = {wants: {key: 'new'}, requests: [{...request, idempotencyKey: 'k3'}]};
  expect(errors(fresh)).toEqual([]);
  expect(errors(fresh)).toEqual(['POST /v1/birds has the Idempotency-Key k3, expected a new one']);
});
