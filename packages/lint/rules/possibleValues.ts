import {
  type MergedSchema,
  type References,
  type Schema,
  asText,
  formsOf,
  isCombined,
  isObject,
  mergeSchema,
  typeOf,
  withoutChoices,
} from '@packages/openapi';
import {createValidator, valueSchema} from '@packages/sandbox';
import uniq from 'lodash/uniq';

import {filesOf, pointerTo} from './files';
import {isInCondition, partAt, partsAt, partsOf} from './schemas';
import type {Context, Visitor} from './types';

/** Why no value matches a schema. */
interface Conflict {
  /** The path to the value in the value of the schema. */
  path: string[];
  keywords: string[];
  reason: string;
}

/** Limits of which the first must not be greater than the second; or equal, for the last ones. */
const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

const conflict = (reason: string, ...keywords: string[]): Conflict => ({path: [], keywords, reason});

/** Whether a schema is `false`. Other schemas that allow no value are reported where they are written. */
const isNever = (schema: Schema | boolean | undefined, references: References): boolean =>
  schema !== undefined && mergeSchema(schema, references).never && mergeSchema(schema, references).not !== undefined;

/** How many different values a schema allows; infinite if they cannot be counted. */
function countOf(schema: Schema, references: References): number {
  const sizes: Readonly<Record<string, number>> = {null: 1, boolean: 2};
  const counts = formsOf(schema, references).map((form) => form.schema.enum?.length ?? sizes[form.type ?? '']);
  return counts.reduce<number>((sum, count = Infinity) => sum + count, 0);
}

/** Whether a multiple of a number, or else an integer, is within the limits. */
function hasMultiple(schema: MergedSchema): boolean {
  const {multipleOf = 1, minimum, exclusiveMinimum, maximum, exclusiveMaximum} = schema;
  // Without the error of a division such as 0.3 / 0.1.
  const times = (limit: number): number => Number((limit / multipleOf).toPrecision(12));
  const low = Math.max(Math.ceil(times(minimum ?? -Infinity)), Math.floor(times(exclusiveMinimum ?? -Infinity)) + 1);
  const high = Math.min(Math.floor(times(maximum ?? Infinity)), Math.ceil(times(exclusiveMaximum ?? Infinity)) - 1);
  return low <= high;
}

/** The conflict between the limits of values of one type. */
function limitConflict(schema: MergedSchema, references: References): Conflict | undefined {
  const {types, required, properties, patternProperties, additionalProperties, propertyNames} = schema;
  const {prefixItems, items, uniqueItems, minItems = 0, minProperties = 0, maxProperties = Infinity} = schema;
  for (const [low, high] of pairs) {
    const [from, to] = [schema[low], schema[high]];
    if (
      from !== undefined &&
      to !== undefined &&
      (from > to || (from === to && `${low}${high}`.includes('exclusive')))
    ) {
      return conflict(`${low} is ${from} and ${high} is ${to}`, low, high);
    }
  }
  const {multipleOf} = schema;
  if ((multipleOf !== undefined || types.includes('integer')) && !hasMultiple(schema)) {
    const what = multipleOf === undefined ? 'integer' : `multiple of ${multipleOf}`;
    return conflict(`no ${what} is between the minimum and the maximum`, 'multipleOf', 'minimum', 'maximum');
  }
  const isForbidden = (name: string): boolean =>
    Object.hasOwn(properties, name) && isNever(properties[name], references);
  const forbidden = required.find(isForbidden);
  if (forbidden !== undefined) {
    return conflict(`"${forbidden}" is required, and no value is allowed for it`, 'required', 'properties');
  }
  const isMisnamed = propertyNames && createValidator(valueSchema(propertyNames, references, 'nobody'));
  const misnamed = required.find((name) => isMisnamed && isMisnamed({requestBody: name}).length > 0);
  if (misnamed !== undefined) {
    return conflict(`"${misnamed}" is required, and propertyNames does not allow it`, 'required', 'propertyNames');
  }
  if (required.length > maxProperties) {
    return conflict(`required has more names than maxProperties allows, which is ${maxProperties}`, 'maxProperties');
  }
  const fields = Object.keys(properties).filter((name) => !isForbidden(name)).length;
  const isClosed = additionalProperties === false && Object.keys(patternProperties).length === 0;
  if (isClosed && minProperties > fields) {
    return conflict(`minProperties is ${minProperties} and only ${fields} fields are allowed`, 'minProperties');
  }
  const isLimited = items && (uniqueItems === true || isNever(items, references));
  const different = prefixItems.length + (isLimited ? countOf(items, references) : Infinity);
  return minItems > different
    ? conflict(`minItems is ${minItems} and only ${different} different items are allowed`, 'minItems', 'items')
    : undefined;
}

/** Whether a value has a type. Every integer is a number. */
const isOf = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer');

/** Schemas that are combined at most this deep, because recursive ones have no end. */
const maxDepth = 5;

/** Why no value matches a schema, or a value in it; undefined if one does, as far as is known. */
function conflictOf(schema: Schema, references: References, depth = 0): Conflict | undefined {
  const merged = mergeSchema(schema, references);
  const {types, enum: listed, const: only, properties, prefixItems, items} = merged;
  if (depth > maxDepth || isNever(schema, references)) {
    return undefined; // `false` is written on purpose.
  }
  const forms = formsOf(schema, references).map((form) => form.schema);
  if (forms.length === 0) {
    return listed === undefined && only === undefined
      ? types.length === 0 && merged.choices.length === 0
        ? conflict('the types have none in common', 'type')
        : conflict('no alternative is possible', 'oneOf', 'anyOf')
      : conflict('the values of enum, const and type have nothing in common', 'enum', 'const', 'type');
  }
  const conflicts = forms.map((form) => limitConflict(form, references));
  if (conflicts.every((it) => it !== undefined)) {
    return conflicts[0];
  }
  const values = forms.flatMap((form) => form.enum ?? (form.onlyNull ? [null] : [undefined]));
  if (!values.includes(undefined)) {
    const validate = createValidator(valueSchema(schema, references, 'nobody'));
    if (values.every((value) => validate({requestBody: value}).length > 0)) {
      return conflict(
        'no value of enum or const is within the limits',
        'enum',
        'const',
        'pattern',
        'maxLength',
        'maximum',
      );
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

/** The alternatives of a schema that allow a value, but not in combination with the keywords around the choice. */
function impossibleMembers(schema: Schema, references: References): {member: Schema; name: string; found: Conflict}[] {
  const merged = mergeSchema(schema, references);
  return merged.choices
    .flatMap(({members}) => members)
    .flatMap((member, index) => {
      const around = {allOf: [withoutChoices(merged), member]};
      const found = conflictOf(member, references) ? undefined : conflictOf(around, references);
      return found ? [{member, name: asText(member.title ?? index + 1), found}] : [];
    });
}

/** Each schema, merged with its references and parts, allows a value, and so does each of its alternatives. */
export function possibleValues(): Visitor {
  const check = (node: Schema, context: Context): void => {
    const {location, report} = context;
    if (!isObject(node) || isInCondition(location)) {
      return;
    }
    const {at, references} = filesOf(context);
    const schema = at(location) as Schema;
    const {$ref, allOf = [], type = [], enum: values} = schema;
    const tell = ({path, keywords, reason}: Conflict, what: string, remedy = 'Correct one of them.'): void => {
      const declaring = partsOf(partsAt([partAt(location)], path, references), references);
      const files = uniq(declaring.flatMap((part) => (keywords.some((it) => it in part.schema) ? part.file : [])));
      const inside = path.length > 0 ? ` in "${path.join('.')}"` : '';
      report({
        message: `${what}${inside}: ${reason}${files.length > 1 ? `, in ${files.join(' and ')}` : ''}. ${remedy}`,
        location,
      });
    };
    const parts = [...($ref === undefined ? [] : [{$ref}]), ...allOf];
    if (values?.length === 0) {
      report({
        message: 'The enum is empty, so no value is valid. Add its values, or remove it.',
        location: location.child('enum'),
      });
      return;
    }
    // Each part is reported where it is written.
    if (parts.some((part) => conflictOf(part, references))) {
      return;
    }
    const found = conflictOf({$ref: pointerTo(location)}, references);
    if (found) {
      const isNull = [...parts, {type}].some((part) => mergeSchema(part, references).onlyNull);
      tell(
        found,
        'No value is valid',
        isNull ? "To allow null, too, write anyOf: [{ $ref: … }, { type: 'null' }]." : undefined,
      );
      return;
    }
    const unused = values && [type].flat().find((name) => !values.some((it) => isOf(it, name)));
    if (unused !== undefined) {
      report({
        message: `type allows ${unused}, the enum does not: add a value to enum, or remove ${unused} from type.`,
        location: location.child('type'),
      });
    }
    const known = new Set(parts.flatMap((part) => impossibleMembers(part, references).map(({member}) => member)));
    for (const {member, name, found: reason} of impossibleMembers({$ref: pointerTo(location)}, references)) {
      if (!known.has(member)) {
        tell(reason, `Alternative ${name} has no valid value`);
      }
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
