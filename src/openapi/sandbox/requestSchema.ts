import mapValues from 'lodash/mapValues';
import setWith from 'lodash/setWith';

import {isObject, pathOfPointer, pointerOfPath} from '../../lib/json';
import {isAnnotation, keywords} from '../keywords';
import type {References} from '../references';
import type {WireParameter} from '../requests/wire';
import {discriminated, mergeSchema} from '../schemas';
import type {Schema} from '../types';

/** Builds the JSON Schema that the requests of an operation are validated against. */

/** What forms show about a value, in addition to its constraints. */
export type Annotate = (schema: Schema) => object;

/** Annotations that forms need: names of alternatives, and values that requests do not have. */
const annotations = ['title', 'readOnly'];

/** The fields of an object that only responses have. */
function readOnlyFields(schema: Schema, references: References): string[] {
  return Object.entries(mergeSchema(schema, references).properties)
    .filter(([, property]) => mergeSchema(property, references).readOnly === true)
    .map(([name]) => name);
}

/**
 * A copy of a schema with only the keywords that restrict the values of a request or that forms show, and examples of
 * patterns: fields that only responses have are not required, and alternatives are limited to the values of their
 * discriminator.
 *
 * @param readOnly fields of the same object that only responses have
 */
function requestConstraints(
  schema: unknown,
  references: References,
  annotate: Annotate,
  readOnly: readonly string[] = [],
): unknown {
  if (!isObject(schema)) {
    return schema;
  }
  const {discriminator, oneOf, anyOf} = schema as Schema;
  const names = [...readOnly, ...readOnlyFields(schema, references)];
  const constraints = Object.entries({
    ...schema,
    ...(oneOf && {oneOf: discriminated(oneOf, discriminator, references)}),
    ...(anyOf && {anyOf: discriminated(anyOf, discriminator, references)}),
  }).filter(
    ([keyword]) =>
      !isAnnotation(keyword) || annotations.includes(keyword) || (keyword === 'examples' && 'pattern' in schema),
  );
  return Object.fromEntries([
    ...Object.entries(annotate(schema as Schema)),
    ...constraints.map(([keyword, value]: [string, unknown]) => {
      const {holds, sameValue} = keywords[keyword] ?? {};
      const inside = (part: unknown): unknown => requestConstraints(part, references, annotate, sameValue ? names : []);
      return [
        keyword,
        keyword === 'required'
          ? (value as string[]).filter((name) => !names.includes(name))
          : holds === 'schema'
            ? inside(value)
            : holds === 'list'
              ? (value as unknown[]).map(inside)
              : holds === 'map'
                ? mapValues(value as object, inside)
                : value,
      ];
    }),
  ]);
}

/** Adds everything that a schema references at the same path, so that it is self-contained. */
function withReferenced(schema: Schema, references: References, annotate: Annotate): Schema {
  const complete: Record<string, unknown> = {...schema};
  const added = new Set<string>();
  const add = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const {$ref} = node as Schema;
    if (typeof $ref === 'string') {
      // Whole components, because references can point into them.
      const path = pathOfPointer($ref).slice(0, $ref.startsWith('#/components/') ? 3 : undefined);
      const pointer = pointerOfPath(path);
      if (!added.has(pointer)) {
        added.add(pointer);
        const target = requestConstraints(references.target(pointer), references, annotate);
        setWith(complete, path, target, Object);
        add(target);
      }
    }
    Object.values(node).forEach(add);
  };
  add(schema);
  return complete;
}

/** The schema of a request: `{requestBody, path, query, header}`, with what its form shows. */
export function requestSchema(
  references: References,
  parameters: readonly (WireParameter & {schema: Schema})[],
  body: Schema | undefined,
  annotate: Annotate,
): Schema {
  const schemaIn = (location: WireParameter['in']): Schema => {
    const inLocation = parameters.filter((parameter) => parameter.in === location);
    return {
      properties: Object.fromEntries(
        inLocation.map(({name, schema}) => [name, requestConstraints(schema, references, annotate) as Schema]),
      ),
      required: inLocation.filter(({required}) => required).map(({name}) => name),
      ...(location === 'query' && {additionalProperties: false}),
    };
  };
  return withReferenced(
    {
      properties: {
        ...(body && {requestBody: requestConstraints(body, references, annotate) as Schema}),
        path: schemaIn('path'),
        query: schemaIn('query'),
        header: schemaIn('header'),
      },
    },
    references,
    annotate,
  );
}
