import intersection from 'lodash/intersection';
import maxBy from 'lodash/maxBy';
import pull from 'lodash/pull';

import type {References} from '../../../src/openapi/references';
import {type MergedChoice, type MergedSchema, mergeSchema} from '../../../src/openapi/schemas';
import type {Schema} from '../../../src/openapi/types';
import {match} from './match';
import {type Pair, reportLimit} from './pair';
import {shapeOf} from './shape';

/** An alternative of `oneOf` or `anyOf`: its name in reports, and what it allows regardless of its name. */
interface Alternative {
  name: string;
  shape: string;
  schema: Schema;
}

function alternativesOf(members: readonly Schema[], references: References): Alternative[] {
  return members.map((schema) => {
    const {name, title} = mergeSchema(schema, references);
    const shape = shapeOf(schema, references);
    return {schema, shape, name: name ?? title ?? shape};
  });
}

/** Matches alternatives of two lists: by name, by what they allow, or because only one is left on each side. */
function pairAlternatives(
  before: readonly Alternative[],
  after: readonly Alternative[],
): {gone: Alternative[]; added: Alternative[]; both: [Alternative, Alternative][]} {
  const byName = match(before, after, ({name}) => name);
  const byShape = match(byName.gone, byName.added, ({shape}) => shape);
  const {gone, added} = byShape;
  const both = [...byName.both, ...byShape.both];
  const [old, present] = [gone[0], added[0]];
  // An unnamed alternative that changed is still the same alternative.
  return old && present && gone.length === 1 && added.length === 1 && [old, present].every(isUnnamed)
    ? {gone: [], added: [], both: [...both, [old, present]]}
    : {gone, added, both};
}

const isUnnamed = ({name, shape}: Alternative): boolean => name === shape;

const namesOf = (choice: MergedChoice | undefined, references: References): string | undefined =>
  choice &&
  alternativesOf(choice.members, references)
    .map(({name}) => name)
    .join(', ');

/** Compares the choices of two schemas. A schema can have several choices, each with its own alternatives. */
export function compareChoices(pair: Pair, before: readonly MergedChoice[], after: readonly MergedChoice[]): void {
  const open = [...after];
  for (const choice of before) {
    const partner = maxBy(open, (other) => overlap(pair, choice, other));
    if (partner) {
      pull(open, partner);
      compareChoice(pair, choice, partner);
    } else {
      reportLimit(pair, pair.location, namesOf(choice, pair.before), undefined, 'alternatives');
    }
  }
  open.forEach((choice) => reportLimit(pair, pair.location, undefined, namesOf(choice, pair.after), 'alternatives'));
}

/** The number of alternatives that two choices share. */
function overlap(pair: Pair, before: MergedChoice, after: MergedChoice): number {
  const [a, b] = [alternativesOf(before.members, pair.before), alternativesOf(after.members, pair.after)];
  return pairAlternatives(a, b).both.length;
}

function compareChoice(pair: Pair, before: MergedChoice, after: MergedChoice): void {
  const {location, direction, report, inner} = pair;
  if (before.rule !== after.rule) {
    const [was, is] = [before, after].map(({rule}) => `${rule}Of`);
    report(`${direction}-limit-${after.rule === 'one' ? 'tightened' : 'loosened'}`, location, `${was} → ${is}`);
  }
  const {gone, added, both} = pairAlternatives(
    alternativesOf(before.members, pair.before),
    alternativesOf(after.members, pair.after),
  );
  both.forEach(([old, present]) => inner(old.schema, present.schema, `${location} (${present.name})`));
  gone.forEach(({name}) => report(`${direction}-alternative-removed`, location, name));
  added.forEach(({name}) => report(`${direction}-alternative-added`, location, name));
}

/** The alternatives of a schema under their names in reports. */
const namesIn = (choices: readonly MergedChoice[], references: References): string[] =>
  choices.flatMap(({members}) => alternativesOf(members, references).flatMap(({name, shape}) => [name, shape]));

/** A schema without its choices, and its single-alternative choices, which {@link mergeSchema} merges. */
interface Stripped {
  merged: MergedSchema;
  single: MergedChoice[];
}

const cache = new WeakMap<Schema, Stripped>();

function strip(schema: Schema, references: References): Stripped {
  const known = cache.get(schema);
  if (known) {
    return known;
  }
  const rest: Schema[] = [];
  const single: MergedChoice[] = [];
  const visit = ({$ref, allOf = [], oneOf, anyOf, ...siblings}: Schema): void => {
    rest.push(siblings);
    for (const [rule, members] of [
      ['one', oneOf],
      ['any', anyOf],
    ] as const) {
      const others = members?.filter(({type}) => type !== 'null') ?? [];
      if (others.length === 1) {
        single.push({rule, members: others});
      } else if (members) {
        rest.push(rule === 'one' ? {oneOf: members} : {anyOf: members});
      }
    }
    [...($ref === undefined ? [] : [references.target($ref) as Schema]), ...allOf].forEach(visit);
  };
  visit(schema);
  const stripped = {merged: mergeSchema({allOf: rest}, references), single};
  cache.set(schema, stripped);
  return stripped;
}

/**
 * Merges two versions of a schema. If a choice has only one alternative on one side, it stays a
 * choice on both sides.
 */
export function mergePair(
  a: Schema,
  b: Schema,
  before: References,
  after: References,
): {from: MergedSchema; to: MergedSchema; isChoice: boolean} {
  const [from, to] = [mergeSchema(a, before), mergeSchema(b, after)];
  const [old, present] = [namesIn(from.choices, before), namesIn(to.choices, after)];
  const merge = (schema: Schema, merged: MergedSchema, references: References, others: string[]): MergedSchema => {
    const {merged: rest, single} = strip(schema, references);
    const isShared = intersection(namesIn(single, references), others).length > 0;
    return isShared ? {...rest, nullable: merged.nullable, choices: [...rest.choices, ...single]} : merged;
  };
  // A schema that is itself one of the alternatives.
  const isOne = (schema: Schema, references: References, others: string[]): boolean =>
    intersection(namesIn([{rule: 'one', members: [schema]}], references), others).length > 0;
  const asChoice = (schema: Schema, merged: MergedSchema, other: MergedSchema): MergedSchema => ({
    ...mergeSchema({}, before),
    types: other.types.length === 0 ? [] : merged.types,
    nullable: merged.nullable,
    choices: [{rule: other.choices[0]?.rule ?? 'one', members: [schema]}],
  });
  if (from.choices.length === 0 && isOne(a, before, present)) {
    return {from: asChoice(a, from, to), to, isChoice: true};
  }
  if (to.choices.length === 0 && isOne(b, after, old)) {
    return {from, to: asChoice(b, to, from), isChoice: true};
  }
  return {from: merge(a, from, before, present), to: merge(b, to, after, old), isChoice: false};
}
