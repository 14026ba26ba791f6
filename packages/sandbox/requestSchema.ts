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

/** The purpose of a schema. */
interface Purpose {
  /** Who sends the value: a field that only the other side sends is not required. `nobody` is for examples of a schema. */
  sender: 'client' | 'server' | 'nobody';
  annotate?: Annotate;
}

export type Sender = Purpose['sender'];

const received = {client: 'readOnly', server: 'writeOnly'} as const;

/** The fields of an object that its sender only receives. */
function receivedFields(schema: Schema, references: References, sender: Sender): string[] {
  return sender === 'nobody'
    ? []
    : Object.entries(mergeSchema(schema, references).properties)
        .filter(([, property]) => mergeSchema(property, references)[received[sender]] === true)
        .map(([name]) => name);
}

/**
 * A copy of a schema with only `readOnly`, the keywords that restrict values, and examples of patterns: fields that
 * the sender only receives are not required.
 *
 * @param omitted fields of the same object that the sender only receives
 */
function constraintsFor(
  schema: unknown,
  references: References,
  purpose: Purpose,
  omitted: readonly string[] = [],
): unknown {
  if (!isObject(schema)) {
    return schema;
  }
  const {required} = schema as Schema;
  const names = [...omitted, ...receivedFields(schema, references, purpose.sender)];
  const constraints = pickBy(
    {...schema, ...(required && {required: difference(required, names)})},
    (_value, keyword) =>
      !isAnnotation(keyword) || keyword === 'readOnly' || (keyword === 'examples' && 'pattern' in schema),
  );
  return {
    ...purpose.annotate?.(schema),
    ...mapSubschemas(constraints, (inner, keyword) =>
      constraintsFor(inner, references, purpose, keywords[keyword]?.sameValue ? names : []),
    ),
  };
}

/**
 * Adds everything that a schema references as its `$defs`, so that it is self-contained: the validator does not look for
 * schemas below names that are keywords, such as those of a schema `type` or of a `default` response.
 */
function withReferenced(schema: Schema, references: References, purpose: Purpose): Schema {
  const found = new Map<string, unknown>();
  const add = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const {$ref} = node as Schema;
    if (typeof $ref === 'string') {
      // Relative to the document, so that messages can show the file.
      const name = $ref.replace(/^#\/(?:components\/schemas\/)?/u, '');
      (node as Schema).$ref = pointerOfPath(['$defs', name]);
      if (!found.has(name)) {
        const target = constraintsFor(references.target($ref), references, purpose);
        found.set(name, target);
        add(target);
      }
    }
    Object.values(node).forEach(add);
  };
  add(schema);
  return {...schema, ...(found.size > 0 && {$defs: Object.fromEntries(found)})};
}

/** The schema of a request: `{requestBody, path, query, header}`, with the information that its form shows. */
export function requestSchema(
  references: References,
  parameters: readonly (WireParameter & {schema: Schema})[],
  body: Schema | undefined,
  annotate: Annotate,
): Schema {
  const purpose: Purpose = {sender: 'client', annotate};
  const schemaIn = (location: WireParameter['in']): Schema => {
    const inLocation = parameters.filter((parameter) => parameter.in === location);
    return {
      properties: Object.fromEntries(
        inLocation.map(({name, schema}) => [name, constraintsFor(schema, references, purpose) as Schema]),
      ),
      required: inLocation.filter(({required}) => required).map(({name}) => name),
      ...(location === 'query' && {additionalProperties: false}),
    };
  };
  return withReferenced(
    {
      properties: {
        ...(body && {requestBody: constraintsFor(body, references, purpose) as Schema}),
        path: schemaIn('path'),
        query: schemaIn('query'),
        header: schemaIn('header'),
      },
    },
    references,
    purpose,
  );
}

/** The schema of a single value, which is validated as `{requestBody}`. */
export function valueSchema(schema: Schema, references: References, sender: Sender): Schema {
  const requestBody = constraintsFor(schema, references, {sender}) as Schema;
  return withReferenced({properties: {requestBody}}, references, {sender});
}
