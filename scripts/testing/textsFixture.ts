import type {ReadSource} from '../reference/texts/findTexts';

/** A small spec in several files, with every trick that keys and texts have to survive. */
export const files: Readonly<Record<string, unknown>> = {
  'openapi.yaml': {
    openapi: '3.1.0',
    info: {title: 'Post', description: 'All of it.'},
    servers: [{url: 'https://a.example', description: 'Live'}],
    tags: [{name: 'Letters', description: 'A letter.'}],
    paths: {'/letters': {post: {$ref: 'resources/letters/sendLetter.yaml'}}},
    webhooks: {'letter.sent': {post: {operationId: 'letterSent', summary: 'A letter was sent'}}},
    components: {securitySchemes: {key: {type: 'http', description: 'A key.'}}},
  },
  'resources/letters/sendLetter.yaml': {
    operationId: 'sendLetter',
    summary: 'Send a letter',
    tags: ['Letters'],
    parameters: [{$ref: '../../shared/parameters/Limit.yaml'}, {name: 'q', in: 'query', description: 'A query.'}],
    requestBody: {
      description: 'The letter.',
      content: {
        'application/json': {
          schema: {$ref: 'schemas/Letter.yaml'},
          examples: {one: {$ref: '../../examples/letters/one.json'}},
        },
      },
    },
    responses: {
      '200': {$ref: '../../shared/responses/Done.yaml'},
      '400': {
        description: {$ref: '../../shared/responses/Wrong.yaml#/description'},
        headers: {$ref: '../../shared/responses/Wrong.yaml#/headers'},
      },
      '404': {description: {$ref: '../../shared/responses/Wrong.yaml#/description'}},
    },
  },
  'resources/letters/schemas/Letter.yaml': {
    type: 'object',
    description: 'A letter.',
    example: {description: 'data'},
    default: {summary: 'data'},
    properties: {
      description: {type: 'string', description: 'A field called description.'},
      title: {type: 'string', const: 'title', examples: ['data']},
      status: {enum: ['sent'], 'x-enumDescriptions': {sent: 'It left.'}},
      inside: {$ref: 'Letter.yaml', description: 'A letter in a letter.'},
    },
    oneOf: [
      {title: 'By id', required: ['id']},
      {title: 'By name', required: ['name', 'place']},
    ],
  },
  'shared/parameters/Limit.yaml': {name: 'limit', in: 'query', description: 'How many.'},
  'shared/responses/Done.yaml': {description: 'Done.'},
  'shared/responses/Wrong.yaml': {description: 'Wrong.', headers: {$ref: '../headers/all.yaml'}},
  'shared/headers/all.yaml': {Left: {$ref: 'Left.yaml'}},
  'shared/headers/Left.yaml': {description: 'What is left.'},
  'examples/letters/one.json': {summary: 'One letter', value: {summary: 'data', description: 'data'}},
};

/** The sources as they would be read from files. */
export const read: ReadSource = (file) => files[file];

/** {@link files} as the bundler joins them. */
export const bundle = {
  openapi: '3.1.0',
  info: {title: 'Post', description: 'All of it.'},
  servers: [{url: 'https://a.example', description: 'Live'}],
  tags: [{name: 'Letters', description: 'A letter.'}],
  paths: {
    '/letters': {
      post: {
        operationId: 'sendLetter',
        summary: 'Send a letter',
        tags: ['Letters'],
        parameters: [{$ref: '#/components/parameters/Limit'}, {name: 'q', in: 'query', description: 'A query.'}],
        requestBody: {
          description: 'The letter.',
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/Letter'},
              examples: {one: {$ref: '#/components/examples/one'}},
            },
          },
        },
        responses: {
          '200': {$ref: '#/components/responses/Done'},
          '400': {description: 'Wrong.', headers: {Left: {$ref: '#/components/headers/Left'}}},
          '404': {description: 'Wrong.'},
        },
      },
    },
  },
  webhooks: {'letter.sent': {post: {operationId: 'letterSent', summary: 'A letter was sent'}}},
  components: {
    securitySchemes: {key: {type: 'http', description: 'A key.'}},
    parameters: {Limit: {name: 'limit', in: 'query', description: 'How many.'}},
    schemas: {
      Letter: {
        type: 'object',
        description: 'A letter.',
        example: {description: 'data'},
        default: {summary: 'data'},
        properties: {
          description: {type: 'string', description: 'A field called description.'},
          title: {type: 'string', const: 'title', examples: ['data']},
          status: {enum: ['sent'], 'x-enumDescriptions': {sent: 'It left.'}},
          inside: {$ref: '#/components/schemas/Letter', description: 'A letter in a letter.'},
        },
        oneOf: [
          {title: 'By id', required: ['id']},
          {title: 'By name', required: ['name', 'place']},
        ],
      },
    },
    responses: {Done: {description: 'Done.'}},
    headers: {Left: {description: 'What is left.'}},
    examples: {one: {summary: 'One letter', value: {summary: 'data', description: 'data'}}},
  },
};
