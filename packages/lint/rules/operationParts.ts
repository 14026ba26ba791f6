import type {Content, OperationObject, Parameter, PathItem, Ref} from '@packages/openapi';

import {follow} from './files';
import {type Context, type Location, type Visitor, keyOf} from './types';

/** Rules for the bodies of operations. */

/** The parent nodes of an operation. */
export interface Parents {
  PathItem?: PathItem;
}

/** An operation's parameters, including those of its path item. */
export function parametersOf({parameters = []}: OperationObject, context: Context, around: Parents): Parameter[] {
  const lists = [
    [parameters, context.location],
    [around.PathItem?.parameters ?? [], context.parentLocations.PathItem ?? context.location],
  ] as const;
  return lists.flatMap(([list, at]) => list.flatMap((it) => follow<Parameter>(it, at, context)?.node ?? []));
}

type Body = Ref & {content?: Content};

/** The names of a body's examples, and their location. */
function examplesOf(body: Body | undefined, at: Location, context: Context): {names: string[]; at: Location} {
  const {node = {}, location = at} = follow<Body>(body, at, context) ?? {};
  const [[type, media] = ['', {}]] = Object.entries(node.content ?? {});
  return {names: Object.keys(media.examples ?? {}), at: location.child(['content', type, 'examples'])};
}

/**
 * Each example of a request must have a successful response with the same name, and vice versa.
 *
 * @param options.file where an example belongs, with `{operationId}`, `{part}` (request or response), and `{name}`
 */
export function examplePairs({file}: {file: string}): Visitor {
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
            const values = {operationId, part, name};
            const target = file.replace(/\{(\w+)\}/gu, (_, key: keyof typeof values) => values[key]);
            report({
              message: `The example ${name} has no ${part} with the same name. Add ${name} to the ${part} examples, in ${target}, or rename this example.`,
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
