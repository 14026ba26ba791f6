import {type Schema, isObject} from '@packages/openapi';

import {type Context, type Visitor, keyOf} from './types';

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
] as const;

type Limits = Partial<Record<(typeof pairs)[number][number] | 'exclusiveMinimum' | 'exclusiveMaximum', number>>;

/** Whether a limit is set and above another one. */
const exceeds = (a: number | undefined, b: number | undefined): boolean => a !== undefined && b !== undefined && a > b;

function patternError(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^.*: /u, '');
  }
}

/** The limits of a schema allow at least one value, and its patterns are valid regular expressions. */
export function limits(): Visitor {
  return {
    Schema(schema: Schema & Limits, {location, report}: Context) {
      if (!isObject(schema)) {
        return;
      }
      for (const [lower, upper] of pairs) {
        if (exceeds(schema[lower], schema[upper])) {
          report({
            message: `${lower} is ${schema[lower]} and ${upper} is ${schema[upper]}, so no value is valid. Correct one of them.`,
            location: location.child(lower),
          });
        }
      }
      const {exclusiveMinimum: above, exclusiveMaximum: below, minimum = above, maximum = below} = schema;
      const isTooLow = above !== undefined && (above === maximum || exceeds(above, maximum));
      const isTooHigh = below !== undefined && (below === minimum || exceeds(minimum, below));
      if (isTooLow || isTooHigh) {
        const [lower, upper] = isTooLow
          ? (['exclusiveMinimum', maximum] as const)
          : (['exclusiveMaximum', minimum] as const);
        report({
          message: `${lower} is ${schema[lower]} and the other limit is ${upper}, so no value is valid. Correct one of them.`,
          location: location.child(lower),
        });
      }
      const patterns = [
        ...(typeof schema.pattern === 'string' ? [[schema.pattern, location.child('pattern')] as const] : []),
        ...Object.keys(schema.patternProperties ?? {}).map(
          (pattern) => [pattern, keyOf(location.child(['patternProperties', pattern]))] as const,
        ),
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
