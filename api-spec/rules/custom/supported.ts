import type {OperationObject, Parameter} from '../../../src/openapi/types';
import {type Context, type Visitor, keyOf} from './types';

/** What the reference, the samples and the mock do not support, and the alternative. */
export function supported({request, response}: Record<'request' | 'response', string[]>): Visitor {
  const checkContent =
    (direction: string, supportedTypes: readonly string[]) =>
    (types: object, {location, report}: Context): void => {
      for (const type of Object.keys(types)) {
        if (!supportedTypes.includes(type)) {
          report({
            message: `The content type ${type} is not supported in a ${direction}. Use ${supportedTypes.join(' or ')}.`,
            location: keyOf(location.child(type)),
          });
        }
      }
    };
  return {
    Operation(operation: OperationObject, {location, report}: Context) {
      if (operation.callbacks !== undefined) {
        report({
          message: 'Callbacks are not supported. Describe the request as an event in webhooks/, and remove callbacks.',
          location: keyOf(location.child('callbacks')),
        });
      }
    },
    Parameter(parameter: Parameter, {location, report}: Context) {
      if (parameter.in === 'cookie') {
        report({
          message: `The cookie ${parameter.name} is not supported. Send it in a header: write in: header.`,
          location: location.child('in'),
        });
      }
    },
    RequestBody: {MediaTypesMap: checkContent('request', request)},
    Response: {MediaTypesMap: checkContent('response', response)},
  };
}
