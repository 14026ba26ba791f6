import type {Spec, Operation} from '../types';
import type {SampleRequest} from '../samples/types';

/** What the tests of the samples have in common. */

export const fixtureSpec = {
  openapi: '3.1.0',
  info: {title: 'Birds', version: '1'},
  servers: [{url: 'https://api.mailwren.example/v1/'}],
} as Spec;

/** An operation that shows enough for a request. */
export const fixtureOperation: Operation = {
  operationId: 'ringBird',
  method: 'post',
  path: '/nests/{nest_id}/birds',
  parameters: [
    {name: 'nest_id', in: 'path', required: true, example: "n'1/2"},
    {name: 'Idempotency-Key', in: 'header'},
    {name: 'limit', in: 'query', example: 20},
    {name: 'in year', in: 'query', required: true, schema: {examples: [2026]}},
  ],
  requestBody: {
    required: true,
    content: {
      'text/plain': {example: 'a bird'},
      'application/json': {examples: {first: {value: {name: 'Ada'}}, second: {value: {name: 'Ben'}}}},
    },
  },
  responses: {
    201: {
      description: 'Ringed.',
      content: {'application/json': {examples: {first: {value: {data: {id: 'bird_1', status: 'ringed'}}}}}},
    },
    400: {description: 'Not a bird.'},
  },
};

/** A request that takes everything. */
export const fixtureRequest: SampleRequest = {
  operationId: 'ringBird',
  method: 'POST',
  url: 'https://api.mailwren.example/v1/birds',
  body: {name: 'Ada'},
  takesIdempotencyKey: true,
  shows: {fields: [{name: 'id', type: 'string'}], paged: false},
};

/** Texts that some language reads as something else. */
export const nastyTexts: readonly string[] = [
  '',
  '\'"`\\',
  '"""',
  "'''",
  'a\\',
  "\\'",
  '\\"',
  '\\u0041 \\x41 \\n \\101',
  'line one\nline two\r\n\tline three\n',
  '$x ${x} {$x} $(x) `x`',
  '#{x} #$x #@x # # {',
  '%s %d %% {0} {{ x }} {{{x}}}',
  '<?php ?> <script></script> <!-- -->',
  'JSON\nJSON',
  '//x /* x */ # x -- x',
  'é ü ß ñ ç ł ж я є ї 漢字 ا',
  '🐦 👩‍👩‍👧 🇺🇦',
  '\u0000\u0001\u0007\u0008\u000b\u001b\u007f\u0085\u009f',
  '\u00a0\u00ad\u200b\u200d\u2028\u2029\u202e\u2066\ufeff',
  '\u{e0041}\u{1f3f4}\u{e0067}',
  '  two spaces  ',
  '\\\n',
  '!history ~ * ? [a] & ; | > < ^',
];
