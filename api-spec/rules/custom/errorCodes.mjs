import path from 'node:path';

import {isInCondition} from './schemas.mjs';

const fileOf = ({source}) => path.basename(source.absoluteRef);
const problemSchema = /^\w+ProblemFields\.yaml$/u;
const requiredMembers = ['type', 'title', 'status', 'detail', 'code'];

/** Each code of ErrorCode.yaml belongs to the problem schema of exactly one status, and Problem.yaml requires what RFC 9457 defines. */
export function errorCodes() {
  const explained = new Map();
  const used = new Map();
  return {
    Schema(schema, {location, report}) {
      const file = fileOf(location);
      if (file === 'Problem.yaml' && schema.properties?.code !== undefined) {
        const missing = requiredMembers.filter((name) => !schema.required?.includes(name));
        if (missing.length > 0) {
          report({
            message: `Every error has the members that RFC 9457 defines, and a code. Add to required: ${missing.join(', ')}.`,
            location: location.child('required'),
          });
        }
      }
      const codes =
        file === 'ErrorCode.yaml' ? schema.enum : problemSchema.test(file) ? schema.properties?.code?.enum : undefined;
      for (const [index, code] of (codes ?? []).entries()) {
        if (file === 'ErrorCode.yaml') {
          explained.set(code, location.child(['enum', index]));
          continue;
        }
        const at = location.child(['properties', 'code', 'enum', index]);
        const other = used.get(code);
        if (other !== undefined && fileOf(other) !== file) {
          report({
            message: `The error code ${code} is also in ${fileOf(other)}. A code has one status: remove it from one of the files.`,
            location: at,
          });
        }
        used.set(code, at);
      }
    },
    Root: {
      leave(_root, {report}) {
        for (const [code, location] of used) {
          if (!explained.has(code)) {
            report({
              message: `The error code ${code} is not in shared/schemas/ErrorCode.yaml. Add it there, with a description.`,
              location,
            });
          }
        }
        for (const [code, location] of explained) {
          if (!used.has(code)) {
            report({
              message: `The error code ${code} has no status. Add it to the schema of its status, such as shared/schemas/BadRequestProblemFields.yaml.`,
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
export function enumDescriptions() {
  return {
    Schema(schema, {location, report}) {
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
