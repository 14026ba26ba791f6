import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';

import {refName, resolve} from '../../../src/openapi/references';
import type {Spec, Schema} from '../../../src/openapi/types';
import {match} from './match';
import {formKeywords, shiftedLimits} from './keywords';
import type {RuleName} from './rules';

/** Says that something changed. */
export type Report = (rule: RuleName, subject: string, detail?: string) => void;

/** Which way a value goes: a client sends it, or receives it. */
export type Direction = 'request' | 'response';

interface Side {
  spec: Spec;
  schema: Schema | boolean | undefined;
}

/** `false` allows nothing, which is a limit like others. */
function toSchema(schema: Schema | boolean | undefined): Schema {
  return typeof schema === 'object' ? schema : schema === false ? {not: {}} : {};
}

/** A schema with its reference and its `allOf` resolved; later members win. */
function whole(spec: Spec, unresolved: Schema | boolean | undefined): Schema {
  const schema = resolve(spec, toSchema(unresolved));
  if (!schema.allOf) {
    return schema;
  }
  const {allOf, ...own} = schema;
  return [...allOf.map((member) => whole(spec, member)), own].reduce<Schema>(
    (merged, member) => ({
      ...merged,
      ...member,
      ...(merged.properties || member.properties ? {properties: {...merged.properties, ...member.properties}} : {}),
      ...(merged.required || member.required
        ? {required: [...new Set([...(merged.required ?? []), ...(member.required ?? [])])]}
        : {}),
    }),
    {},
  );
}

/** Pairs of schemas that were compared already, by their location in the two documents. */
type Visited = Map<unknown, Set<unknown>>;

/** Whether a pair comes for the first time: a schema that contains itself is compared once. */
function firstVisit(visited: Visited, before: unknown, after: unknown): boolean {
  const partners = visited.get(before) ?? new Set();
  visited.set(before, partners);
  if (partners.has(after)) {
    return false;
  }
  partners.add(after);
  return true;
}

/** A value for a person; what is not there is `none`. */
function shown(value: unknown): string {
  const text = value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

const fromTo = (name: string, before: unknown, after: unknown): string => `${name} ${shown(before)} → ${shown(after)}`;

/** The types that a schema allows, by name; nothing where it names none. */
const typesOf = ({type}: Schema): string[] | undefined => (type === undefined ? undefined : [type].flat());

/** The values that a schema lists, as JSON. */
function valuesOf({enum: listed, const: only}: Schema): string[] | undefined {
  const values = listed ?? (only === undefined ? undefined : [only]);
  return values?.map((value) => JSON.stringify(value));
}

/** Two versions of a schema, where it is, and how to compare what is inside. */
interface Pair {
  from: Schema;
  to: Schema;
  location: string;
  direction: Direction;
  report: Report;
  inner: (before: Schema | boolean | undefined, after: Schema | boolean | undefined, where: string) => void;
}

/**
 * Compares two schemas for one direction and reports each difference that a
 * program can notice. Texts and examples are not compared.
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
  const pair: Pair = {
    from: whole(before.spec, before.schema),
    to: whole(after.spec, after.schema),
    // A change in a named schema is the same change everywhere.
    location: refName(toSchema(after.schema)) ?? subject,
    direction,
    report,
    inner: (a, b, where) =>
      compareSchemas({...before, schema: a}, {...after, schema: b}, where, direction, report, visited),
  };
  const {from, to, location} = pair;
  compareTypes(pair);
  compareValues(pair);
  for (const {keyword, shift} of shiftedLimits(from, to)) {
    const became = shift === 'narrower' ? 'tightened' : shift === 'wider' ? 'loosened' : 'changed';
    const detail = fromTo(keyword, from[keyword as keyof Schema], to[keyword as keyof Schema]);
    report(`${direction}-limit-${became}`, location, detail);
  }
  if (direction === 'request' && !isEqual(from.default, to.default)) {
    report('request-default-changed', location, fromTo('default', from.default, to.default));
  }
  compareProperties(pair);
  compareInner(pair, from.items, to.items, `${location}[]`);
  compareInner(pair, from.propertyNames, to.propertyNames, `${location} names`);
  compareAlternatives(pair, from.oneOf, to.oneOf);
  compareAlternatives(pair, from.anyOf, to.anyOf);
}

/** Reports a limit that only one of two schemas has. */
function reportLimit({direction, report}: Pair, isImposed: boolean, where: string, detail: string): void {
  report(`${direction}-limit-${isImposed ? 'tightened' : 'loosened'}`, where, detail);
}

function compareTypes({from, to, location, direction, report}: Pair): void {
  const isRequest = direction === 'request';
  const [before, after] = [typesOf(from), typesOf(to)];
  const detail = fromTo('type', before?.join(' or '), after?.join(' or '));
  // Every integer is a number.
  const allows = (types: string[] | undefined, type: string): boolean =>
    types === undefined || types.includes(type) || (type === 'integer' && types.includes('number'));
  const lost = before === undefined ? after !== undefined : before.some((type) => !allows(after, type));
  const gained = after === undefined ? before !== undefined : after.some((type) => !allows(before, type));
  if (isRequest && (lost || gained)) {
    report(lost ? 'request-type-changed' : 'request-type-added', location, detail);
  }
  if (!isRequest && (lost || gained)) {
    report(gained ? 'response-type-changed' : 'response-type-narrowed', location, detail);
  }
  for (const keyword of formKeywords) {
    const [a, b] = [from[keyword], to[keyword]];
    if (a === b) {
      continue;
    }
    const form = fromTo(keyword, a, b);
    if (isRequest) {
      report(b === undefined ? 'request-type-added' : 'request-type-changed', location, form);
    } else {
      report(a === undefined ? 'response-type-narrowed' : 'response-type-changed', location, form);
    }
  }
}

function compareValues(pair: Pair): void {
  const {location, direction, report} = pair;
  const [before, after] = [valuesOf(pair.from), valuesOf(pair.to)];
  if (before === undefined || after === undefined) {
    if (before !== after) {
      const detail = fromTo('values', before?.join(', ') ?? 'any', after?.join(', ') ?? 'any');
      reportLimit(pair, before === undefined, location, detail);
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

function compareProperties(pair: Pair): void {
  const {from, to, location, direction, report, inner} = pair;
  const [before, after] = [from.properties ?? {}, to.properties ?? {}];
  const wasRequired = new Set(from.required);
  const isRequired = new Set(to.required);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const where = `${location}.${name}`;
    if (!Object.hasOwn(after, name)) {
      report(`${direction}-property-removed`, where);
      continue;
    }
    if (!Object.hasOwn(before, name)) {
      report(
        direction === 'request' && isRequired.has(name)
          ? 'required-request-property-added'
          : `${direction}-property-added`,
        where,
      );
      continue;
    }
    if (wasRequired.has(name) !== isRequired.has(name)) {
      report(`${direction}-property-${isRequired.has(name) ? 'required' : 'optional'}`, where);
    }
    if (toSchema(after[name]).deprecated === true && toSchema(before[name]).deprecated !== true) {
      report(`${direction}-property-deprecated`, where);
    }
    inner(before[name], after[name], where);
  }
  const [open, stillOpen] = [from.additionalProperties !== false, to.additionalProperties !== false];
  if (open !== stillOpen) {
    report(`${direction}-${stillOpen ? 'opened' : 'closed'}`, location);
  } else if (stillOpen) {
    // `true` says what the keyword's absence says.
    const [a, b] = [from, to].map(({additionalProperties}) =>
      additionalProperties === true ? undefined : additionalProperties,
    );
    compareInner(pair, a, b, `${location}.*`);
  }
}

/** Compares inner schemas; if only one of the two exists, that is a limit. */
function compareInner(
  pair: Pair,
  before: Schema | boolean | undefined,
  after: Schema | boolean | undefined,
  where: string,
): void {
  if (before !== undefined && after !== undefined) {
    pair.inner(before, after, where);
  } else if (before !== after) {
    reportLimit(pair, before === undefined, where, fromTo('schema', before, after));
  }
}

/** An alternative by name, for a person. */
function alternativeName(schema: Schema | boolean): string {
  return refName(toSchema(schema)) ?? toSchema(schema).title ?? JSON.stringify(schema);
}

/** What an alternative allows, whatever it is called. */
const alternativeShape = (schema: Schema | boolean): string =>
  JSON.stringify(omit(toSchema(schema), ['title', 'description']));

/** Alternatives of two lists that are the same one: by name, or by what they allow. */
function pairAlternatives(
  before: readonly (Schema | boolean)[],
  after: readonly (Schema | boolean)[],
): {gone: string[]; added: string[]; both: [Schema | boolean, Schema | boolean][]} {
  const byName = match(before, after, alternativeName);
  const byShape = match(byName.gone, byName.added, alternativeShape);
  return {
    gone: byShape.gone.map(alternativeName),
    added: byShape.added.map(alternativeName),
    both: [...byName.both, ...byShape.both],
  };
}

function compareAlternatives(
  pair: Pair,
  before: (Schema | boolean)[] | undefined,
  after: (Schema | boolean)[] | undefined,
): void {
  const {location, direction, report, inner} = pair;
  if (before === undefined || after === undefined) {
    if (before !== after) {
      const names = (schemas?: (Schema | boolean)[]): string => schemas?.map(alternativeName).join(', ') ?? 'any';
      reportLimit(pair, before === undefined, location, fromTo('alternatives', names(before), names(after)));
    }
    return;
  }
  const {gone, added, both} = pairAlternatives(before, after);
  both.forEach(([old, present]) => inner(old, present, `${location} (${alternativeName(present)})`));
  gone.forEach((name) => report(`${direction}-alternative-removed`, location, name));
  added.forEach((name) => report(`${direction}-alternative-added`, location, name));
}
