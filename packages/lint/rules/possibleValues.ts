import {
  type MergedSchema,
  type References,
  type Schema,
  formsOf,
  isCombined,
  isObject,
  mergeSchema,
  typeOf,
} from '@packages/openapi';
import {createValidator, valueSchema} from '@packages/sandbox';

import {filesOf, pointerTo} from './files';
import {isInCondition} from './schemas';
import type {Context, Visitor} from './types';

/** Why no value matches a schema. */
interface Conflict {
  /** The path to the affected value; empty for the value itself. */
  path: string[];
  reason: string;
}

/** Pairs of limits; the first must not be greater than the second. */
const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

/** Describes two limits that contradict each other. */
function limitConflict(schema: MergedSchema): string | undefined {
  const [low, high] = pairs.find(([from, to]) => Number(schema[from]) > Number(schema[to])) ?? [];
  return low && `${low} is ${schema[low]} and ${high} is ${schema[high]}`;
}

/** Whether a value has a type. Every integer is a number. */
const isOf = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer');

/** The maximum depth at which schemas are combined, because recursive schemas are infinitely deep. */
const maxDepth = 5;

/** Why no value matches a schema or a schema in it; undefined if there is no known conflict. */
function conflictOf(schema: Schema, references: References, depth = 0): Conflict | undefined {
  const {never, not, properties, prefixItems, items} = mergeSchema(schema, references);
  const isFalse = never && not !== undefined; // A `false` schema is intentional.
  if (depth > maxDepth || isFalse) {
    return undefined;
  }
  const forms = formsOf(schema, references).map((form) => form.schema);
  const reasons = forms.map(limitConflict);
  if (reasons.every((it) => it !== undefined)) {
    return {path: [], reason: reasons[0] ?? 'its types, values, and alternatives have nothing in common'};
  }
  const values = forms.flatMap((form) => form.enum ?? (form.onlyNull ? [null] : [undefined]));
  if (!values.includes(undefined)) {
    const validate = createValidator(valueSchema(schema, references, 'nobody'));
    if (values.every((value) => validate({requestBody: value}).length > 0)) {
      return {path: [], reason: 'enum (or const) and the limits have no value in common'};
    }
  }
  const inside: [string, Schema][] = [
    ...Object.entries(properties),
    ...Object.entries(prefixItems),
    ...(items ? [[String(prefixItems.length), items] satisfies [string, Schema]] : []),
  ];
  for (const [name, inner] of inside.filter(([, it]) => isCombined(it))) {
    const found = conflictOf(inner, references, depth + 1);
    if (found) {
      return {...found, path: [name, ...found.path]};
    }
  }
  return undefined;
}

/** Each schema, merged with its references and `allOf`, must allow at least one value. */
export function possibleValues(): Visitor {
  const check = (node: Schema, context: Context): void => {
    const {location, report} = context;
    if (!isObject(node) || isInCondition(location)) {
      return;
    }
    const {at, references} = filesOf(context);
    const {$ref, allOf = [], type = [], enum: values} = at(location) as Schema;
    if (values?.length === 0) {
      report({
        message: 'The enum is empty, so no value is valid. Add its values, or remove it.',
        location: location.child('enum'),
      });
      return;
    }
    const parts = [...($ref === undefined ? [] : [{$ref}]), ...allOf];
    // A conflict in a part is reported at the part.
    if (parts.some((part) => conflictOf(part, references))) {
      return;
    }
    const found = conflictOf({$ref: pointerTo(location)}, references);
    if (found) {
      const inside = found.path.length > 0 ? ` in "${found.path.join('.')}"` : '';
      const isNull = [...parts, {type}].some((part) => mergeSchema(part, references).onlyNull);
      const remedy = isNull
        ? "To allow null, too, write anyOf: [{ $ref: … }, { type: 'null' }]."
        : 'Correct one of them.';
      report({message: `No value is valid${inside}: ${found.reason}. ${remedy}`, location});
      return;
    }
    const unused = values && [type].flat().find((name) => !values.some((it) => isOf(it, name)));
    if (unused !== undefined) {
      report({
        message: `type lists ${unused}, but no enum value has this type. Add such a value to enum, or remove ${unused} from type.`,
        location: location.child('type'),
      });
    }
  };
  return {
    ref(reference: Schema, context: Context) {
      if (context.type.name === 'Schema' && Object.keys(reference).length > 1) {
        check(reference, {...context, location: context.rawLocation});
      }
    },
    Schema: check,
  };
}
