import {operationSlug, operationsByTag, resourceSlug} from './operations';
import type {Spec} from './types';

function description(operation: object): Spec {
  return {
    openapi: '3.1.0',
    info: {title: 'API', version: '1.0.0'},
    tags: [{name: 'Empty'}, {name: 'API keys'}],
    paths: {'/api-keys': {description: 'not an operation', post: {responses: {}, ...operation}}},
  };
}

const good = description({operationId: 'createApiKey', summary: 'Create a key', tags: ['API keys']});

it('groups operations by tag, in the order of the tags', () => {
  expect([...operationsByTag(good)]).toEqual([
    ['Empty', []],
    [
      'API keys',
      [
        {
          operationId: 'createApiKey',
          method: 'post',
          path: '/api-keys',
          summary: 'Create a key',
          tag: 'API keys',
          href: '/api/api-keys/create-api-key',
        },
      ],
    ],
  ]);
});

it('reports an operation without an id, because URLs are derived from it', () => {
  expect(() => operationsByTag(description({tags: ['API keys']}))).toThrow('POST /api-keys has no operationId');
});

it('reports an operation whose tag is not listed, and lists the tags that are', () => {
  expect(() => operationsByTag(description({operationId: 'x', tags: ['Keys']}))).toThrow(
    'The tag of x is Keys; expected one of: Empty, API keys',
  );
});

it('builds URLs from tag and id', () => {
  expect(resourceSlug('Sending domains')).toBe('sending-domains');
  expect(operationSlug('createApiKey', 'API keys')).toBe('api-keys/create-api-key');
});
