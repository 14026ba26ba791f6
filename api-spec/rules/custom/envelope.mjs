import {partsOf, propertyNames} from './schemas.mjs';

/** A successful response is an envelope with the same members in all operations; lists have one more. */
export function envelope({members, list}) {
  return {
    Paths: {
      Operation({operationId = '', responses = {}}, {location, resolve, report}) {
        const required = operationId.startsWith('list') ? [...members, list] : members;
        for (const [status, reference] of Object.entries(responses).filter(([it]) => it.startsWith('2'))) {
          const {node: response, location: at} =
            reference.$ref === undefined
              ? {node: reference, location: location.child(['responses', status])}
              : resolve(reference, location.source.absoluteRef);
          for (const [type, {schema}] of Object.entries(response?.content ?? {})) {
            const place = at.child(['content', type, 'schema']);
            const names = propertyNames(partsOf([{schema, location: place}], resolve));
            const missing = required.filter((name) => !names.includes(name));
            if (schema !== undefined && missing.length > 0) {
              report({
                message: `A successful response has the properties ${required.join(', ')}. Add to the schema of this one: ${missing.join(', ')}.`,
                location: place,
              });
            }
          }
        }
      },
    },
  };
}
