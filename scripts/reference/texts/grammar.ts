import {keywordsWith} from '../../../src/openapi/keywords';

/** The kinds of objects of an OpenAPI spec that hold texts, or others that do. */
export type Kind =
  | 'document'
  | 'info'
  | 'server'
  | 'tag'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'requestBody'
  | 'mediaType'
  | 'encoding'
  | 'response'
  | 'parameter'
  | 'example'
  | 'link'
  | 'schema'
  | 'described';

/** The keys of a kind of object that contain texts. Other keys contain none for readers. */
interface Shape {
  /** Keys with a text. */
  readonly texts?: readonly string[];
  /** Keys with one object. */
  readonly one?: Readonly<Record<string, Kind>>;
  /** Keys with objects by name. */
  readonly maps?: Readonly<Record<string, Kind>>;
  /** Keys with a list of objects. */
  readonly lists?: Readonly<Record<string, Kind>>;
  /** All keys hold objects of this kind. */
  readonly every?: Kind;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The keywords of a schema that hold others. */
const schemasIn = (kind: 'schema' | 'map' | 'list'): Record<string, 'schema'> =>
  Object.fromEntries(keywordsWith(({holds}) => holds === kind).map((name) => [name, 'schema']));

/**
 * Where texts are, by the specification of OpenAPI 3.1. Names are told from
 * keywords by the way there: `properties.description` is a field, and nothing
 * below `value`, `example` or `default` is a text, because it is data.
 */
export const grammar: Readonly<Record<Kind, Shape>> = {
  document: {
    one: {info: 'info', components: 'components', externalDocs: 'described'},
    maps: {paths: 'pathItem', webhooks: 'pathItem'},
    lists: {servers: 'server', tags: 'tag'},
  },
  info: {texts: ['title', 'summary', 'description']},
  server: {texts: ['description'], maps: {variables: 'described'}},
  tag: {texts: ['description'], one: {externalDocs: 'described'}},
  components: {
    maps: {
      schemas: 'schema',
      responses: 'response',
      parameters: 'parameter',
      examples: 'example',
      requestBodies: 'requestBody',
      headers: 'parameter',
      securitySchemes: 'described',
      links: 'link',
      callbacks: 'callback',
      pathItems: 'pathItem',
    },
  },
  pathItem: {
    texts: ['summary', 'description'],
    one: Object.fromEntries(methods.map((method) => [method, 'operation' as const])),
    lists: {parameters: 'parameter', servers: 'server'},
  },
  operation: {
    texts: ['summary', 'description'],
    one: {requestBody: 'requestBody', externalDocs: 'described'},
    maps: {responses: 'response', callbacks: 'callback'},
    lists: {parameters: 'parameter', servers: 'server'},
  },
  callback: {every: 'pathItem'},
  requestBody: {texts: ['description'], maps: {content: 'mediaType'}},
  mediaType: {one: {schema: 'schema'}, maps: {examples: 'example', encoding: 'encoding'}},
  encoding: {maps: {headers: 'parameter'}},
  response: {texts: ['description'], maps: {headers: 'parameter', content: 'mediaType', links: 'link'}},
  parameter: {texts: ['description'], one: {schema: 'schema'}, maps: {examples: 'example', content: 'mediaType'}},
  example: {texts: ['summary', 'description']},
  link: {texts: ['description'], one: {server: 'server'}},
  schema: {
    texts: ['title', 'description'],
    one: {...schemasIn('schema'), externalDocs: 'described'},
    maps: schemasIn('map'),
    lists: schemasIn('list'),
  },
  described: {texts: ['description']},
};

/** The key of a schema that explains the values of its `enum`, each with a text. */
export const enumTexts = 'x-enumDescriptions';

/** The key of a tag with its name for readers; its `name` is an id. */
export const displayName = 'x-displayName';
