import type {Content, OperationObject, Ref} from '../../../src/openapi/types';
import {follow} from './files';
import {type Context, type Location, type Visitor, keyOf} from './types';

type Body = Ref & {content?: Content};

/** The names of the examples of a body, and their location. */
function examplesOf(body: Body | undefined, at: Location, context: Context): {names: string[]; at: Location} {
  const {node = {}, location = at} = follow<Body>(body, at, context) ?? {};
  const [[type, media] = ['', {}]] = Object.entries(node.content ?? {});
  return {names: Object.keys(media.examples ?? {}), at: location.child(['content', type, 'examples'])};
}

/** Each example of a request has a successful response with the same name, and vice versa. */
export function examplePairs(): Visitor {
  return {
    Paths: {
      Operation({operationId = '', requestBody, responses = {}}: OperationObject, context: Context) {
        const {location, report} = context;
        const status = Object.keys(responses).find((it) => it.startsWith('2'));
        if (!requestBody || status === undefined) {
          return;
        }
        const request = examplesOf(requestBody, location.child('requestBody'), context);
        const response = examplesOf(responses[status], location.child(['responses', status]), context);
        const missing = (from: typeof request, to: typeof request, part: string): void => {
          for (const name of from.names.filter((it) => !to.names.includes(it))) {
            report({
              message: `The example ${name} has no ${part} with the same name. Add ${name} to the examples of the ${part}, in a file examples/<resource>/${operationId}.${part}.${name}.json, or rename this one.`,
              location: keyOf(from.at.child(name)),
            });
          }
        };
        missing(request, response, 'response');
        missing(response, request, 'request');
      },
    },
  };
}
