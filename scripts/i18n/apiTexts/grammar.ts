import {keywordsWith} from '../../../src/openapi/keywords';

/** The kinds of objects in an OpenAPI spec that contain translatable strings, directly or nested. */
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

/** The keys of a kind of object that contain strings. Other keys contain none. */
interface Shape {
  /** Keys that contain a string. */
  readonly texts?: readonly string[];
  /** Keys that contain an object. */
  readonly one?: Readonly<Record<string, Kind>>;
  /** Keys that contain objects by name. */
  readonly maps?: Readonly<Record<string, Kind>>;
  /** Keys that contain a list of objects. */
  readonly lists?: Readonly<Record<string, Kind>>;
  /** All keys contain objects of this kind. */
  readonly every?: Kind;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The keywords of a schema that contain schemas. */
const schemasIn = (kind: 'schema' | 'map' | 'list'): Record<string, 'schema'> =>
  Object.fromEntries(keywordsWith(({holds}) => holds === kind).map((name) => [name, 'schema']));

/**
 * Where OpenAPI 3.1 has translatable strings. The path distinguishes names from keywords:
 * `properties.description` is a field, and everything in `value`, `example` or `default` is data.
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

/** The key of a schema that describes the values of its `enum`. */
export const enumTexts = 'x-enumDescriptions';

/** The key of a tag that contains its display name; its `name` is an id. */
export const displayName = 'x-displayName';
