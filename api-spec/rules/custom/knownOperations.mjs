import {closest} from './closest.mjs';

/** Links and `x-related-operations` refer to existing operations. */
export function knownOperations() {
  const known = new Set();
  const named = [];
  return {
    Paths: {
      Operation({operationId}) {
        known.add(operationId ?? '');
      },
    },
    WebhooksMap: {
      Operation(event, {location}) {
        const at = location.child('x-related-operations');
        for (const [index, operationId] of (event['x-related-operations'] ?? []).entries()) {
          named.push({operationId, location: at.child(index)});
        }
      },
    },
    Link({operationId}, {location}) {
      named.push({operationId, location: operationId === undefined ? location : location.child('operationId')});
    },
    Root: {
      leave(_root, {report}) {
        for (const {operationId, location} of named.filter((it) => !known.has(it.operationId))) {
          report({
            message:
              operationId === undefined
                ? 'The link has no operationId. Add that of the operation to call next.'
                : `There is no operation ${operationId}. Write the operationId of an operation in paths.`,
            location,
            suggest: closest(operationId ?? '', [...known]),
          });
        }
      },
    },
  };
}
