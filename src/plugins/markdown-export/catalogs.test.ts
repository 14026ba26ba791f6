import type {Spec} from '@packages/openapi';

import {errorCatalog, eventCatalog} from './catalogs';
import {fixture} from '../../reference/testing/spec';

const link = (path: string): string => `https://mailwren.example${path}`;

const problem = {code: 'not_found', title: 'Not found', status: 404, retryable: false};
const spec: Spec = {
  ...fixture,
  components: {
    schemas: {
      ErrorCode: {
        type: 'string',
        enum: ['not_found'],
        'x-enumDescriptions': {not_found: 'It [does not exist](/docs/a). Status 404.'},
      },
    },
    examples: {not_found: {value: problem}},
  },
};

it('lists every error code with its advice and its page', () => {
  const advice = jest.fn(() => ({causes: 'A typo.', fix: 'Check the ID.'}));
  expect(errorCatalog(spec, link, advice)).toEqual({
    errors: [
      {
        ...problem,
        meaning: 'It [does not exist](https://mailwren.example/docs/a).',
        causes: 'A typo.',
        fix: 'Check the ID.',
        url: 'https://mailwren.example/docs/errors/not-found#not_found',
      },
    ],
  });
  expect(advice).toHaveBeenCalledWith('/docs/errors/not-found#not_found');
});

it('lists every event with its schema and an example', () => {
  const {post} = fixture.webhooks?.['email.bounced'] ?? {};
  const content = {
    'application/json': {
      schema: {$ref: '#/components/schemas/Email'},
      examples: {one: {value: {type: 'email.bounced'}}},
    },
  };
  const webhooks = {'email.bounced': {post: {...post, requestBody: {content}}}};
  expect(eventCatalog({...fixture, webhooks}, link)).toEqual({
    events: [
      {
        type: 'email.bounced',
        name: 'Email bounced',
        description: 'Sent when it comes back. Stop writing.',
        url: 'https://mailwren.example/api/events/email-bounced',
        schema: 'https://mailwren.example/openapi.json#/components/schemas/Email',
        example: {type: 'email.bounced'},
      },
    ],
  });
});
