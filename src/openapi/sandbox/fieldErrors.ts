import {type OutputUnit, Validator} from '@cfworker/json-schema';

import {resolve, resolvePointer} from '../references';
import type {Schema} from '../types';

/** One rejected value, as the API describes it (api-spec/shared/schemas/FieldError.yaml). */
export interface FieldError {
  /** A JSON Pointer into the body; `/query/…`, `/path/…` or `/header/…` for a parameter. */
  pointer: string;
  code: string;
  message: string;
}

/** An error with the keyword that failed and its value in the schema, for messages in other languages. */
export interface Violation extends FieldError {
  keyword: string;
  limit: unknown;
}

/** The maximum number of errors in a response, and the maximum length of their strings. */
const limits = {errors: 100, pointer: 512, message: 500};

const articles: Record<string, string> = {
  array: 'a list',
  integer: 'a whole number',
  object: 'an object',
  null: 'null',
};

const count = (limit: unknown, what: string): string => `${String(limit)} ${what}${limit === 1 ? '' : 's'}`;

/** The code and message of each JSON Schema keyword. */
const explanations: Record<string, readonly [code: string, explain: (limit: unknown, unit: OutputUnit) => string]> = {
  required: ['required', () => 'The value is missing.'],
  type: [
    'invalid_type',
    (type) =>
      `Expected ${[type]
        .flat()
        .map((name) => articles[String(name)] ?? `a ${String(name)}`)
        .join(' or ')}.`,
  ],
  enum: ['invalid_value', (values) => `Expected one of: ${(values as unknown[]).join(', ')}.`],
  const: ['invalid_value', (value) => `Expected ${JSON.stringify(value)}.`],
  format: ['invalid_format', (format) => `The value is not a valid ${String(format)}.`],
  pattern: ['invalid_format', (pattern) => `The value does not match ${String(pattern)}.`],
  propertyNames: ['invalid_format', () => 'A field here cannot have this name.'],
  minLength: ['too_short', (limit) => `Expected at least ${count(limit, 'character')}.`],
  maxLength: ['too_long', (limit) => `Expected at most ${count(limit, 'character')}.`],
  minItems: ['too_few', (limit) => `Expected at least ${count(limit, 'item')}.`],
  maxItems: ['too_many', (limit) => `Expected at most ${count(limit, 'item')}.`],
  minProperties: ['too_few', (limit) => `Expected at least ${count(limit, 'field')}.`],
  maxProperties: ['too_many', (limit) => `Expected at most ${count(limit, 'field')}.`],
  minimum: ['out_of_range', (limit) => `Expected ${String(limit)} or more.`],
  maximum: ['out_of_range', (limit) => `Expected ${String(limit)} or less.`],
  uniqueItems: ['conflict', (_limit, {error}) => error],
  not: ['conflict', () => 'The value cannot be combined with another one in the request.'],
  false: ['unknown_field', () => 'No field has this name here.'],
};

/** Keywords that only report that a subschema has errors, which are reported, too. */
const wrapper =
  /^(?:\$ref|allOf|properties|patternProperties|additionalProperties|propertyNames|dependentSchemas|items|prefixItems|if)$/u;

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of a value in the API's terms: values of the body have no prefix. */
function pointerTo({instanceLocation}: OutputUnit, child?: string): string {
  const path = `${decodeURIComponent(instanceLocation.slice(1))}${child === undefined ? '' : `/${escape(child)}`}`;
  return path.replace(/^\/requestBody(?=\/|$)/u, '') || '/';
}

/** The value of the keyword at a location, which continues after each `$ref` in the schema it refers to. */
function keywordAt(schema: Schema, location: string): unknown {
  const [start = '', ...rest] = location.split('/$ref');
  return rest.reduce<unknown>(
    (node, path) => resolvePointer(resolvePointer(schema, (node as Schema).$ref ?? ''), `#${path}`),
    resolvePointer(schema, start),
  );
}

const isChoice = ({keyword}: OutputUnit): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether an error is about a branch of a choice. */
const isWithin = (unit: OutputUnit, choice: OutputUnit, branch = ''): boolean =>
  unit.keywordLocation.startsWith(`${choice.keywordLocation}/${branch}`) &&
  unit.instanceLocation.startsWith(choice.instanceLocation);

/** A choice between groups of fields of which none, or more than one, was made. */
function explainChoice(
  choice: OutputUnit,
  branches: readonly Schema[],
  value: unknown,
  units: readonly OutputUnit[],
): FieldError {
  const groups = branches.map(({required = []}) => required);
  const chosen = groups.filter((_group, index) => !units.some((unit) => isWithin(unit, choice, `${index}/`)));
  if (chosen.length > 0) {
    return {
      pointer: pointerTo(choice, chosen[1]?.[0]),
      code: 'conflict',
      message: `Expected one of these only: ${chosen.map((group) => group.join(' and ')).join(', ')}.`,
    };
  }
  const data = Object(value) as object;
  const present = (group: readonly string[]): number => group.filter((name) => name in data).length;
  // The group that the sender has begun, or else the first.
  const [likely] = groups.filter(({length}) => length > 0).sort((a, b) => present(b) - present(a));
  return likely
    ? {
        pointer: pointerTo(
          choice,
          likely.find((name) => !(name in data)),
        ),
        code: 'required',
        message: `Expected ${groups.map((group) => group.join(' and ')).join(', or ')}.`,
      }
    : {pointer: pointerTo(choice), code: 'invalid_value', message: 'The value has none of the allowed forms.'};
}

/**
 * Validates requests against a schema, and reports one error per rejected value
 * in the API's own format. A request is the object `{requestBody, query, path, header}`.
 * The validator interprets the schema, because the pages' Content-Security-Policy forbids generated code.
 */
export function createValidator(schema: Schema): (request: object) => Violation[] {
  const validator = new Validator(schema as object, '2020-12', false);
  return (request) => {
    const {errors: units} = validator.validate(request);
    const choices = units.filter(isChoice);
    const byPointer = new Map<string, Violation>();
    for (const unit of units) {
      // The errors of a choice's branches are reported once, by the choice.
      if (wrapper.test(unit.keyword) || choices.some((choice) => choice !== unit && isWithin(unit, choice))) {
        continue;
      }
      const keyword = unit.keywordLocation.includes('/propertyNames/') ? 'propertyNames' : unit.keyword;
      const limit = keywordAt(schema, unit.keywordLocation);
      const value = resolvePointer(request, unit.instanceLocation);
      const [code, message] = explanations[keyword] ?? ['invalid_value', () => 'The value is not allowed.'];
      const missing = keyword === 'required' ? (limit as string[]).filter((name) => !(name in (value as object))) : [];
      const errors = isChoice(unit)
        ? [
            explainChoice(
              unit,
              (limit as Schema[]).map((branch) => resolve(schema, branch)),
              value,
              units,
            ),
          ]
        : (missing.length > 0 ? missing : [undefined]).map((child) => ({
            pointer: pointerTo(unit, child),
            code,
            message: message(limit, unit),
          }));
      // Of several errors of a value the first counts, except that its format says more than its length.
      for (const {pointer, ...error} of errors.filter((it) => keyword === 'format' || !byPointer.has(it.pointer))) {
        byPointer.set(pointer, {
          keyword,
          limit,
          pointer: pointer.slice(0, limits.pointer),
          code: error.code,
          message: error.message.slice(0, limits.message),
        });
      }
    }
    return [...byPointer.values()].slice(0, limits.errors);
  };
}
