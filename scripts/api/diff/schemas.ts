import isEqual from 'lodash/isEqual';

import {isAnnotation} from '../../../src/openapi/keywords';
import {type References, refName} from '../../../src/openapi/references';
import {type MergedSchema, asSchema, mergeSchema} from '../../../src/openapi/schemas';
import type {Schema} from '../../../src/openapi/types';
import {compareChoices, mergePair} from './alternatives';
import {formKeywords, limitShifts} from './keywords';
import {type Direction, type Pair, type Report, compareInner, fromTo, reportLimit} from './pair';
import {compareProperties} from './properties';

/** A schema and the spec that contains it. */
export interface Side {
  references: References;
  schema: Schema | boolean | undefined;
}

/** Pairs of schemas that were already compared, identified by their objects in the two specs. */
type Visited = Map<unknown, Set<unknown>>;

/** Returns true the first time it sees a pair, so that recursive schemas are compared once. */
function firstVisit(visited: Visited, before: unknown, after: unknown): boolean {
  const partners = visited.get(before) ?? new Set();
  visited.set(before, partners);
  if (partners.has(after)) {
    return false;
  }
  partners.add(after);
  return true;
}

/** The alternatives of a schema that consists only of a choice. */
const alternativesOf = ({anyOf, oneOf}: Schema): Schema[] => anyOf ?? oneOf ?? [];

/** The name of a referenced schema, even if `null` is added to the reference. */
function sharedName(schema: Schema): string | undefined {
  const limits = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  if (!isEqual(limits, ['$ref'])) {
    const [only, ...others] = alternativesOf(schema).filter(({type}) => type !== 'null');
    return only && others.length === 0 && limits.length === 1 ? sharedName(only) : undefined;
  }
  return refName(schema);
}

/**
 * Compares two schemas in one direction and reports each difference that clients can notice. Text
 * and examples are ignored.
 */
export function compareSchemas(
  before: Side,
  after: Side,
  subject: string,
  direction: Direction,
  report: Report,
  visited: Visited = new Map(),
): void {
  if (!firstVisit(visited, before.schema, after.schema)) {
    return;
  }
  const [a, b] = [asSchema(before.schema ?? true), asSchema(after.schema ?? true)];
  const {from, to, isChoice} = mergePair(a, b, before.references, after.references);
  const pair: Pair = {
    from,
    to,
    before: before.references,
    after: after.references,
    location: (isChoice ? undefined : sharedName(b)) ?? subject,
    direction,
    report,
    inner: (one, other, where) =>
      compareSchemas({...before, schema: one}, {...after, schema: other}, where, direction, report, visited),
  };
  if (from.never || to.never) {
    if (from.never !== to.never) {
      reportLimit(pair, subject, from.never ? 'no value' : undefined, to.never ? 'no value' : undefined, 'allows');
    }
    return;
  }
  // Null next to a reference belongs to the property, not to the referenced schema.
  const isBesideName = alternativesOf(a).length + alternativesOf(b).length > 0;
  compareNull(pair, isBesideName ? subject : pair.location);
  comparePair(pair);
}

function comparePair(pair: Pair): void {
  const {from, to, location, direction, report} = pair;
  compareTypes(pair);
  compareForms(pair);
  compareValues(pair);
  for (const {keyword, shift, before, after} of limitShifts(pair)) {
    const became = shift === 'narrower' ? 'tightened' : shift === 'wider' ? 'loosened' : 'changed';
    report(`${direction}-limit-${became}`, location, fromTo(keyword, before, after));
  }
  if (!isEqual(from.default, to.default)) {
    report(`${direction}-default-changed`, location, fromTo('default', from.default, to.default));
  }
  compareProperties(pair);
  compareItems(pair);
  compareInner(pair, from.propertyNames, to.propertyNames, `${location} names`);
  compareChoices(pair, from.choices, to.choices);
}

/** The types that a schema lists, except null; undefined if it lists none. */
const typesOf = ({types}: MergedSchema): string[] | undefined => (types.length === 0 ? undefined : types);

/** The types of all alternatives of a schema; undefined unless each of them lists types. */
function typesOfChoices({choices}: MergedSchema, references: References): string[] | undefined {
  const byChoice = choices.map(({members}) => members.map((member) => typesOf(mergeSchema(member, references))));
  return byChoice.find((types): types is string[][] => types.every((it) => it !== undefined))?.flat();
}

/** Only schemas with a type specify whether null is allowed. */
function compareNull(pair: Pair, location: string): void {
  const {from, to} = pair;
  if (from.nullable === to.nullable || (from.types.length === 0) !== (to.types.length === 0)) {
    return;
  }
  reportTypes(pair, to.nullable, location, to.nullable ? 'null is allowed' : 'null is not allowed');
}

/** Reports that the types of a value changed. */
function reportTypes({direction, report}: Pair, isWider: boolean, location: string, detail: string): void {
  if (direction === 'request') {
    report(isWider ? 'request-type-added' : 'request-type-changed', location, detail);
  } else {
    report(isWider ? 'response-type-changed' : 'response-type-narrowed', location, detail);
  }
}

function compareTypes(pair: Pair): void {
  const {from, to, location, direction} = pair;
  const [old, present] = [typesOf(from), typesOf(to)];
  const before = old ?? (present && typesOfChoices(from, pair.before));
  const after = present ?? (old && typesOfChoices(to, pair.after));
  const detail = fromTo('type', before?.join(' or '), after?.join(' or '));
  // Every integer is a number.
  const allows = (types: string[] | undefined, type: string): boolean =>
    types === undefined || types.includes(type) || (type === 'integer' && types.includes('number'));
  const lost = before === undefined ? after !== undefined : before.some((type) => !allows(after, type));
  const gained = after === undefined ? before !== undefined : after.some((type) => !allows(before, type));
  if (lost || gained) {
    reportTypes(pair, direction === 'request' ? !lost : gained, location, detail);
  }
}

function compareForms(pair: Pair): void {
  const {from, to, location, direction} = pair;
  for (const keyword of formKeywords) {
    const [before, after] = [from[keyword], to[keyword]];
    if (before !== after) {
      const isWider = direction === 'request' ? after === undefined : before !== undefined;
      reportTypes(pair, isWider, location, fromTo(keyword, before, after));
    }
  }
}

/** The values that a schema lists, as JSON, except null. */
function valuesOf({enum: listed, const: only}: MergedSchema): string[] | undefined {
  const values = only === undefined ? listed : [only];
  return values?.filter((value) => value !== null).map((value) => JSON.stringify(value));
}

function compareValues(pair: Pair): void {
  const {location, direction, report} = pair;
  const [before, after] = [valuesOf(pair.from), valuesOf(pair.to)];
  if (before === undefined || after === undefined) {
    if (before !== after) {
      reportLimit(pair, location, before?.join(', '), after?.join(', '), 'values');
    }
    return;
  }
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  if (direction === 'response' && removed.length === before.length && added.length > 0) {
    report('response-value-replaced', location, fromTo('values', before.join(', '), after.join(', ')));
    return;
  }
  removed.forEach((value) => report(`${direction}-value-removed`, location, value));
  added.forEach((value) => report(`${direction}-value-added`, location, value));
}

/** Compares array items: those at fixed positions, then the rest. */
function compareItems(pair: Pair): void {
  const {from, to, location} = pair;
  const length = Math.max(from.prefixItems.length, to.prefixItems.length);
  for (let index = 0; index < length; index++) {
    const at = ({prefixItems, items}: MergedSchema): Schema | undefined => prefixItems[index] ?? items;
    compareInner(pair, at(from), at(to), `${location}[${index}]`);
  }
  compareInner(pair, from.items, to.items, `${location}[]`);
}
