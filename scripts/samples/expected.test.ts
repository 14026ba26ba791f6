import type {Recorded} from './api';
import type {Run} from './execute';
import {type Expected, type ExpectedRequest, errorsOf} from './expected';
import type {Taken} from './smtpSink';

const run: Run = {code: 0, stdout: 'bird_1\n', stderr: ''};
const request: Recorded = {
  method: 'POST',
  path: '/v1/birds',
  operation: 'createBird',
  idempotencyKey: 'k1',
  body: '{"name": "Ada"}',
  status: 201,
  responseBody: {code: 'no_bird', request_id: 'req_1'},
  at: 0,
};
const expectedRequest: ExpectedRequest = {operation: 'createBird', line: 'POST /v1/birds', body: {name: 'Ada'}};
const expected: Expected = {requests: [expectedRequest], prints: () => ['bird_1']};
const nothing: Taken = {emails: [], logins: 0, refused: []};

interface Changes {
  expected?: Partial<Expected>;
  requests?: Recorded[];
  run?: Partial<Run>;
  taken?: Partial<Taken>;
}
const errors = ({requests = [request], taken, ...changes}: Changes): string[] =>
  errorsOf(
    {...expected, ...changes.expected},
    {run: {...run, ...changes.run}, requests, taken: taken && {...nothing, ...taken}},
  );

test('a sample that meets all expectations has no errors', () => {
  expect(errors({})).toEqual([]);
  expect(errors({expected: {requests: [{operation: 'createBird'}], mayWarn: true}, run: {stderr: 'hm'}})).toEqual([]);
});

test.each<[string, Changes, string[]]>([
  [
    'a command that is killed',
    {run: {code: null}},
    ['it ended with no code: it took too long, expected 0. It printed: bird_1'],
  ],
  ['a warning', {run: {stderr: ' careful\n'}}, ['it wrote to stderr: careful']],
  ['nothing printed', {run: {stdout: ''}}, ['it did not print "bird_1", but ""']],
  ['no request', {requests: []}, ['it made 0 requests (), expected 1']],
  ['another request', {requests: [{...request, path: '/v1/x'}]}, ['it requested POST /v1/x, expected POST /v1/birds']],
  [
    'another operation',
    {expected: {requests: [{operation: 'sendBird'}]}},
    ['it requested POST /v1/birds, expected sendBird'],
  ],
  [
    'a body that is not JSON',
    {requests: [{...request, body: 'Ada'}]},
    ['the body of POST /v1/birds is Ada, expected {"name":"Ada"}'],
  ],
  [
    'a body where none is expected',
    {expected: {requests: [{...expectedRequest, body: null}]}},
    ['the body of POST /v1/birds is {"name": "Ada"}, expected none'],
  ],
  [
    'an unexpected key',
    {expected: {requests: [{...expectedRequest, key: 'none'}]}},
    ['POST /v1/birds has an Idempotency-Key, expected none'],
  ],
  [
    'a server error',
    {requests: [{...request, status: 500, responseBody: 'no'}]},
    ['POST /v1/birds got 500, expected 2xx: "no"'],
  ],
  [
    'another key',
    {expected: {requests: [{...expectedRequest, key: /^contact-/u}]}},
    ['POST /v1/birds has the Idempotency-Key k1, expected ^contact-'],
  ],
  ['a secret', {expected: {hides: 'bird'}}, ['it printed bird, which only a log should contain']],
  [
    'another email',
    {
      expected: {emails: [{from: 'a@b.example', to: ['c@d.example'], holds: ['Hello']}]},
      taken: {emails: [{from: '', to: [], text: 'Bye'}]},
    },
    [
      'the email came from nobody, expected a@b.example',
      'the email went to nobody, expected c@d.example',
      'the email does not contain "Hello": "Bye"',
    ],
  ],
])('%s is an error', (_what, changes, found) => {
  expect(errors(changes)).toEqual(found);
});

describe('a command that must fail', () => {
  const refused: Expected = {
    requests: [{...expectedRequest, status: 400}],
    code: 'error',
    prints: ([response]) => [(response as {code: string}).code],
  };
  const requests = [{...request, status: 400}];

  test('passes if it fails, with the reason on either stream', () => {
    expect(errors({expected: refused, requests, run: {code: 1, stdout: '', stderr: 'no_bird'}})).toEqual([]);
    expect(errors({expected: refused, requests, run: {code: 22, stdout: 'no_bird'}})).toEqual([]);
  });

  test.each<[string, Partial<Run>, string[]]>([
    ['succeeds', {stdout: 'no_bird'}, ['it ended with 0, expected an error. It printed: no_bird']],
    [
      'never ends',
      {code: null, stdout: 'no_bird'},
      ['it ended with no code: it took too long, expected an error. It printed: no_bird'],
    ],
    ['does not print the reason', {code: 1}, ['it did not print "no_bird", but "bird_1"']],
  ])('has an error if it %s', (_what, changes, found) => {
    expect(errors({expected: refused, requests, run: changes})).toEqual(found);
  });

  test('has an error if its request succeeds', () => {
    expect(errors({expected: refused, run: {code: 1, stderr: 'no_bird'}})).toEqual([
      expect.stringContaining('POST /v1/birds got 201, expected 400'),
    ]);
  });
});

test('a retry has the key and body of the previous request, and other requests a new key', () => {
  const twice: Expected = {
    requests: [
      {operation: 'createBird', answer: 'code=429'},
      {operation: 'createBird', key: 'same', after: 1},
    ],
    mayWarn: true,
  };
  const again = (changes: Partial<Recorded>): string[] =>
    errors({
      expected: twice,
      requests: [
        {...request, status: 429},
        {...request, at: 1000, ...changes},
      ],
    });
  expect(again({})).toEqual([]);
  expect(again({idempotencyKey: 'k2', body: '{}', at: 10})).toEqual([
    'POST /v1/birds came after 10 ms, expected 1 s',
    'POST /v1/birds has the Idempotency-Key k2, expected the previous one',
    'POST /v1/birds has another body than the request it repeats',
  ]);

  const fresh: Changes = {
    expected: {requests: [{...expectedRequest, key: 'new'}]},
    requests: [{...request, idempotencyKey: 'k3'}],
  };
  expect(errors(fresh)).toEqual([]);
  expect(errors(fresh)).toEqual(['POST /v1/birds has the Idempotency-Key k3, expected a new one']);
});

test('a command that does not trust the SMTP server does not send its key', () => {
  const distrusting: Changes = {expected: {code: 'error', emails: []}, run: {code: 1}};
  expect(errors({...distrusting, taken: nothing})).toEqual([]);
  expect(errors({...distrusting, taken: {logins: 1}})).toEqual([
    'it sent its key to a server with an untrusted certificate',
  ]);
});
