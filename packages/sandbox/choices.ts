import type {OutputUnit} from '@cfworker/json-schema';
import {type MergedSchema, type Schema, mergeSchema, referencesOf} from '@packages/openapi';
import difference from 'lodash/difference';

import {explain, listed} from './explain';

/** Explains `oneOf` and `anyOf` errors: the alternative that the sender most likely meant, and the errors in it. */

/** Whether an error is about a choice. */
export const isChoice = ({keyword}: OutputUnit): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether a value is the same as a given one, or nested in it. */
const isAtOrIn = (location: string, around: string): boolean =>
  location === around || location.startsWith(`${around}/`);

/** Whether an error is about a branch of a choice. */
export const isWithin = (unit: OutputUnit, choice: OutputUnit, branch = ''): boolean =>
  unit !== choice &&
  unit.keywordLocation.startsWith(`${choice.keywordLocation}/${branch}`) &&
  isAtOrIn(unit.instanceLocation, choice.instanceLocation);

/** The errors to report about a choice. */
export type ChoiceReport =
  /** The errors of one of its branches. */
  | {units: readonly OutputUnit[]}
  /** An error in the value itself, or in one of its fields. */
  | {child?: string; code: string; message: string};

/** The values that a schema lists, if it does. */
const valuesOf = ({enum: values, const: only}: MergedSchema): readonly unknown[] | undefined =>
  only === undefined ? values : [only];

/** Several alternatives that exclude each other, as the groups of the fields that they require. */
function explainConflict(groups: readonly (readonly string[])[]): ChoiceReport {
  const names = groups.map((group) => group.join(' and '));
  return names.includes('') || new Set(names).size < names.length
    ? {code: 'conflict', message: 'The value matches more than one of the allowed alternatives.'}
    : {child: groups[1]?.[0], code: 'conflict', message: `Expected exactly one of: ${names.join(', ')}.`};
}

/** A choice between groups of fields when none or more than one was provided. */
function explainGroups(groups: readonly (readonly string[])[], value: unknown): ChoiceReport {
  const data = Object(value) as object;
  const present = (group: readonly string[]): number => group.filter((name) => Object.hasOwn(data, name)).length;
  // The group that the sender started to fill in, or else the first one.
  const [likely] = groups.filter(({length}) => length > 0).sort((a, b) => present(b) - present(a));
  return likely
    ? {
        child: likely.find((name) => !Object.hasOwn(data, name)),
        code: 'required',
        message: `Expected ${groups.map((group) => group.join(' and ')).join(', or ')}.`,
      }
    : {code: 'invalid_value', message: 'The value matches none of the allowed alternatives.'};
}

/**
 * Explains a choice that failed.
 *
 * @param root the schema that references refer to
 * @param branches the alternatives
 * @param value the value
 * @param units all errors of the request
 */
export function explainChoice(
  root: Schema,
  choice: OutputUnit,
  branches: readonly Schema[],
  value: unknown,
  units: readonly OutputUnit[],
): ChoiceReport {
  const references = referencesOf(root);
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);
  const candidates = branches.map(merge).map((schema, index) => ({
    schema,
    group: schema.required,
    units: units.filter((unit) => isWithin(unit, choice, `${index}/`)),
  }));
  const chosen = candidates.filter((candidate) => candidate.units.length === 0);
  if (chosen.length > 0) {
    return explainConflict(chosen.map(({group}) => group));
  }
  const values = candidates.map(({schema}) => valuesOf(schema));
  if (values.every((listed) => listed !== undefined)) {
    return {code: 'invalid_value', message: `Expected one of: ${listed(values.flat())}.`};
  }

  const notNull = candidates.filter(({schema}) => !schema.onlyNull);
  const [alone] = notNull;
  if (alone && notNull.length === 1) {
    return {units: alone.units};
  }
  const ofType = notNull.filter(
    (candidate) =>
      !candidate.units.some(
        ({keyword, instanceLocation}) => keyword === 'type' && instanceLocation === choice.instanceLocation,
      ),
  );
  const types = [...new Set(notNull.flatMap(({schema}) => schema.types))];
  if (ofType.length === 0 && types.length > 0) {
    const keyword = {keyword: 'type', error: ''};
    return {...explain('type', candidates.length > notNull.length ? [...types, 'null'] : types, keyword)};
  }
  const valuesIn = ({properties}: MergedSchema, name: string): readonly unknown[] | undefined =>
    Object.hasOwn(properties, name) ? valuesOf(merge(properties[name] ?? {})) : undefined;
  // A field whose value distinguishes the alternatives.
  const discriminator = Object.keys(Object(value) as object).find(
    (name) => ofType.length > 1 && ofType.every(({schema}) => valuesIn(schema, name) !== undefined),
  );
  const allowed = (schema: MergedSchema): readonly unknown[] => valuesIn(schema, discriminator ?? '') ?? [];
  const told = (Object(value) as Record<string, unknown>)[discriminator ?? ''];
  const meant = discriminator === undefined ? ofType : ofType.filter(({schema}) => allowed(schema).includes(told));
  if (discriminator !== undefined && meant.length === 0) {
    const all = [...new Set(ofType.flatMap(({schema}) => allowed(schema)))];
    return {child: discriminator, code: 'invalid_value', message: `Expected one of: ${listed(all)}.`};
  }

  const [only, ...others] = meant;
  if (only && others.length === 0) {
    return {units: only.units};
  }
  const present = (group: readonly string[]): number =>
    group.filter((name) => Object.hasOwn(Object(value) as object, name)).length;
  // The alternatives whose required fields are present. Closed ones reject each other's fields, and only those of oneOf
  // exclude each other.
  const complete = meant.filter(({group}) => group.length > 0 && present(group) === group.length);
  const whole =
    complete.find(({group}) => complete.every((other) => difference(other.group, group).length === 0)) ??
    (choice.keyword === 'anyOf' ? complete[0] : undefined);
  if (whole) {
    return {units: whole.units};
  }
  if (complete.length > 0) {
    return explainConflict(complete.map(({group}) => group));
  }
  const isMissing = ({keyword, instanceLocation}: OutputUnit): boolean =>
    keyword === 'required' && instanceLocation === choice.instanceLocation;
  const isAboutFields = ({instanceLocation, keyword}: OutputUnit): boolean =>
    instanceLocation !== choice.instanceLocation && keyword !== 'false';
  // A field that exists in only one alternative indicates which one is meant.
  const begun = meant.filter(
    ({units: errors}) => errors.some(isAboutFields) && errors.every((unit) => !isMissing(unit)),
  );
  const [best] = begun.sort((a, b) => present(b.group) - present(a.group));
  return best ? {units: best.units} : explainGroups(meant.length > 0 ? meant.map(({group}) => group) : [[]], value);
}
