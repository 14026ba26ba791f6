import {type Example, type Header, type Schema, isObject, pathOfPointer, valueAt} from '@packages/openapi';
import {type Sender, type Violation, createValidator, valueSchema} from '@packages/sandbox';
import memoize from 'lodash/memoize';

import {type Files, filesOf, follow, pointerTo} from './files';
import {type Part, fieldsNamed, itemsAt, partAt, partsOf} from './schemas';
import {type Context, type Location, type Visitor, keyOf} from './types';

/** The path of a field in a value, with the schemas of the object that contains it. */
interface UnknownField {
  path: string[];
  parts: Part[];
}

/** The fields in a value that its schemas don't define. */
function unknownFields(schemas: Part[], value: unknown, path: string[], files: Files): UnknownField[] {
  const parts = partsOf(schemas, files.references);
  const inside = (name: string, inner: unknown, found: Part[]): UnknownField[] =>
    unknownFields(found, inner, [...path, name], files);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => inside(String(index), item, itemsAt(parts, index)));
  }
  // A schema without properties does not restrict fields.
  if (!isObject(value) || parts.every(({schema}) => schema.properties === undefined)) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = fieldsNamed(parts, name);
    return known.length > 0 ? inside(name, inner, known) : [{path: [...path, name], parts}];
  });
}

/** The path of the value that an error is about. */
const pathOf = ({pointer}: Violation): string[] => (pointer === '/' ? [] : pathOfPointer(encodeURI(pointer)));

/** Describes an error in a value. */
function sentence(what: string, value: unknown, violation: Violation): string {
  const path = pathOf(violation);
  const subject = path.length === 0 ? `The ${what}` : `"${path.join('.')}"`;
  const found = JSON.stringify(valueAt(value, path)) as string | undefined;
  const {keyword, limit, message} = violation;
  if (found === undefined) {
    return `${subject} is missing.`;
  }
  return `${subject} is ${found.length > 60 ? 'not valid' : found}. ${keyword === 'pattern' ? `Expected a match for the pattern ${String(limit)}.` : message}`;
}

/**
 * Examples and defaults in bodies, parameters, headers, and schemas must match their schema. Redocly's rules don't
 * check defaults, and accept fields that the schema doesn't define.
 */
export function exampleValues(): Visitor {
  const validators = memoize(
    (schema: string, sender: Sender, {references}: Files) =>
      createValidator(valueSchema({$ref: schema}, references, sender)),
    (schema, sender) => `${sender} ${schema}`,
  );

  const violationsOf = (value: unknown, schema: Location, sender: Sender, context: Context): Violation[] => {
    try {
      return validators(pointerTo(schema), sender, filesOf(context))({requestBody: value});
    } catch (error) {
      const {message} = error as Error;
      context.report({
        message: `This schema can't be used to check values: ${message}. Correct the schema.`,
        location: schema,
      });
      return [];
    }
  };

  /** Checks the value at one location against the schema at another. */
  const check = (
    what: 'example' | 'default',
    value: unknown,
    at: Location,
    {schema, sender, context}: {schema: Location; sender: Sender; context: Context},
  ): void => {
    const own = partAt(schema);
    const unknown = what === 'default' ? [] : unknownFields([own], value, [], filesOf(context));
    for (const {path, parts} of unknown) {
      const name = path.at(-1) ?? '';
      const owner = parts.find((part) => part.schema.properties !== undefined) ?? own;
      context.report({
        message: `The schema has no field "${name}". Remove it here, or add it to ${owner.file}.`,
        location: keyOf(at.child(path)),
      });
    }
    const reported = new Set(unknown.map(({path}) => path.join('/')));
    for (const violation of violationsOf(value, schema, sender, context)) {
      const path = pathOf(violation);
      if (!reported.has(path.join('/'))) {
        const [keyword, origin = ''] = pathOfPointer(violation.at);
        const [file = ''] = keyword === '$defs' ? pathOfPointer(`#/${origin}`) : [own.file];
        context.report({
          message: `${sentence(what, value, violation)} Correct the ${what}, or the schema in ${file}.`,
          location: at.child(path),
        });
      }
    }
  };

  /** Checks the examples next to the schema of a body, a parameter, or a header. */
  const beside =
    (sender: Sender) =>
    ({schema, example, examples}: Header, context: Context): void => {
      const {location} = context;
      if (schema === undefined) {
        return;
      }
      const options = {schema: location.child('schema'), sender, context};
      if (example !== undefined) {
        check('example', example, location.child('example'), options);
      }
      for (const [name, reference] of Object.entries(isObject(examples) ? examples : {})) {
        const found = follow<Example>(reference, location.child(['examples', name]), context);
        if (found && isObject(found.node) && 'value' in found.node) {
          check('example', found.node.value, found.location.child('value'), options);
        }
      }
    };

  /** Checks the examples and defaults in a schema. */
  const checkOwn = (schema: Schema, context: Context): void => {
    const {location} = context;
    const options = {schema: location, sender: 'nobody', context} as const;
    for (const [index, value] of (Array.isArray(schema.examples) ? schema.examples : []).entries()) {
      check('example', value, location.child(['examples', index]), options);
    }
    for (const keyword of ['example', 'default'] as const) {
      if (keyword in schema) {
        check(keyword, schema[keyword], location.child(keyword), options);
      }
    }
  };

  return {
    ref(reference: Schema, context: Context) {
      if (context.type.name === 'Schema') {
        checkOwn(reference, context);
      }
    },
    Schema(schema: Schema, context: Context) {
      if (isObject(schema)) {
        checkOwn(schema, context);
      }
    },
    Paths: {
      Parameter: beside('client'),
      RequestBody: {MediaType: beside('client')},
      Response: {MediaType: beside('server'), Header: beside('server')},
    },
    // Customers receive events as requests.
    WebhooksMap: {Parameter: beside('server'), RequestBody: {MediaType: beside('server')}},
  };
}
