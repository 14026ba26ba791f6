import {
  type References,
  type Schema,
  type WireParameter,
  isAnnotation,
  isObject,
  keywords,
  mapSubschemas,
  mergeSchema,
  pointerOfPath,
} from '@packages/openapi';
import difference from 'lodash/difference';
import pickBy from 'lodash/pickBy';

/** Builds the JSON Schemas that requests and other values are validated against. */

/** The information that forms show about a value, in addition to its constraints. */
export type Annotate = (schema: Schema) => object;

/** Who sends the value. Fields that only the other side sends aren't required. `nobody` is for examples of a schema. */
export type Sender = 'client' | 'server' | 'nobody';

/** The spec that contains a schema, and its purpose. */
interface Context {
  references: References;
  sender: Sender;
  annotate?: Annotate;
}

const received = {client: 'readOnly', server: 'writeOnly'} as const;

/** The fields that an object's sender can't send: read-only for clients, write-only for servers. */
function receivedFields(schema: Schema, {references, sender}: Context): string[] {
  return sender === 'nobody'
    ? []
    : Object.entries(mergeSchema(schema, references).properties)
        .filter(([, property]) => mergeSchema(property, references)[received[sender]] === true)
        .map(([name]) => name);
}

/**
 * A copy of a schema with only `readOnly`, the keywords that restrict values, and the examples next to a `pattern`.
 * Fields that the sender can't send are not required.
 *
 * @param omitted fields of the same object that the sender can't send, from the schemas around this one
 */
function constraintsFor(schema: unknown, context: Context, omitted: readonly string[] = []): unknown {
  if (!isObject(schema)) {
    return schema;
  }
  const {required} = schema as Schema;
  const names = [...omitted, ...receivedFields(schema, context)];
  const constraints = pickBy(
    {...schema, ...(required && {required: difference(required, names)})},
    (_value, keyword) =>
      !isAnnotation(keyword) || keyword === 'readOnly' || (keyword === 'examples' && 'pattern' in schema),
  );
  return {
    ...context.annotate?.(schema),
    ...mapSubschemas(constraints, (inner, keyword) =>
      constraintsFor(inner, context, keywords[keyword]?.sameValue ? names : []),
    ),
  };
}

/**
 * The constraints of a schema, with all referenced schemas in its `$defs`, because the validator doesn't find schemas
 * under names that are keywords, such as a schema called `type`, or the schema of a `default` response.
 */
function selfContained(schema: Schema, context: Context): Schema {
  const found = new Map<string, unknown>();
  const add = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const {$ref} = node as Schema;
    if (typeof $ref === 'string') {
      // The name is relative to the document, so that messages can show the file.
      const name = $ref.replace(/^#\/(?:components\/schemas\/)?/u, '');
      (node as Schema).$ref = pointerOfPath(['$defs', name]);
      if (!found.has(name)) {
        const target = constraintsFor(context.references.target($ref), context);
        found.set(name, target);
        add(target);
      }
    }
    Object.values(node).forEach(add);
  };
  const constraints = constraintsFor(schema, context) as Schema;
  add(constraints);
  return {...constraints, ...(found.size > 0 && {$defs: Object.fromEntries(found)})};
}

/** The schema of a request: `{requestBody, path, query, header}`, with the information that its form shows. */
export function requestSchema(
  parameters: readonly (WireParameter & {schema: Schema})[],
  body: Schema | undefined,
  context: Context,
): Schema {
  const schemaIn = (location: WireParameter['in']): Schema => {
    const inLocation = parameters.filter((parameter) => parameter.in === location);
    return {
      properties: Object.fromEntries(inLocation.map(({name, schema}) => [name, schema])),
      required: inLocation.filter(({required}) => required).map(({name}) => name),
      ...(location === 'query' && {additionalProperties: false}),
    };
  };
  const properties = {
    ...(body && {requestBody: body}),
    path: schemaIn('path'),
    query: schemaIn('query'),
    header: schemaIn('header'),
  };
  return selfContained({properties}, context);
}

/** The schema of a single value, which is validated as `{requestBody}`. */
export function valueSchema(schema: Schema, references: References, sender: Sender): Schema {
  return selfContained({properties: {requestBody: schema}}, {references, sender});
}
