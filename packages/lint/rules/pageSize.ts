import {
  type Example,
  type MediaType,
  type References,
  type Schema,
  isObject,
  keywords,
  subschemas,
} from '@packages/openapi';
import pickBy from 'lodash/pickBy';

import {filesOf, follow, pointerTo} from './files';
import type {Context, Visitor} from './types';

/** The bytes of HTML for a field and for an enum value, in addition to their text; measured on built pages. */
const markup = {field: 500, value: 50};

/** A schema's approximate bytes on a page, where each reference repeats its target. Counting stops at the limit. */
function bytesOf(schema: unknown, references: References, limit: number, around: readonly string[] = []): number {
  const {$ref, enum: values = []} = Object(schema) as Schema;
  if (!isObject(schema) || limit <= 0) {
    return 0;
  }
  if (around.includes($ref ?? '')) {
    return markup.field;
  }
  const texts = JSON.stringify(pickBy(schema, (_value, keyword) => keywords[keyword]?.holds === undefined)).length;
  const target = $ref === undefined ? [] : [references.target($ref)];
  const path = $ref === undefined ? around : [...around, $ref];
  return [...target, ...subschemas(schema).map((it) => it.schema)].reduce<number>(
    (sum, inner) => (sum > limit ? sum : sum + bytesOf(inner, references, limit - sum, path)),
    texts + values.length * markup.value + ($ref === undefined ? markup.field : 0),
  );
}

/**
 * Limits the size of a page.
 *
 * @param options.example the maximum number of characters of an example as JSON
 * @param options.body the maximum size of a body's fields, values, and descriptions in kilobytes, counting repetitions
 */
export function pageSize({example, body}: {example: number; body: number}): Visitor {
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
      // Responses added by a preprocessor exist only in memory, but the schemas that they refer to are in files.
      const at = follow(schema, context.location.child('schema'), context)?.location;
      if (at && bytesOf({$ref: pointerTo(at)}, filesOf(context).references, body * 1000) > body * 1000) {
        const message = `The body's fields, values, and descriptions exceed ${body} KB, because each reference repeats its schema. Refer to fewer schemas, describe inner objects as objects without properties, or shorten enums.`;
        context.report({message, location: at});
      }
    },
  };
}
