import {isObject, namedFiles, partsOf, schemasOfProperty} from './schemas.mjs';

/** Error codes for unknown parameters and fields, whose pointers point to nothing in the schema. */
const unknownField = 'unknown_field';

const parameterTypes = ['path', 'query', 'header', 'cookie'];

/** The named members of a value, with their paths. */
function membersNamed(name, value, path = []) {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => membersNamed(name, item, [...path, index]));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === name && typeof inner === 'string'
          ? [{value: inner, path: [...path, key], parent: value}]
          : membersNamed(name, inner, [...path, key]),
      )
    : [];
}

/** Example responses have unique request IDs, and example errors point to values in their operation's request. */
export function errorExamples() {
  const requestIds = new Map();
  const {enter, nameOf} = namedFiles();
  return {
    Root: {enter},
    Example(example, {location, report}) {
      for (const {value, path} of membersNamed('request_id', example.value)) {
        const at = location.child(['value', ...path]);
        const other = requestIds.get(value);
        if (other !== undefined && other.absolutePointer !== at.absolutePointer) {
          report({
            message: `The request ID ${value} is also in ${nameOf(other)}. Change some of its letters: each response has a unique ID.`,
            location: at,
          });
        }
        requestIds.set(value, other ?? at);
      }
    },
    Paths: {
      Operation(operation, {location, resolve, report}) {
        const from = location.source.absoluteRef;
        const follow = (node, at) =>
          node?.$ref === undefined ? {node, location: at} : resolve(node, at.source.absoluteRef);
        const parameters = (operation.parameters ?? []).map((it) => resolve(it, from).node ?? {});
        const body = follow(operation.requestBody, location.child('requestBody'));
        const schemas = Object.entries(body.node?.content ?? {}).map(([type, {schema}]) => ({
          schema,
          location: body.location.child(['content', type, 'schema']),
        }));
        const exists = ([first, second, ...others]) =>
          parameterTypes.includes(first) && second !== undefined && others.length === 0
            ? parameters.some((it) => it.in === first && it.name === second)
            : isInBody(schemas, [first, ...(second === undefined ? [] : [second]), ...others], resolve);
        for (const [status, reference] of Object.entries(operation.responses ?? {})) {
          const response = follow(reference, location.child(['responses', status]));
          const {node: media, location: at} = {
            node: response.node?.content?.['application/problem+json'],
            location: response.location?.child(['content', 'application/problem+json']),
          };
          for (const [name, value] of Object.entries(media?.examples ?? {})) {
            const example = follow(value, at.child(['examples', name]));
            for (const {value: pointer, path, parent} of membersNamed('pointer', example.node?.value)) {
              if (parent.code !== unknownField && !exists(pointer.split('/').slice(1))) {
                report({
                  message: `${operation.operationId} has no ${pointer} in its request. Point to one of its parameters or fields.`,
                  location: example.location.child(['value', ...path]),
                });
              }
            }
          }
        }
      },
    },
  };
}

/** Whether a JSON Pointer points to a possible value of a body. */
function isInBody(schemas, steps, resolve) {
  return (
    steps.reduce((found, step) => {
      const parts = partsOf(found, resolve);
      return /^\d+$/u.test(step)
        ? parts.flatMap(({schema, location}) => [
            ...(schema.items === undefined ? [] : [{schema: schema.items, location: location.child('items')}]),
            ...(schema.prefixItems?.[step] === undefined
              ? []
              : [{schema: schema.prefixItems[step], location: location.child(['prefixItems', step])}]),
            ...schemasOfProperty([{schema, location}], step),
          ])
        : schemasOfProperty(parts, step);
    }, schemas).length > 0
  );
}
