import type {Schema} from '../../../src/openapi/types';
import {nameOf} from './files';
import {isInCondition} from './schemas';
import type {Context, Location, Visitor} from './types';

const fileOf = (location: Location): string => nameOf(location).split('/').at(-1) ?? '';
const problemSchema = /^\w+ProblemFields\.yaml$/u;
const requiredMembers = ['type', 'title', 'status', 'detail', 'code'];

/** The schema of `code` in a problem. */
const codeOf = ({properties}: Schema): Schema | undefined => properties?.code as Schema | undefined;

/** Each code of ErrorCode.yaml belongs to the problem schema of exactly one status, and Problem.yaml requires what RFC 9457 defines. */
export function errorCodes(): Visitor {
  const explained = new Map<unknown, Location>();
  const used = new Map<unknown, Location>();
  return {
    Schema(schema: Schema, {location, report}: Context) {
      const file = fileOf(location);
      if (file === 'Problem.yaml' && codeOf(schema) !== undefined) {
        const missing = requiredMembers.filter((name) => !schema.required?.includes(name));
        if (missing.length > 0) {
          report({
            message: `Every error has the members that RFC 9457 defines, and a code. Add to required: ${missing.join(', ')}.`,
            location: location.child('required'),
          });
        }
      }
      const codes =
        file === 'ErrorCode.yaml' ? schema.enum : problemSchema.test(file) ? codeOf(schema)?.enum : undefined;
      for (const [index, code] of (codes ?? []).entries()) {
        if (file === 'ErrorCode.yaml') {
          explained.set(code, location.child(['enum', index]));
          continue;
        }
        const at = location.child(['properties', 'code', 'enum', index]);
        const other = used.get(code);
        if (other !== undefined && fileOf(other) !== file) {
          report({
            message: `The error code ${String(code)} is also in ${fileOf(other)}. A code has one status: remove it from one of the files.`,
            location: at,
          });
        }
        used.set(code, at);
      }
    },
    Root: {
      leave(_root: object, {report}: Context) {
        for (const [code, location] of used) {
          if (!explained.has(code)) {
            report({
              message: `The error code ${String(code)} is not in shared/schemas/ErrorCode.yaml. Add it there, with a description.`,
              location,
            });
          }
        }
        for (const [code, location] of explained) {
          if (!used.has(code)) {
            report({
              message: `The error code ${String(code)} has no status. Add it to the schema of its status, such as shared/schemas/BadRequestProblemFields.yaml.`,
              location,
            });
          }
        }
      },
    },
  };
}

/**
 * `x-enumDescriptions` describes exactly the values of an enum. The codes in problem schemas are
 * described in ErrorCode.yaml.
 */
export function enumDescriptions(): Visitor {
  return {
    Schema(schema: Schema, {location, report}: Context) {
      if (!Array.isArray(schema.enum) || isInCondition(location) || problemSchema.test(fileOf(location))) {
        return;
      }
      const values = schema.enum.map(String);
      const described = Object.keys(schema['x-enumDescriptions'] ?? {});
      for (const value of values.filter((it) => it !== 'null' && !described.includes(it))) {
        report({
          message: `The value ${value} has no description. Add one to x-enumDescriptions.`,
          location: location.child('enum'),
        });
      }
      for (const value of described.filter((it) => !values.includes(it))) {
        report({
          message: `The enum has no value ${value}. Add it to the enum, or remove its description.`,
          location: location.child(['x-enumDescriptions', value]),
        });
      }
    },
  };
}
