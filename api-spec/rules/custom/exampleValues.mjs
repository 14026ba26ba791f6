import {closest} from './closest.mjs';
import {isObject, namedFiles, partsOf, propertyNames, schemasOfProperty} from './schemas.mjs';
import {createValidator, extraField, pathOf, sentence} from './validator.mjs';

/** The fields in a value that no part of its schema defines. */
function unknownFields(schemas, value, path, resolve) {
  const parts = partsOf(schemas, resolve);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const items = parts.flatMap(({schema, location}) =>
        schema.prefixItems?.[index] === undefined
          ? [{schema: schema.items, location: location.child('items')}]
          : [{schema: schema.prefixItems[index], location: location.child(['prefixItems', index])}],
      );
      const listed = items.filter(({schema}) => schema !== undefined);
      return unknownFields(listed, item, [...path, index], resolve);
    });
  }
  // A schema without properties does not restrict fields.
  if (!isObject(value) || parts.every(({schema}) => schema.properties === undefined)) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = schemasOfProperty(parts, name);
    return known.length > 0 ? unknownFields(known, inner, [...path, name], resolve) : [{path: [...path, name], parts}];
  });
}

/**
 * Examples and defaults of bodies, parameters, headers and schemas match their schema. Redocly's
 * rules do not check defaults, and accept fields that the schema does not define.
 */
export function exampleValues() {
  const validator = createValidator();
  const {enter, nameOf} = namedFiles();
  const done = new Map();

  const errorsOf = (schema, location, value, context) => {
    try {
      return validator.errorsOf(schema, location, value, context);
    } catch (error) {
      context.report({message: `No value can be checked with this schema: ${error.message}. Correct it.`, location});
      return [];
    }
  };

  const check = (what, value, at, schema, location, context) => {
    const known = done.get(schema) ?? new Set();
    const key = `${at.absolutePointer} ${context.direction}`;
    if (known.has(key)) {
      return;
    }
    done.set(schema, known.add(key));
    const {report, resolve} = context;
    const unknown = what === 'default' ? [] : unknownFields([{schema, location}], value, [], resolve);
    for (const {path, parts} of unknown) {
      const [owner] = parts.toSorted((a, b) => propertyNames([b]).length - propertyNames([a]).length);
      report({
        message: `The schema has no field "${path.at(-1)}". Remove it here, or add it to ${nameOf(owner.location)}.`,
        location: at.child(path).key(),
        suggest: closest(String(path.at(-1)), propertyNames(parts)),
      });
    }
    for (const error of errorsOf(schema, location, value, context)) {
      const extra = [...pathOf(error.instancePath), extraField(error)].join('/');
      if (unknown.some(({path}) => path.join('/') === extra)) {
        continue;
      }
      const path = pathOf(error.instancePath);
      const subject = path.length === 0 ? `The ${what}` : `"${path.join('.')}"`;
      const origin = validator.locationOf(error) ?? location;
      report({
        message: `${subject} ${sentence(error)}. Correct it, or the schema in ${nameOf(origin)}.`,
        location: at.child(path),
      });
    }
  };

  /** Checks the examples next to the schema of a body, a parameter or a header. */
  const checkExamples = (node, {location, resolve, report}, direction) => {
    const {schema, example, examples} = node;
    if (schema === undefined) {
      return;
    }
    const context = {resolve, report, direction};
    const at = location.child('schema');
    if (example !== undefined) {
      check('example', example, location.child('example'), schema, at, context);
    }
    for (const [name, reference] of Object.entries(isObject(examples) ? examples : {})) {
      const {node: found, location: target} =
        reference?.$ref === undefined
          ? {node: reference, location: location.child(['examples', name])}
          : resolve(reference, location.source.absoluteRef);
      if (isObject(found) && 'value' in found) {
        check('example', found.value, target.child('value'), schema, at, context);
      }
    }
  };

  /** Checks the examples and defaults in a schema. */
  const checkOwn = (schema, {location, resolve, report}) => {
    const context = {resolve, report, direction: 'both'};
    const own = [
      ...(Array.isArray(schema.examples) ? schema.examples : []).map((value, index) => [
        'example',
        value,
        ['examples', index],
      ]),
      ...['example', 'default']
        .filter((keyword) => keyword in schema)
        .map((keyword) => [keyword, schema[keyword], [keyword]]),
    ];
    for (const [what, value, path] of own) {
      check(what, value, location.child(path), schema, location, context);
    }
  };

  const beside = (direction) => (node, context) => checkExamples(node, context, direction);
  return {
    Root: {enter},
    ref(reference, context) {
      if (context.type.name === 'Schema') {
        checkOwn(reference, context);
      }
    },
    Schema(schema, context) {
      if (isObject(schema)) {
        checkOwn(schema, context);
        if (schema.format !== undefined && !validator.formats.includes(schema.format)) {
          context.report({
            message: `Nothing checks the format "${schema.format}". Use a pattern, or one of these formats: ${validator.formats.join(', ')}.`,
            location: context.location.child('format'),
            suggest: closest(schema.format, validator.formats),
            forceSeverity: 'error',
          });
        }
      }
    },
    Paths: {
      Parameter: beside('request'),
      RequestBody: {MediaType: beside('request')},
      Response: {MediaType: beside('response'), Header: beside('response')},
    },
    // Customers receive events as requests.
    WebhooksMap: {Parameter: beside('response'), RequestBody: {MediaType: beside('response')}},
  };
}
