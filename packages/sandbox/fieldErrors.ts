import {type OutputUnit, Validator} from '@cfworker/json-schema';
import {type Schema, pointerStep, resolvePointer} from '@packages/openapi';

import {explainChoice, isChoice, isWithin} from './choices';
import {explain} from './explain';
import {bounds} from './bounds';

/** One rejected value: the pointer, code, and message that the API returns, and the reason, for other messages. */
export interface Violation {
  /** A JSON Pointer into the body; `/query/…`, `/path/…`, or `/header/…` for a parameter. */
  pointer: string;
  code: string;
  message: string;
  /** The keyword that failed, and its value in the schema; empty if the body can't be read. */
  keyword: string;
  limit: unknown;
  /** A pointer to the keyword in the schema, for messages about the schema. */
  at: string;
  /** A valid value, for a value in the wrong format. */
  example?: string;
}

/** Keywords that only report that a subschema has errors, which are reported separately. */
const wrapper =
  /^(?:\$ref|allOf|properties|patternProperties|additionalProperties|propertyNames|dependentSchemas|items|prefixItems|if)$/u;

/** The path of a value in the API's terms: values of the body have no prefix. */
function pointerTo(instanceLocation: string, child?: string): string {
  const path = `${decodeURIComponent(instanceLocation.slice(1))}${child === undefined ? '' : `/${pointerStep(child)}`}`;
  return path.replace(/^\/requestBody(?=\/|$)/u, '') || '/';
}

/** Converts a keyword's location to a pointer. After each `$ref`, the location continues in the referenced schema. */
function pointerAt(schema: Schema, location: string): string {
  const [start = '', ...rest] = location.split('/$ref');
  return rest.reduce((at, path) => `${(resolvePointer(schema, at) as Schema).$ref ?? ''}${path}`, start);
}

/** The first example of the schema that has the keyword at a pointer, if it is a string. */
function exampleAt(schema: Schema, pointer: string): string | undefined {
  const examples = resolvePointer(schema, pointer.replace(/[^/]*$/u, 'examples')) as unknown[] | undefined;
  return [examples?.[0]].find((example) => typeof example === 'string');
}

/**
 * The validator's errors with the correct locations of their keywords. The validator misspells `dependentRequired`, and
 * omits the location of a `false` schema, whose error follows that of the enclosing keyword.
 */
function located(units: readonly OutputUnit[]): OutputUnit[] {
  return units.map((unit, index) => ({
    ...unit,
    keywordLocation:
      unit.keyword === 'false'
        ? `${units[index - 1]?.keywordLocation ?? ''}/false`
        : unit.keywordLocation.replace(/dependantRequired$/u, 'dependentRequired'),
  }));
}

/** The name of a missing field, which only the validator's message contains. */
const missingName = ({error}: OutputUnit): string | undefined =>
  /(?:required property|does not have) "(.*)"\.$/su.exec(error)?.[1];

/**
 * Validates requests against a schema, and reports one error per rejected value
 * in the API's own format. A request is the object `{requestBody, query, path, header}`.
 * The validator interprets the schema, because the pages' Content-Security-Policy forbids generated code.
 */
export function createValidator(schema: Schema): (request: object) => Violation[] {
  const validator = new Validator(schema as object, '2020-12', false);

  const errorOf = (unit: OutputUnit): Violation => {
    const at = pointerAt(schema, unit.keywordLocation);
    const keyword = unit.keywordLocation.includes('/propertyNames/') ? 'propertyNames' : unit.keyword;
    const limit = resolvePointer(schema, at);
    const example = keyword === 'pattern' ? exampleAt(schema, at) : undefined;
    return {
      pointer: pointerTo(unit.instanceLocation, missingName(unit)),
      keyword,
      limit,
      at,
      ...(example !== undefined && {example}),
      ...explain(keyword, limit, example),
    };
  };

  const explainAll = (units: readonly OutputUnit[], request: object): Violation[] => {
    const choices = units.filter(isChoice);
    return units
      .filter((unit) => !wrapper.test(unit.keyword) && !choices.some((choice) => isWithin(unit, choice)))
      .flatMap((unit) => {
        if (!isChoice(unit)) {
          return errorOf(unit);
        }
        const at = pointerAt(schema, unit.keywordLocation);
        const branches = resolvePointer(schema, at) as Schema[];
        const report = explainChoice(schema, unit, branches, resolvePointer(request, unit.instanceLocation), units);
        if ('units' in report) {
          return explainAll(report.units, request);
        }
        const {child, ...cause} = report;
        const pointer = pointerTo(unit.instanceLocation, child);
        return [{pointer, keyword: unit.keyword, limit: branches, at, ...cause}];
      });
  };

  return (request) => {
    const byPointer = new Map<string, Violation>();
    for (const violation of explainAll(located(validator.validate(request).errors), request)) {
      // Reports the first error of each value, except that an invalid format is more specific than a wrong length.
      if (violation.keyword === 'format' || !byPointer.has(violation.pointer)) {
        byPointer.set(violation.pointer, {
          ...violation,
          pointer: violation.pointer.slice(0, bounds.pointer),
          message: violation.message.slice(0, bounds.message),
        });
      }
    }
    return [...byPointer.values()].slice(0, bounds.errors);
  };
}
