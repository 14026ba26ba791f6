import type {Spec, Operation} from '../../../src/openapi/types';
import {expectedFacts, missingFacts, shownFacts} from './completeness';

const operation: Operation = {
  operationId: 'updateEmail',
  method: 'put',
  path: '/emails',
  parameters: [{name: 'page', in: 'query'}],
  requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Email'}}}},
  responses: {
    '200': {
      description: '',
      headers: {RateLimit: {}},
      content: {
        'application/json': {
          schema: {properties: {data: {type: 'array', items: {$ref: '#/components/schemas/Email'}}}},
          examples: {one: {value: {a: '<b>'}}},
        },
      },
    },
    '404': {description: '', content: {'application/json': {schema: {properties: {code: {}}}}}},
  },
};
const spec = {
  components: {
    schemas: {
      Email: {
        properties: {to: {}, parent: {$ref: '#/components/schemas/Email'}},
        allOf: [{anyOf: [{properties: {inner: {type: 'object', additionalProperties: {properties: {deep: {}}}}}}]}],
      },
    },
  },
} as unknown as Spec;

const field = (name: string, inside = ''): string =>
  `<li data-field="x"><p><a href="#"><code>${name}</code></a> <code>string</code><br></p>${inside}</li>`;
const email = `<ul>${field('to')}${field('parent')}${field('inner', `<details><ul>${field('deep')}</ul></details>`)}</ul>`;
const page = [
  `<section><h2 id="query-parameters">Query</h2>${field('page')}</section>`,
  `<section><h2 id="request-body">Body</h2>${email}</section>`,
  `<section><h2 id="response">Response</h2><section id="status-200"><h3>200</h3>${field('data', email)}</section></section>`,
  '<pre><code>{\n  <span>"a"</span>: "&lt;b>"\n}</code></pre>',
  '<section><h2 id="errors">Errors</h2><div id="status-404"></div></section>',
  `<section><h2 id="response-headers">Headers</h2>${field('RateLimit')}</section>`,
].join('');

const expected = expectedFacts(spec, operation);

it('counts every parameter, property at any depth, header, status and example', () => {
  expect(expected.fields.size).toBe(11);
  expect([...expected.shared]).toEqual(['errors > code']);
  expect(expected.statuses.size).toBe(2);
  expect(expected.codes.size).toBe(1);
});

it('accepts a complete page', () => {
  expect(missingFacts(expected, shownFacts(page))).toEqual([]);
});

it.each([
  ['a parameter', field('page'), '', ['field query-parameters > page']],
  ['a nested property', field('deep'), '', ['field request-body > inner > deep']],
  ['a status', 'id="status-404"', '', ['status 404']],
  ['an example', '&lt;b>', 'b', ['code {\n  "a": "<b>"\n}']],
  ['a header', field('RateLimit'), '', ['field response-headers > RateLimit']],
  [
    'the name of a field, even if its marker is left',
    '<code>data</code>',
    '',
    expect.arrayContaining(['field response/200 > data']),
  ],
])('reports the removal of %s', (_what, part, replacement, findings) => {
  expect(page).toContain(part);
  expect(missingFacts(expected, shownFacts(page.replace(part, replacement)))).toEqual(findings);
});
