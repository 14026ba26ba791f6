import type {MockApi} from '../mock/mockApi';
import type {Expected, Run} from './program';
import {type Recorded, createRecorder, faultsOf} from './recorder';

const run: Run = {code: 0, stdout: 'bird_1\n', stderr: ''};
const request: Recorded = {
  method: 'POST',
  path: '/v1/birds',
  headers: {'idempotency-key': 'k1'},
  body: '{"name": "Ada"}',
  status: 201,
  answer: {code: 'no_bird', request_id: 'req_1'},
};
const expected: Expected = {
  requests: [{method: 'POST', path: '/v1/birds', body: {name: 'Ada'}, idempotent: true}],
  prints: () => ['bird_1'],
};

const faults = (
  changes: {expected?: Partial<Expected>; requests?: Recorded[]; run?: Partial<Run>},
  usedKeys = new Set<string>(),
): string[] =>
  faultsOf({...expected, ...changes.expected}, changes.requests ?? [request], {...run, ...changes.run}, usedKeys);

test('a program that does what is expected has no fault', () => {
  expect(faults({})).toEqual([]);
});

test.each<[string, Parameters<typeof faults>[0], string[]]>([
  ['a program that is stopped', {run: {code: null}}, ['it ended with no code: it took too long']],
  ['a warning', {run: {stderr: ' careful\n'}}, ['it complained: careful']],
  ['nothing printed', {run: {stdout: ''}}, ['it did not print bird_1']],
  ['no request', {requests: []}, ['it made 0 requests, expected 1']],
  [
    'a body that is no JSON',
    {requests: [{...request, body: 'Ada'}]},
    ['the body of POST /v1/birds is Ada, expected {"name":"Ada"}'],
  ],
  [
    'a body where none belongs',
    {expected: {requests: [{method: 'POST', path: '/v1/birds'}]}},
    ['the body of POST /v1/birds is {"name": "Ada"}, expected none'],
  ],
  [
    'a key where none belongs',
    {expected: {requests: [{method: 'POST', path: '/v1/birds', body: {name: 'Ada'}, idempotent: false}]}},
    ['POST /v1/birds has an Idempotency-Key, expected none'],
  ],
  ['a server error', {requests: [{...request, status: 500}]}, ['POST /v1/birds was refused with 500 no_bird: ']],
])('%s is a fault', (_what, changes, found) => {
  expect(faults(changes)).toEqual(found);
});

describe('a program that has to fail', () => {
  const refused: Expected = {
    requests: [{method: 'POST', path: '/v1/birds', body: {name: 'Ada'}, status: 400}],
    fails: true,
    prints: ([answer]) => [(answer as {code: string}).code],
  };
  const requests = [{...request, status: 400}];

  test('passes where it does, with the reason on either stream', () => {
    expect(faults({expected: refused, requests, run: {code: 1, stdout: '', stderr: 'no_bird'}})).toEqual([]);
    expect(faults({expected: refused, requests, run: {code: 22, stdout: 'no_bird'}})).toEqual([]);
  });

  test.each<[string, Partial<Run>, string[]]>([
    ['ends well', {stdout: 'no_bird'}, ['it ended with 0, expected an error']],
    ['never ends', {code: null, stderr: 'no_bird'}, ['it ended with no code, expected an error']],
    ['keeps the reason to itself', {code: 1}, ['it did not print no_bird']],
  ])('is at fault where it %s', (_what, changes, found) => {
    expect(faults({expected: refused, requests, run: changes})).toEqual(found);
  });

  test('is at fault where it is not refused', () => {
    expect(faults({expected: refused, run: {code: 1, stderr: 'no_bird'}})).toEqual([
      'POST /v1/birds was answered with 201, expected 400',
    ]);
  });
});

test('a repetition has the key of the request before, and every other request a new one', () => {
  const [wanted = {method: '', path: ''}] = expected.requests;
  const twice = {
    requests: [
      {...wanted, status: 429},
      {...wanted, repeats: true},
    ],
    complains: true,
  };
  const limited = {...request, status: 429};
  const again = (key: string): string[] =>
    faults({
      expected: twice,
      requests: [limited, {...request, headers: {'idempotency-key': key}}],
      run: {stderr: 'once more'},
    });
  expect(again('k1')).toEqual([]);
  expect(again('k2')).toEqual(['the repetition has the Idempotency-Key k2, expected the same']);

  const usedKeys = new Set<string>();
  expect(faults({}, usedKeys)).toEqual([]);
  expect(faults({}, usedKeys)).toEqual(['the Idempotency-Key k1 is not new']);
});

test('requests are kept apart by program, and answered as is asked for', async () => {
  const answer: MockApi['answer'] = ({url, headers}) =>
    Promise.resolve({status: headers.prefer === 'code=429' ? 429 : 200, headers: {}, body: url});
  const recorder = createRecorder({answer, basePath: '/v1', exampleKey: 'k', operations: []}, (id, index) =>
    id === 'one' && index === 0 ? 'code=429' : undefined,
  );
  for (const url of ['/one/v1/birds', '/two/v1/birds', '/one/v1/birds?limit=1']) {
    await recorder.api.answer({method: 'GET', url, headers: {}});
  }
  const seen = (id: string): unknown[] => recorder.requestsOf(id).map(({path, status}) => [path, status]);
  expect(seen('one')).toEqual([
    ['/v1/birds', 429],
    ['/v1/birds?limit=1', 200],
  ]);
  expect(seen('two')).toEqual([['/v1/birds', 200]]);
  expect(seen('three')).toEqual([]);
});
