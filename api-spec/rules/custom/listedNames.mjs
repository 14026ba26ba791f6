import path from 'node:path';

import {closest} from './closest.mjs';

/** The values of a schema that lists names, and their location, once its file has been read. */
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

/** EventType.yaml and the union Event.yaml list exactly the events in `webhooks`. */
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
            message: `The event ${type} is not in resources/webhooks/schemas/EventType.yaml, so no webhook can subscribe to it. Add it to the enum, with a description.`,
            location: location.child(['webhooks', type]).key(),
          });
        }
        for (const [index, type] of list.values.entries()) {
          if (!events.includes(type)) {
            report({
              message: `openapi.yaml has no event ${type}. Add it to webhooks, or remove it from this list.`,
              location: list.at.child(index),
            });
          }
        }
        const missing = events.filter((type) => !(type in union.mapping));
        if (union.at && (missing.length > 0 || union.alternatives !== Object.keys(union.mapping).length)) {
          report({
            message:
              missing.length > 0
                ? `The union of all events lacks ${missing.join(', ')}. Add it to oneOf and to the mapping.`
                : 'oneOf and the mapping do not have the same events. Add to each what only the other one has.',
            location: union.at,
          });
        }
      },
    },
  };
}

/** ApiScope.yaml lists exactly the scopes that operations require. */
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
              message: `The scope ${scope} is not in resources/api-keys/schemas/ApiScope.yaml, so no key can have it. Use one of its scopes, or add it to the enum, with a description.`,
              location,
              suggest: closest(scope, list.values),
            });
          }
        }
        for (const [index, scope] of list.values.entries()) {
          if (!used.has(scope)) {
            report({
              message: `No operation requires the scope ${scope}. Remove it from this list, or add it to the security of an operation.`,
              location: list.at.child(index),
            });
          }
        }
      },
    },
  };
}
