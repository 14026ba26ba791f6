import {type Example, type MediaType, type References, type Schema, isObject, subschemas} from '@packages/openapi';

import {filesOf, follow, pointerTo} from './files';
import type {Context, Visitor} from './types';

/** The number of schemas in a schema, with each repetition of a referenced schema, as a page shows it; counted up to a limit. */
function schemasIn(schema: unknown, references: References, limit: number, around: readonly string[] = []): number {
  const {$ref} = Object(schema) as Schema;
  if (!isObject(schema) || limit <= 0 || around.includes($ref ?? '')) {
    return 1;
  }
  const target = $ref === undefined ? [] : [references.target($ref)];
  const path = $ref === undefined ? around : [...around, $ref];
  return [...target, ...subschemas(schema).map((it) => it.schema)].reduce<number>(
    (sum, inner) => (sum > limit ? sum : sum + schemasIn(inner, references, limit - sum, path)),
    1,
  );
}

/**
 * No page is longer than a reader can use.
 *
 * @param options.example the characters of an example as JSON
 * @param options.schemas the fields, items and alternatives of a body, with repetitions
 */
export function pageSize({example, schemas}: {example: number; schemas: number}): Visitor {
  const shown = (number: number): string => number.toLocaleString('en');
  return {
    Example({value}: Example, {location, report}: Context) {
      const size = (JSON.stringify(value) as string | undefined)?.length ?? 0;
      if (size > example) {
        const message = `The example has ${shown(size)} characters, and pages repeat it in every language. Shorten it to ${shown(example)}.`;
        report({message, location});
      }
    },
    MediaType({schema}: MediaType, context: Context) {
      // Responses that a preprocessor adds exist only in memory, but the schemas that they refer to are in files.
      const at = follow(schema, context.location.child('schema'), context)?.location;
      if (at && schemasIn({$ref: pointerTo(at)}, filesOf(context).references, schemas) > schemas) {
        const message = `The body has more than ${shown(schemas)} fields, because each reference repeats those of its schema. Refer to fewer schemas, or describe inner objects as objects without properties.`;
        context.report({message, location: at});
      }
    },
  };
}
