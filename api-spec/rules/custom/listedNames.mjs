import path from 'node:path';

/** The values of a schema that lists names, with where they stand, once its file has been read. */
function listIn(file) {
  const list = {values: [], at: undefined};
  return {
    list,
    read(schema, {location}) {
      if (path.basename(location.source.absoluteRef) === file && Array.isArray(schema.enum)) {
        Object.assign(list, {values: schema.enum, at: location.child('enum')});
      }
    },
  };
}

/** EventType.yaml and the union Event.yaml list the events of `webhooks`, all of them and no others. */
export function eventTypes() {
  const {list, read} = listIn('EventType.yaml');
  const union = {mapping: {}, alternatives: 0, at: undefined};
  return {
    Schema(schema, context) {
      read(schema, context);
      if (path.basename(context.location.source.absoluteRef) === 'Event.yaml' && schema.discriminator) {
        const {oneOf = [], discriminator} = schema;
        const at = context.location.child(['discriminator', 'mapping']).key();
        Object.assign(union, {mapping: discriminator.mapping ?? {}, alternatives: oneOf.length, at});
      }
    },
    Root: {
      leave({webhooks = {}}, {location, report}) {
        const events = Object.keys(webhooks);
        for (const type of events.filter((it) => !list.values.includes(it))) {
          report({
            message: `The event ${type} is not in the enum of EventType.yaml, so no webhook can ask for it. Add it there.`,
            location: location.child(['webhooks', type]).key(),
          });
        }
        for (const [index, type] of list.values.entries()) {
          if (!events.includes(type)) {
            report({
              message: `There is no event ${type} under webhooks in openapi.yaml. Describe it there, or take it off this list.`,
              location: list.at.child(index),
            });
          }
        }
        const missing = events.filter((type) => !(type in union.mapping));
        if (union.at && (missing.length > 0 || union.alternatives !== Object.keys(union.mapping).length)) {
          report({
            message: `Event.yaml does not have the same events in oneOf, in the mapping and under webhooks. Add to the mapping and to oneOf: ${missing.join(', ') || 'what the other one has'}.`,
            location: union.at,
          });
        }
      },
    },
  };
}

/** ApiScope.yaml lists the scopes that operations ask for, all of them and no others. */
export function scopes() {
  const {list, read} = listIn('ApiScope.yaml');
  const used = new Map();
  return {
    Schema: read,
    Paths: {
      Operation(operation, {location}) {
        for (const [index, requirement] of (operation.security ?? []).entries()) {
          for (const [position, scope] of (requirement.apiKey ?? []).entries()) {
            used.set(scope, location.child(['security', index, 'apiKey', position]));
          }
        }
      },
    },
    Root: {
      leave(_root, {report}) {
        for (const [scope, location] of used) {
          if (!list.values.includes(scope)) {
            report({
              message: `The scope ${scope} is not in the enum of ApiScope.yaml, so no key can have it. Add it there, or take one of its scopes.`,
              location,
            });
          }
        }
        for (const [index, scope] of list.values.entries()) {
          if (!used.has(scope)) {
            report({
              message: `No operation asks for the scope ${scope}. Take it off this list, or add it to the security of an operation.`,
              location: list.at.child(index),
            });
          }
        }
      },
    },
  };
}
