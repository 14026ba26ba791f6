import type {OperationObject} from '../../../src/openapi/types';
import {closest} from './closest';
import type {Context, Location, Visitor} from './types';

/** Links and `x-related-operations` refer to existing operations. */
export function knownOperations(): Visitor {
  const known = new Set<string | undefined>();
  const named: {operationId: string | undefined; location: Location}[] = [];
  return {
    Paths: {
      Operation({operationId = ''}: OperationObject) {
        known.add(operationId);
      },
    },
    WebhooksMap: {
      Operation(event: OperationObject, {location}: Context) {
        const at = location.child('x-related-operations');
        for (const [index, operationId] of (event['x-related-operations'] ?? []).entries()) {
          named.push({operationId, location: at.child(index)});
        }
      },
    },
    Link({operationId}: {operationId?: string}, {location}: Context) {
      named.push({operationId, location: operationId === undefined ? location : location.child('operationId')});
    },
    Root: {
      leave(_root: object, {report}: Context) {
        for (const {operationId, location} of named.filter((it) => !known.has(it.operationId))) {
          report({
            message:
              operationId === undefined
                ? 'The link has no operationId. Add that of the operation to call next.'
                : `There is no operation ${operationId}. Write the operationId of an operation in paths.`,
            location,
            suggest: closest(
              operationId ?? '',
              [...known].map((name) => name ?? ''),
            ),
          });
        }
      },
    },
  };
}
