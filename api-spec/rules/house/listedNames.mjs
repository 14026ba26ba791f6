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

/** EventType.yaml lists the events of `webhooks`, all of them and no others. */
export function eventTypes() {
  const {list, read} = listIn('EventType.yaml');
  return {
    Schema: read,
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
