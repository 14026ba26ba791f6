import type {Schema} from '@packages/openapi';

import {type Context, type Visitor, keyOf} from './types';

/** The error in a JSON Schema pattern, which is a JavaScript regular expression with the flag `u`. */
function patternError(pattern: string): string | undefined {
  if (/^\/\^.*\$\/[a-z]*$/u.test(pattern)) {
    return "The slashes are part of the pattern, so it doesn't match any string. Remove them, and any flags.";
  }
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.split(': ').at(-1);
    return `The pattern isn't a JavaScript regular expression: ${reason}. Flags such as (?i) aren't supported, and \\A and \\z are written ^ and $. Correct it, and put it in single quotes so that YAML doesn't change it.`;
  }
}

/** Patterns must be valid JavaScript regular expressions. */
export function patterns(): Visitor {
  return {
    Schema({pattern, patternProperties = {}}: Schema, {location, report}: Context) {
      const wrong = typeof pattern === 'string' ? patternError(pattern) : undefined;
      if (wrong !== undefined) {
        report({message: wrong, location: location.child('pattern')});
      }
      for (const name of Object.keys(patternProperties)) {
        const message = patternError(name);
        if (message !== undefined) {
          report({message, location: keyOf(location.child(['patternProperties', name]))});
        }
      }
    },
  };
}
