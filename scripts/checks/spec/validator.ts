import type {AnySchema, ErrorObject, ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import {resolvePointer} from '../../../src/openapi/references';
import type {Spec} from '../../../src/openapi/types';

/** Validates a value against the schema at a location; returns the errors, or undefined if there are none. */
export type Validate = (schemaPath: string, value: unknown) => readonly ErrorObject[];

const schemasPath = '#/components/schemas/';

/** The document with schema references that ajv can resolve: by name, because the document itself is not a schema. */
function withNamedReferences(document: Spec): Spec {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(schemasPath)
      ? `schema:${value.slice(schemasPath.length)}`
      : value,
  ) as Spec;
}

/**
 * Creates a JSON Schema 2020-12 validator for all schemas of a spec. It is strict: it throws for
 * unknown keywords and formats.
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
