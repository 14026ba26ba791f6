import omitBy from 'lodash/omitBy';

import type {References} from '../../../src/openapi/references';
import {type MergedSchema, mergeSchema} from '../../../src/openapi/schemas';
import type {Schema} from '../../../src/openapi/types';
import {type Direction, type Pair, compareInner, reportLimit} from './pair';
import {shapeOf} from './shape';

/** The properties that clients send or receive, without those that only the other side may set. */
function propertiesOf(
  {properties, patternProperties}: MergedSchema,
  references: References,
  direction: Direction,
): Record<string, Schema> {
  const all = {
    ...properties,
    ...Object.fromEntries(Object.entries(patternProperties).map(([pattern, schema]) => [`/${pattern}/`, schema])),
  };
  return omitBy(all, (schema) => {
    const {readOnly, writeOnly, never} = mergeSchema(schema, references);
    return never || (direction === 'request' ? readOnly : writeOnly);
  });
}

/** Compares the properties of objects. */
export function compareProperties(pair: Pair): void {
  const {from, to, location, direction, report, inner} = pair;
  const before = propertiesOf(from, pair.before, direction);
  const after = propertiesOf(to, pair.after, direction);
  const isAdded = (name: string): boolean => Object.hasOwn(after, name) && !Object.hasOwn(before, name);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, present] = [before[name], after[name]];
    const where = `${location}.${name}`;
    if (!present) {
      report(`${direction}-property-removed`, where);
    } else if (!old) {
      const isRequired = direction === 'request' && to.required.includes(name);
      report(isRequired ? 'required-request-property-added' : `${direction}-property-added`, where);
    } else {
      compareDeprecation(pair, old, present, where);
      inner(old, present, where);
    }
  }
  // A property can be required in one part of a schema and described in another.
  for (const name of new Set([...from.required, ...to.required])) {
    const isRequired = to.required.includes(name);
    const isUnchanged = Object.hasOwn(before, name) === Object.hasOwn(after, name);
    if (isUnchanged && isRequired !== from.required.includes(name)) {
      report(`${direction}-property-${isRequired ? 'required' : 'optional'}`, `${location}.${name}`);
    }
  }
  compareOtherProperties(pair);
  compareDependencies(pair, isAdded);
}

function compareDeprecation(
  {before, after, direction, report}: Pair,
  old: Schema,
  present: Schema,
  where: string,
): void {
  const [was, is] = [mergeSchema(old, before).deprecated ?? false, mergeSchema(present, after).deprecated ?? false];
  if (was !== is) {
    report(`${direction}-property-${is ? 'deprecated' : 'restored'}`, where);
  }
}

/** Compares properties that the schema does not list. */
function compareOtherProperties(pair: Pair): void {
  const {from, to, location, direction, report} = pair;
  const keywords = ['additionalProperties', 'unevaluatedProperties'] as const;
  const extraOf = (schema: MergedSchema): (Schema | boolean | undefined)[] =>
    keywords.map((keyword) => (schema as Partial<Record<string, Schema | boolean>>)[keyword]);
  const [old, present] = [extraOf(from), extraOf(to)];
  const [wasOpen, isOpen] = [old, present].map((schemas) => !schemas.includes(false));
  if (wasOpen !== isOpen) {
    report(`${direction}-${isOpen ? 'opened' : 'closed'}`, location);
    return;
  }
  // `true` is equivalent to omitting the keyword.
  const limitOf = (schema: Schema | boolean | undefined): Schema | undefined =>
    typeof schema === 'object' ? schema : undefined;
  for (const index of isOpen ? keywords.keys() : []) {
    compareInner(pair, limitOf(old[index]), limitOf(present[index]), `${location}.*`);
  }
}

/** Compares which properties require others. Requirements of a new property do not affect existing clients. */
function compareDependencies(pair: Pair, isAdded: (name: string) => boolean): void {
  const {from, to, location} = pair;
  const [before, after] = [from.dependentRequired ?? {}, to.dependentRequired ?? {}];
  for (const name of Object.keys({...before, ...after}).filter((it) => !isAdded(it))) {
    const [old = [], present = []] = [before[name], after[name]];
    const [gone, added] = [old.filter((it) => !present.includes(it)), present.filter((it) => !old.includes(it))];
    added.forEach((it) => reportLimit(pair, `${location}.${name}`, undefined, it, 'requires'));
    gone.forEach((it) => reportLimit(pair, `${location}.${name}`, it, undefined, 'requires'));
  }
  const conditions = [
    from.conditions.map((condition) => shapeOf(condition, pair.before)),
    to.conditions
      .filter(({if: {required = []}}) => !required.some(isAdded))
      .map((condition) => shapeOf(condition, pair.after)),
  ] as const;
  const [gone, added] = [
    conditions[0].filter((it) => !conditions[1].includes(it)),
    conditions[1].filter((it) => !conditions[0].includes(it)),
  ];
  for (let index = 0; index < Math.max(gone.length, added.length); index++) {
    reportLimit(pair, location, gone[index], added[index], 'condition');
  }
}
