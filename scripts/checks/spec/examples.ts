import type {AnySchema, ErrorObject, ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import {resolvePointer} from '../../../src/openapi/references';
import type {Spec, Schema} from '../../../src/openapi/types';

/** A value that the spec shows, and the schema that it claims to fit. */
export interface DescribedValue {
  /** The location of the value, as a pointer into the bundle. */
  location: string;
  /** The location of its schema. */
  schemaPath: string;
  value: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const step = (location: string, name: string): string =>
  `${location}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Maps below which every key is a name that somebody chose, and no keyword. */
const mapsOfSchemas = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** Parts of the document that hold values and no schemas. */
const valuesOnly = new Set(['example', 'examples', 'value', 'default', 'enum', 'const']);

/** The examples in a schema, and in those inside it. */
function valuesInSchema(schema: unknown, location: string, isMap = false): DescribedValue[] {
  if (!isNode(schema)) {
    return [];
  }
  const own = isMap
    ? []
    : [
        ...(Array.isArray(schema.examples) ? schema.examples : []).map((value: unknown, index) => ({
          location: `${location}/examples/${index}`,
          schemaPath: location,
          value,
        })),
        ...['example', 'default']
          .filter((keyword) => keyword in schema)
          .map((keyword) => ({location: `${location}/${keyword}`, schemaPath: location, value: schema[keyword]})),
      ];
  const inside = Object.entries(schema)
    .filter(([name]) => isMap || !valuesOnly.has(name))
    .flatMap(([name, child]) => valuesInSchema(child, step(location, name), !isMap && mapsOfSchemas.has(name)));
  return [...own, ...inside];
}

/** The examples of a body, a parameter or a header: of whatever has a schema. */
function valuesBeside(document: unknown, node: Node, location: string): DescribedValue[] {
  const schemaPath = `${location}/schema`;
  const named = Object.entries(isNode(node.examples) ? node.examples : {}).map(([name, example]) => {
    const target =
      isNode(example) && typeof example.$ref === 'string' ? resolvePointer(document, example.$ref) : example;
    return {location: step(`${location}/examples`, name), schemaPath, value: isNode(target) ? target.value : undefined};
  });
  return [...('example' in node ? [{location: `${location}/example`, schemaPath, value: node.example}] : []), ...named];
}

/** Every example and default in a spec, with its schema: of bodies, parameters, headers and schemas. */
export function describedValues(document: Spec): DescribedValue[] {
  const walk = (node: unknown, location: string): DescribedValue[] => {
    if (!isNode(node)) {
      return [];
    }
    const schemas = location === '#/components/schemas' ? Object.entries(node) : [];
    if (schemas.length > 0) {
      return schemas.flatMap(([name, schema]) => valuesInSchema(schema, step(location, name)));
    }
    return [
      ...('schema' in node
        ? [...valuesBeside(document, node, location), ...valuesInSchema(node.schema, `${location}/schema`)]
        : []),
      ...Object.entries(node)
        .filter(([name]) => name !== 'schema' && !valuesOnly.has(name))
        .flatMap(([name, child]) => walk(child, step(location, name))),
    ];
  };
  return walk(document, '#');
}

/** Says what is wrong with a value under the schema at a location; nothing where it is valid. */
export type Validate = (schemaPath: string, value: unknown) => readonly ErrorObject[];

const schemasPath = '#/components/schemas/';

/** The document with references to its schemas as ajv knows them: by name, because the document itself is no schema. */
function withNamedReferences(document: Spec): Spec {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(schemasPath)
      ? `schema:${value.slice(schemasPath.length)}`
      : value,
  ) as Spec;
}

/**
 * A validator of JSON Schema 2020-12 for all schemas of a spec. It is
 * strict: it throws where it does not know a keyword or a format.
 */
export function createValidator(original: Spec): Validate {
  const document = withNamedReferences(original);
  const ajv = new Ajv2020({strict: true, allErrors: true, strictTypes: false, strictRequired: false});
  addFormats(ajv);
  ajv.addVocabulary(['example', 'discriminator', 'x-enumDescriptions']);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    ajv.addSchema(schema, `schema:${name}`);
  }
  const compiled = new Map<string, ValidateFunction>();
  return (schemaPath, value) => {
    let validate = compiled.get(schemaPath);
    if (!validate) {
      validate = ajv.compile(resolvePointer(document, schemaPath) as AnySchema);
      compiled.set(schemaPath, validate);
    }
    validate(value);
    return validate.errors ?? [];
  };
}

/** A schema with everything that it is put together from, choices included. */
function partsOf(document: Spec, schema: unknown): Schema[] {
  if (!isNode(schema)) {
    return [];
  }
  const target = typeof schema.$ref === 'string' ? resolvePointer(document, schema.$ref) : schema;
  const {allOf = [], anyOf = [], oneOf = []} = target as Schema;
  return [target as Schema, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => partsOf(document, part))];
}

/** The places of fields in a value that no part of its schema has. */
function unknownFields(document: Spec, schemas: readonly unknown[], value: unknown, location: string): string[] {
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((item, index) => unknownFields(document, items, item, `${location}/${index}`));
  }
  if (!isNode(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([name, child]) => {
    const inside = parts.flatMap(
      ({properties = {}, additionalProperties}) => properties[name] ?? additionalProperties ?? [],
    );
    const known = inside.some((schema) => schema !== false);
    return known ? unknownFields(document, inside, child, step(location, name)) : [step(location, name)];
  });
}

/** The fields of all examples that the schema beside them does not have. */
export function unknownFieldsOfExamples(document: Spec): string[] {
  return describedValues(document).flatMap(({location, schemaPath, value}) =>
    unknownFields(document, [resolvePointer(document, schemaPath)], value, location),
  );
}

/** Every example that its schema rejects, with the validation errors. */
export function invalidExamples(document: Spec): {location: string; errors: readonly ErrorObject[]}[] {
  const validate = createValidator(document);
  return describedValues(document)
    .map(({location, schemaPath, value}) => ({location, errors: validate(schemaPath, value)}))
    .filter(({errors}) => errors.length > 0);
}
