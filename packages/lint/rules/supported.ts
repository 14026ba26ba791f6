import {type Schema, keywords, methods} from '@packages/openapi';

import {type Context, type Location, type Visitor, keyOf} from './types';

const media = ['schema', 'content', 'example', 'examples', 'description', 'deprecated', 'style', 'explode'];

/**
 * The keywords that pages show, and those that are published without being on a page, by type of node. Every other keyword of
 * OpenAPI is refused; those of schemas are in packages/openapi/keywords.ts.
 */
const shown: Readonly<Record<string, readonly string[]>> = {
  Root: ['openapi', 'info', 'servers', 'tags', 'externalDocs', 'paths', 'webhooks', 'components', 'security'],
  Info: ['title', 'version', 'summary', 'description', 'contact', 'license', 'termsOfService'],
  Tag: ['name', 'description', 'externalDocs'],
  Server: ['url', 'description', 'variables'],
  ServerVariable: ['enum', 'default', 'description'],
  PathItem: [...methods, 'parameters', 'servers'],
  Operation: [
    ...['operationId', 'tags', 'summary', 'description', 'externalDocs', 'deprecated', 'security', 'servers'],
    ...['parameters', 'requestBody', 'responses'],
  ],
  Parameter: ['name', 'in', 'required', ...media],
  Header: ['required', ...media],
  RequestBody: ['description', 'required', 'content'],
  Response: ['description', 'headers', 'content', 'links'],
  MediaType: ['schema', 'example', 'examples'],
  Example: ['summary', 'description', 'value', 'externalValue'],
  Link: ['operationId', 'parameters', 'requestBody', 'description'],
  Components: [
    ...['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'links', 'securitySchemes'],
  ],
  Discriminator: ['propertyName', 'mapping'],
};

/** What to write instead of a keyword; by default, the same in the description. */
const instead: Readonly<Record<string, string>> = {
  callbacks: 'Describe the request as an event in webhooks/',
  operationRef: 'Use operationId',
  encoding: 'The API has only JSON bodies',
  jsonSchemaDialect: 'The schemas are those of OpenAPI 3.1',
  pathItems: 'Write the operations of the path in openapi.yaml',
  title: 'Only alternatives, members of oneOf and anyOf, have a title. Write the description instead',
};

/** Whether a keyword of a node is on a page. A keyword that OpenAPI does not have is reported by Redocly. */
function isShown(name: string, value: unknown, {type}: Context): boolean {
  if (name.startsWith('x-') || !Object.hasOwn(type.properties, name)) {
    return true;
  }
  return type.name === 'Schema'
    ? name in keywords && (typeof value === 'boolean' || keywords[name]?.instead === undefined)
    : (shown[type.name]?.includes(name) ?? true);
}

/** What the reference, the samples and the mock do not support, and the alternative. */
export function supported({request, response}: Record<'request' | 'response', string[]>): Visitor {
  /** The alternatives of choices, and the schemas with a title. */
  const alternatives = new Set<string>();
  const titled: Location[] = [];
  const refuse = (name: string, at: Location, {report}: Context): void => {
    const remedy = keywords[name]?.instead ?? instead[name] ?? 'Say the same in the description';
    report({message: `No page shows ${name}. ${remedy}, and remove ${name}.`, location: keyOf(at.child(name))});
  };
  const isAlternative = ({pointer}: Location): boolean => /\/(?:oneOf|anyOf)\/\d+$/u.test(pointer);
  const checkContent =
    (direction: string, supportedTypes: readonly string[]) =>
    (types: object, {location, report}: Context): void => {
      for (const type of Object.keys(types)) {
        if (!supportedTypes.includes(type)) {
          report({
            message: `The content type ${type} is not supported in a ${direction}. Use ${supportedTypes.join(' or ')}.`,
            location: keyOf(location.child(type)),
          });
        }
      }
    };
  return {
    any(node: unknown, context: Context) {
      const entries = Object.entries(Object(node) as object);
      for (const [name] of entries.filter(([key, value]) => !isShown(key, value, context))) {
        refuse(name, context.location, context);
      }
    },
    ref(_reference: object, {location}: Context, target: {location?: Location}) {
      if (isAlternative(location) && target.location) {
        alternatives.add(target.location.absolutePointer);
      }
    },
    Schema({title}: Schema, {location}: Context) {
      if (title !== undefined && !isAlternative(location)) {
        titled.push(location);
      }
    },
    Root: {
      leave(_root: object, context: Context) {
        for (const location of titled.filter((it) => !alternatives.has(it.absolutePointer))) {
          refuse('title', location, context);
        }
      },
    },
    Parameter(parameter: {name: string; in: string}, {location, report}: Context) {
      if (parameter.in === 'cookie') {
        report({
          message: `The cookie ${parameter.name} is not supported. Send it in a header: write in: header.`,
          location: location.child('in'),
        });
      }
    },
    RequestBody: {MediaTypesMap: checkContent('request', request)},
    Response: {MediaTypesMap: checkContent('response', response)},
  };
}
