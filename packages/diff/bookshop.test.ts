import type {Spec} from '@packages/openapi';

import {compareSpecs, toJson, toMarkdown, unannounced} from '.';

const spec = (changes: {isbn?: object; security?: object[]; min?: number}): Spec =>
  ({
    openapi: '3.1.0',
    info: {title: 'Bookshop', version: '1'},
    paths: {
      '/books/{isbn}': {
        get: {
          operationId: 'getBook',
          security: changes.security,
          parameters: [{name: 'isbn', in: 'path', required: true, schema: {type: 'string', minLength: changes.min}}],
          responses: {'200': {content: {'application/json': {schema: {$ref: '#/components/schemas/Book'}}}}},
        },
      },
    },
    components: {schemas: {Book: {type: 'object', properties: {title: {type: 'string'}, ...changes.isbn}}}},
  }) as unknown as Spec;

it('compares the API of a bookshop', () => {
  const before = spec({isbn: {isbn: {type: 'string'}}, min: 10});
  const [first, ...others] = compareSpecs(before, spec({security: [{key: []}], min: 13}));
  const changes = [...(first ? [{...first, announced: '2026-05-01'}] : []), ...others];
  expect(toMarkdown({base: 'v1', changes})).toBe(`# API changes since v1

Breaking: 3, Added: 0, Other: 0. Not announced: 2.

## Breaking

- Announced on 2026-05-01. \`GET /books/{isbn}\` has changed: security none → [{"key":[]}].
  Affects getBook.
- **Not announced.** \`path.isbn\` accepts fewer values than before: minLength 10 → 13.
  Affects getBook.
  Add \`request-limit-tightened path.isbn\` to "announces" in the changelog.
- **Not announced.** \`Book.isbn\` is no longer in responses.
  Affects getBook.
  Add \`response-property-removed Book.isbn\` to "announces" in the changelog.
`);
  expect(unannounced({base: 'v1', changes})).toHaveLength(2);
  expect(toMarkdown({base: 'v1', changes: []})).toContain('Clients cannot notice any difference.');
});

it('reports a change of type without what follows from it, as JSON with its level', () => {
  const book = (isbn: object): Spec => spec({isbn: {isbn}});
  const changes = compareSpecs(book({type: 'string', maxLength: 13}), book({type: 'integer', maximum: 9}));
  expect(JSON.parse(toJson({base: 'v1', changes}))).toEqual({
    base: 'v1',
    changes: [
      {
        level: 'breaking',
        key: 'response-type-changed Book.isbn',
        text: '`Book.isbn` has a different type in responses: type string → integer.',
        rule: 'response-type-changed',
        subject: 'Book.isbn',
        detail: 'type string → integer',
        operations: ['getBook'],
      },
    ],
  });
});
