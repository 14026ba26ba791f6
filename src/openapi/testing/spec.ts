import {fieldMaker} from '../fields';
import type {Context} from '../parts';
import {referencesOf} from '../references';
import type {Spec} from '../types';

/** A spec with everything that a reference page can render. */
export const fixture = {
  openapi: '3.1.0',
  info: {title: 'Fixture', version: '1', description: 'An API with one of each. More of it.'},
  servers: [{url: 'https://api.mailwren.example/v1'}],
  tags: [
    {name: 'Emails', description: 'What is sent.'},
    {name: 'Events', description: 'What happens.'},
  ],
  paths: {
    '/emails/{email_id}': {
      parameters: [{name: 'email_id', in: 'path', required: true, example: 'em_1', schema: {type: 'string'}}],
      get: {
        operationId: 'getEmail',
        summary: 'Get an email',
        description: 'Reads it. Text with <b>tags</b>, {braces} and a [link](/docs).',
        tags: ['Emails'],
        security: [{apiKey: ['emails:read']}],
        responses: {
          '200': {
            description: 'The email.',
            headers: {
              'RateLimit-Policy': {
                description: 'Limits.',
                examples: {requests: {value: '"second";q=2;w=1, "day";q=5000;w=86400'}, later: {value: ''}},
              },
            },
            content: {
              'application/json': {
                schema: {type: 'object', required: ['data'], properties: {data: {$ref: '#/components/schemas/Email'}}},
                examples: {one: {$ref: '#/components/examples/one'}},
              },
            },
            links: {update: {operationId: 'updateEmail', description: 'Change it.'}},
          },
          '404': {$ref: '#/components/responses/NotFound'},
          '500': {
            description: 'Ours.',
            content: {'application/problem+json': {schema: {$ref: '#/components/schemas/ServerProblem'}}},
          },
        },
      },
      put: {
        operationId: 'updateEmail',
        summary: 'Update an email',
        deprecated: true,
        tags: ['Emails'],
        parameters: [{name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}}],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/Update'},
              examples: {one: {summary: 'A subject', value: {subject: 'Hi'}}},
            },
            'text/csv': {schema: {type: 'string'}, example: 'subject\nHi'},
            'message/rfc822': {schema: {type: 'string', format: 'binary'}},
          },
        },
        responses: {'200': {description: 'Done.'}, '404': {$ref: '#/components/responses/NotFound'}},
      },
    },
  },
  webhooks: {
    'email.bounced': {
      post: {
        operationId: 'emailBounced',
        summary: 'Email bounced',
        description: 'Sent when it comes back. Stop writing.',
        tags: ['Events'],
        'x-related-operations': ['getEmail'],
        parameters: [{name: 'webhook-id', in: 'header', description: 'Which event.', schema: {type: 'string'}}],
        requestBody: {
          content: {
            'application/json': {
              schema: {type: 'object', properties: {data: {$ref: '#/components/schemas/Email'}}},
              examples: {one: {summary: 'Unknown address', value: {type: 'email.bounced'}}},
            },
          },
        },
        responses: {
          '410': {description: 'Gone.'},
          '2XX': {description: 'You have it.'},
          default: {description: 'Again.'},
        },
      },
    },
  },
  components: {
    responses: {
      NotFound: {
        description: 'It is not there.',
        headers: {'Retry-After': {description: 'When.', required: true, schema: {type: 'integer'}}},
        content: {
          'application/problem+json': {
            schema: {$ref: '#/components/schemas/Problem'},
            examples: {not_found: {summary: 'No such email', value: {code: 'not_found', status: 404}}},
          },
        },
      },
    },
    examples: {one: {summary: 'Delivered', value: {data: {id: 'em_1'}}}},
    schemas: {
      Problem: {
        type: 'object',
        required: ['code'],
        properties: {
          code: {type: 'string', enum: ['not_found'], 'x-enumDescriptions': {not_found: 'Nothing has this id.'}},
        },
      },
      ServerProblem: {
        allOf: [
          {$ref: '#/components/schemas/Problem'},
          {
            type: 'object',
            required: ['trace'],
            properties: {code: {enum: ['internal_error']}, trace: {type: 'string'}},
          },
        ],
      },
      Id: {type: 'string', description: 'An id.', examples: ['em_1']},
      Email: {
        type: 'object',
        description: 'One email.',
        required: ['id'],
        properties: {
          id: {$ref: '#/components/schemas/Id', description: 'The id of the email.'},
          object: {type: 'string', const: 'email', description: 'Always this.'},
          parent: {$ref: '#/components/schemas/Email'},
          replies: {type: 'array', items: {$ref: '#/components/schemas/Email'}},
          parts: {type: 'array', items: {type: 'object', properties: {name: {type: 'string'}}}},
          counts: {type: 'object', additionalProperties: {type: 'integer'}, propertyNames: {pattern: '^[a-z]+$'}},
          byName: {type: 'object', additionalProperties: {type: 'object', properties: {inner: {type: 'string'}}}},
          note: {anyOf: [{$ref: '#/components/schemas/Id'}, {type: 'null'}]},
          size: {
            oneOf: [
              {type: 'string', maxLength: 4},
              {type: 'integer', minimum: 1},
            ],
          },
          file: {type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png'},
          old: {type: 'string', deprecated: true, readOnly: true},
          secret: {type: 'string', writeOnly: true},
        },
      },
      Update: {
        type: 'object',
        properties: {subject: {type: 'string'}, html: {type: 'string'}, template: {type: 'string'}},
        allOf: [
          {anyOf: [{title: 'With HTML', required: ['subject', 'html']}, {required: ['template']}]},
          {
            oneOf: [
              {title: 'By card', properties: {card: {type: 'string'}}, required: ['card']},
              {title: 'By bank', properties: {bank: {type: 'string'}}},
            ],
          },
        ],
      },
    },
  },
} as unknown as Spec;

/** The context of a spec, in tests. */
export function contextOf(spec: Spec): Context {
  const references = referencesOf(spec);
  return {spec, references, fields: fieldMaker(references)};
}
