import type {OutputUnit} from '@cfworker/json-schema';
import {type MergedSchema, type Schema, mergeSchema, own, pathOfPointer, referencesOf} from '@packages/openapi';
import uniq from 'lodash/uniq';

import {explain, listed} from './explain';

/** Explains `oneOf` and `anyOf` errors: the alternative that the sender most likely meant, and the errors in it. */

/** Whether an error is about a choice. */
export const isChoice = ({keyword}: OutputUnit): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether an error is about a branch of a choice. */
export const isWithin = (unit: OutputUnit, choice: OutputUnit, branch = ''): boolean =>
  unit !== choice &&
  unit.keywordLocation.startsWith(`${choice.keywordLocation}/${branch}`) &&
  `${unit.instanceLocation}/`.startsWith(`${choice.instanceLocation}/`);

/** The errors to report about a choice. */
export type ChoiceReport =
  /** The errors of one of its branches. */
  | {units: readonly OutputUnit[]}
  /** An error in the value itself, or in one of its fields. */
  | {child?: string; code: string; message: string};

/** An alternative, and the errors of the value in it. */
interface Candidate {
  schema: MergedSchema;
  units: readonly OutputUnit[];
}

/** The candidates that have the fewest errors of a kind. */
function fewest(candidates: readonly Candidate[], isOfKind: (unit: OutputUnit) => boolean): readonly Candidate[] {
  const counts = candidates.map(({units}) => units.filter(isOfKind).length);
  return candidates.filter((_candidate, index) => counts[index] === Math.min(...counts));
}

/** The values that a schema lists; undefined if it doesn't list any. */
const valuesOf = ({enum: values, const: only}: MergedSchema): readonly unknown[] | undefined =>
  only === undefined ? values : [only];

/** Explains a value that matches multiple alternatives although they exclude each other. */
function explainConflict(candidates: readonly Candidate[]): ChoiceReport {
  const names = candidates.map(({schema}) => schema.required.join(' and '));
  return names.includes('') || new Set(names).size < names.length
    ? {code: 'conflict', message: 'The value matches more than one of the allowed alternatives.'}
    : {
        child: candidates[1]?.schema.required[0],
        code: 'conflict',
        message: `Expected exactly one of: ${names.join(', ')}.`,
      };
}

/** Explains a value that lacks fields of every alternative. The one with the most fields present is the most likely. */
function explainMissing(candidates: readonly Candidate[], fields: readonly string[]): ChoiceReport {
  const groups = candidates.map(({schema}) => schema.required);
  const present = (group: readonly string[]): number => group.filter((name) => fields.includes(name)).length;
  const [likely = []] = [...groups].sort((a, b) => present(b) - present(a));
  return {
    child: likely.find((name) => !fields.includes(name)),
    code: 'required',
    message: `Expected ${uniq(groups.map((group) => group.join(' and '))).join(', or ')}.`,
  };
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
  const all = branches.map((branch, index) => ({
    schema: mergeSchema(branch, references),
    units: units.filter((unit) => isWithin(unit, choice, `${index}/`)),
  }));
  const matching = all.filter((candidate) => candidate.units.length === 0);
  if (matching.length > 0) {
    return explainConflict(matching);
  }
  const values = all.map(({schema}) => valuesOf(schema));
  if (values.every((it) => it !== undefined)) {
    return {code: 'invalid_value', message: `Expected one of: ${listed(values.flat())}.`};
  }

  const isWrongType = ({keyword, instanceLocation}: OutputUnit): boolean =>
    keyword === 'type' && instanceLocation === choice.instanceLocation;
  const ofType = fewest(all, isWrongType);
  const types = ofType.flatMap(({schema}) => (schema.onlyNull ? ['null'] : schema.types));
  if (types.length > 0 && ofType.every((candidate) => candidate.units.some(isWrongType))) {
    return explain('type', [...new Set(types)]);
  }

  // Whether an error is about a field whose value distinguishes the alternatives.
  const isWrongKind = ({keyword, instanceLocation}: OutputUnit): boolean =>
    (keyword === 'const' || keyword === 'enum') &&
    instanceLocation.replace(/\/[^/]*$/u, '') === choice.instanceLocation;
  const meant = fewest(ofType, isWrongKind);
  const [only, ...others] = meant;
  if (only && others.length === 0) {
    return {units: only.units};
  }
  const kind = only?.units.find(isWrongKind);
  if (kind) {
    const name = pathOfPointer(kind.instanceLocation).at(-1) ?? '';
    const allowed = meant.flatMap(
      ({schema}) => valuesOf(mergeSchema(own(schema.properties, name) ?? {}, references)) ?? [],
    );
    return {child: name, code: 'invalid_value', message: `Expected one of: ${listed([...new Set(allowed)])}.`};
  }

  const fields = Object.keys(Object(value) as object);
  const complete = meant.filter(({schema}) => schema.required.every((name) => fields.includes(name)));
  if (complete.length === 0) {
    return explainMissing(meant, fields);
  }
  // Closed alternatives reject each other's fields, and only those of oneOf exclude each other.
  const isUnknown = ({keyword}: OutputUnit): boolean => keyword === 'false';
  const closest = fewest(complete, isUnknown);
  const [best] = closest;
  return choice.keyword === 'oneOf' && closest.length > 1 && best?.units.some(isUnknown)
    ? explainConflict(closest)
    : {units: best?.units ?? []};
}
