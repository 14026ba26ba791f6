import type {OperationObject, Response} from '../../../src/openapi/types';
import {filesOf, follow, nameOf, pointerTo} from './files';
import {fieldNames, partsOf} from './schemas';
import type {Context, Visitor} from './types';

/** A successful response is an envelope with the same members in all operations; lists have one more. */
export function envelope({members, list}: {members: string[]; list: string}): Visitor {
  return {
    Paths: {
      Operation({operationId = '', responses = {}}: OperationObject, context: Context) {
        const {location, report} = context;
        const {references} = filesOf(context);
        const required = operationId.startsWith('list') ? [...members, list] : members;
        for (const [status, reference] of Object.entries(responses).filter(([it]) => it.startsWith('2'))) {
          const response = follow<Response>(reference, location.child(['responses', status]), context);
          for (const [type, {schema}] of Object.entries(response?.node.content ?? {})) {
            const at = (response?.location ?? location).child(['content', type, 'schema']);
            const names = fieldNames(partsOf([{schema: {$ref: pointerTo(at)}, file: nameOf(at)}], references));
            const missing = required.filter((name) => !names.includes(name));
            if (schema !== undefined && missing.length > 0) {
              report({
                message: `A successful response has the properties ${required.join(', ')}. Add to the schema of this one: ${missing.join(', ')}.`,
                location: at,
              });
            }
          }
        }
      },
    },
  };
}
