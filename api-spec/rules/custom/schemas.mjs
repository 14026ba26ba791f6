import path from 'node:path';

/** Helpers for rules about schemas. */

/** Whether a value is an object, but not an array. */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose schemas apply to the same value as the enclosing schema. */
const lists = ['allOf', 'anyOf', 'oneOf'];
const singles = ['not', 'if', 'then', 'else'];

/**
 * A schema, the target of its reference, and the sibling keys of references along the way.
 *
 * @param part a schema and its location
 * @returns {{schema: object, location: object}[]} empty for a broken reference
 */
export function unfold({schema, location}, resolve) {
  if (!isObject(schema) || typeof schema.$ref !== 'string') {
    return isObject(schema) ? [{schema, location}] : [];
  }
  const {$ref, ...beside} = schema;
  const {node, location: target, chain = []} = resolve({$ref}, location.source.absoluteRef);
  const onTheWay = chain.map((step) => ({schema: withoutRef(step.node), location: step.location}));
  return [{schema: beside, location}, ...onTheWay, ...(isObject(node) ? [{schema: node, location: target}] : [])];
}

const withoutRef = ({$ref: _, ...beside}) => beside;

/** The nested schemas that apply to the same value. */
export function membersOf({schema, location}) {
  return [
    ...lists.flatMap((keyword) =>
      (Array.isArray(schema[keyword]) ? schema[keyword] : []).map((member, index) => ({
        schema: member,
        location: location.child([keyword, index]),
      })),
    ),
    ...singles
      .filter((keyword) => keyword in schema)
      .map((keyword) => ({schema: schema[keyword], location: location.child(keyword)})),
    ...Object.entries(schema.dependentSchemas ?? {}).map(([name, member]) => ({
      schema: member,
      location: location.child(['dependentSchemas', name]),
    })),
  ];
}

/** All schemas that apply to the same value: the given ones, and those that they are composed of. */
export function partsOf(schemas, resolve, known = new Set()) {
  return schemas
    .flatMap((part) => unfold(part, resolve))
    .flatMap((part) => {
      if (known.has(part.schema)) {
        return [];
      }
      known.add(part.schema);
      return [part, ...partsOf(membersOf(part), resolve, known)];
    });
}

/** The schemas of a property: in `properties`, `patternProperties` or `additionalProperties`. */
export function schemasOfProperty(parts, name) {
  const own = parts.flatMap(({schema, location}) => {
    const {properties = {}, patternProperties = {}} = schema;
    return [
      ...(Object.hasOwn(properties, name)
        ? [{schema: properties[name], location: location.child(['properties', name])}]
        : []),
      ...Object.entries(patternProperties)
        .filter(([pattern]) => matches(pattern, name))
        .map(([pattern, inner]) => ({schema: inner, location: location.child(['patternProperties', pattern])})),
    ];
  });
  return own.length > 0
    ? own
    : parts.flatMap(({schema, location}) =>
        ['additionalProperties', 'unevaluatedProperties']
          .filter((keyword) => keyword in schema && schema[keyword] !== false)
          .map((keyword) => ({schema: schema[keyword], location: location.child(keyword)})),
      );
}

function matches(pattern, name) {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return true; // custom/limits reports it.
  }
}

/** The names of all properties that the parts of a schema list. */
export const propertyNames = (parts) => parts.flatMap(({schema}) => Object.keys(schema.properties ?? {}));

/** Whether a schema is in a condition, which only refers to properties described elsewhere. */
export const isInCondition = ({pointer}) => /\/(?:if|then|else|not|dependentSchemas)(?:\/|$)/u.test(pointer);

/** A visitor that finds the directory of the spec, and a function that returns paths relative to it. */
export function namedFiles() {
  let directory = '';
  return {
    enter: (_root, {location}) => {
      directory = path.dirname(location.source.absoluteRef);
    },
    nameOf: ({source}) => path.relative(directory, source.absoluteRef),
  };
}
