import type {AnySchema, ErrorObject, ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import {resolvePointer} from '../../../src/openapi/references';
import type {Spec} from '../../../src/openapi/types';

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
