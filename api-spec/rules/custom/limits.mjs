import {isObject} from './schemas.mjs';

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
];

function patternError(pattern) {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error.message.replace(/^.*: /u, '');
  }
}

/** The limits of a schema allow at least one value, and its patterns are valid regular expressions. */
export function limits() {
  return {
    Schema(schema, {location, report}) {
      if (!isObject(schema)) {
        return;
      }
      for (const [lower, upper] of pairs) {
        if (schema[lower] > schema[upper]) {
          report({
            message: `${lower} is ${schema[lower]} and ${upper} is ${schema[upper]}, so no value is valid. Correct one of them.`,
            location: location.child(lower),
          });
        }
      }
      const {exclusiveMinimum: above, exclusiveMaximum: below, minimum = above, maximum = below} = schema;
      if (above >= maximum || minimum >= below) {
        const [lower, upper] = above >= maximum ? ['exclusiveMinimum', maximum] : ['exclusiveMaximum', minimum];
        report({
          message: `${lower} is ${schema[lower]} and the other limit is ${upper}, so no value is valid. Correct one of them.`,
          location: location.child(lower),
        });
      }
      const patterns = [
        ...(typeof schema.pattern === 'string' ? [[schema.pattern, location.child('pattern')]] : []),
        ...Object.keys(schema.patternProperties ?? {}).map((pattern) => [
          pattern,
          location.child(['patternProperties', pattern]).key(),
        ]),
      ];
      for (const [pattern, at] of patterns) {
        const error = patternError(pattern);
        if (error !== undefined) {
          report({
            message: `The pattern is not a regular expression: ${error}. Correct it, and put it in single quotes if YAML reads it differently.`,
            location: at,
          });
        }
      }
    },
  };
}
