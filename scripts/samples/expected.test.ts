import type {Recorded} from './api';
import type {Run} from './execute';
import {type Expected, errorsOf} from './expected';

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
const expectedRequest = {operation: 'createBird', line: 'POST /v1/birds', body: {name: 'Ada'}, idempotent: true};
const expected: Expected = {requests: [expectedRequest], prints: () => ['bird_1']};

interface Changes {
  expected?: Partial<Expected>;
  requests?: Recorded[];
  run?: Partial<Run>;
}
const errors = (changes: Changes, usedKeys = new Set<string | undefined>()): string[] =>
  errorsOf({...expected, ...changes.expected}, changes.requests ?? [request], {...run, ...changes.run}, usedKeys);

test('a program that meets all expectations has no errors', () => {
  expect(errors({})).toEqual([]);
  expect(errors({expected: {requests: [{operation: 'createBird'}], mayWarn: true}, run: {stderr: 'hm'}})).toEqual([]);
});

test.each<[string, Changes, string[]]>([
  ['a program that is killed', {run: {code: null}}, ['it ended with no code: it took too long, expected 0']],
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
    {expected: {requests: [{...expectedRequest, idempotent: false}]}},
    ['POST /v1/birds has an Idempotency-Key, expected none'],
  ],
  [
    'a server error',
    {requests: [{...request, status: 500, responseBody: 'no'}]},
    ['POST /v1/birds got 500, expected 2xx: "no"'],
  ],
])('%s is an error', (_what, changes, found) => {
  expect(errors(changes)).toEqual(found);
});

describe('a program that must fail', () => {
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
    ['succeeds', {stdout: 'no_bird'}, ['it ended with 0, expected an error']],
    ['never ends', {code: null, stdout: 'no_bird'}, ['it ended with no code: it took too long, expected an error']],
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

test('a retry has the key of the previous request, and every other request a new one', () => {
  const twice = {
    requests: [
      {...expectedRequest, status: 429},
      {...expectedRequest, repeats: true},
    ],
    mayWarn: true,
  };
  const limited = {...request, status: 429};
  const again = (key: string): string[] =>
    errors({
      expected: twice,
      requests: [limited, {...request, idempotencyKey: key}],
      run: {stderr: 'once more'},
    });
  expect(again('k1')).toEqual([]);
  expect(again('k2')).toEqual(['the repetition has the Idempotency-Key k2, expected the same']);

  const usedKeys = new Set<string | undefined>();
  expect(errors({}, usedKeys)).toEqual([]);
  expect(errors({}, usedKeys)).toEqual(['the Idempotency-Key k1 is not new']);
});
