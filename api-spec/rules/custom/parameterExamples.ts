import type {Header, Parameter} from '../../../src/openapi/types';
import {type Context, type Visitor, keyOf} from './types';

/** Parameters and headers have an example, which samples, the request builder and the mock use. */
export function parameterExamples(): Visitor {
  const check = (what: string, node: Header, {location, report}: Context): void => {
    if (node.content === undefined && node.example === undefined && node.examples === undefined) {
      report({message: `The ${what} has no example. Add one: example: …`, location: keyOf(location)});
    }
  };
  return {
    Parameter(parameter: Parameter, context: Context) {
      check(`parameter ${parameter.name}`, parameter, context);
    },
    Header(header: Header, context: Context) {
      check(`header ${context.key}`, header, context);
    },
  };
}
