import type {OperationObject, Schema, Spec} from '../../../src/openapi/types';
import {closest} from './closest';
import {nameOf} from './files';
import {type Context, type Location, type Visitor, keyOf} from './types';

/** Whether a location is in the file of this name. */
const isIn = (location: Location, file: string): boolean => nameOf(location).endsWith(`/${file}`);

/** The values of a schema that lists names, and their location. */
interface NameList {
  values: string[];
  at?: Location;
}

/** A list of names, once its file has been read. */
function listIn(file: string): {list: NameList; read: (schema: Schema, context: Context) => void} {
  const list: NameList = {values: []};
  return {
    list,
    read(schema, {location}) {
      if (isIn(location, file) && Array.isArray(schema.enum)) {
        Object.assign(list, {values: schema.enum, at: location.child('enum')});
      }
    },
  };
}

/** EventType.yaml and the union Event.yaml list exactly the events in `webhooks`. */
export function eventTypes(): Visitor {
  const {list, read} = listIn('EventType.yaml');
  const union: {mapping: object; alternatives: number; at?: ReturnType<typeof keyOf>} = {mapping: {}, alternatives: 0};
  return {
    Schema(schema: Schema, context: Context) {
      read(schema, context);
      if (isIn(context.location, 'Event.yaml') && schema.discriminator) {
        const {oneOf = [], discriminator} = schema;
        const at = keyOf(context.location.child(['discriminator', 'mapping']));
        Object.assign(union, {mapping: discriminator.mapping ?? {}, alternatives: oneOf.length, at});
      }
    },
    Root: {
      leave({webhooks = {}}: Spec, {location, report}: Context) {
        const events = Object.keys(webhooks);
        for (const type of events.filter((it) => !list.values.includes(it))) {
          report({
            message: `The event ${type} is not in resources/webhooks/schemas/EventType.yaml, so no webhook can subscribe to it. Add it to the enum, with a description.`,
            location: keyOf(location.child(['webhooks', type])),
          });
        }
        for (const [index, type] of list.values.entries()) {
          if (!events.includes(type)) {
            report({
              message: `openapi.yaml has no event ${type}. Add it to webhooks, or remove it from this list.`,
              location: list.at?.child(index) ?? location,
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
export function scopes(): Visitor {
  const {list, read} = listIn('ApiScope.yaml');
  const used = new Map<string, Location>();
  return {
    Schema: read,
    Paths: {
      Operation(operation: OperationObject, {location}: Context) {
        for (const [index, requirement] of (operation.security ?? []).entries()) {
          for (const [position, scope] of (requirement.apiKey ?? []).entries()) {
            used.set(scope, location.child(['security', index, 'apiKey', position]));
          }
        }
      },
    },
    Root: {
      leave(_root: object, context: Context) {
        const {report} = context;
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
              location: list.at?.child(index) ?? context.location,
            });
          }
        }
      },
    },
  };
}
