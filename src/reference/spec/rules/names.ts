import type {OperationObject, Schema, Spec} from '@packages/openapi';
import {type Context, type Name, type Visitor, comparing, fileOf, keyOf, valuesOf} from '@packages/lint/rules';
import difference from 'lodash/difference';

/** Rules for the names of events, scopes, and error codes, which are used in one file and listed in another. */

/** The type of each event starts with the `x-event-prefix` of a tag. */
export function eventTags(): Visitor {
  return {
    Root({tags = [], webhooks = {}}: Spec, {location, report}: Context) {
      const known = new Set(tags.map((tag) => tag['x-event-prefix']));
      for (const type of Object.keys(webhooks)) {
        const [prefix = ''] = type.split('.');
        if (!known.has(prefix)) {
          known.add(prefix);
          report({
            message: `The ${type} event does not belong to a resource. Add x-event-prefix: ${prefix} to the tag of its resource.`,
            location: keyOf(location.child(['webhooks', type])),
          });
        }
      }
    },
  };
}

/** EventType.yaml, and the union Event.yaml with its mapping, list exactly the events in `webhooks`. */
export function eventTypes(): Visitor {
  const [events, listed]: [Name[], Name[]] = [[], []];
  const compare = comparing(
    events,
    listed,
    'The {} event is not in resources/webhooks/schemas/EventType.yaml, so no webhook can subscribe to it. Add it to the enum, with a description.',
    'openapi.yaml has no {} event. Add it to webhooks, or remove it from this list.',
  );
  return {
    Schema({oneOf = [], discriminator, ...schema}: Schema, {location, report}: Context) {
      if (fileOf(location) === 'EventType.yaml') {
        listed.push(...valuesOf(schema, location));
      } else if (fileOf(location) === 'Event.yaml' && discriminator) {
        const {mapping = {}} = discriminator;
        const [members, mapped] = [oneOf.map(({$ref = ''}) => $ref), Object.values(mapping)];
        const types = Object.keys(mapping);
        const known = events.map(([type]) => type);
        // Alternatives without a mapping entry. custom/link-targets reports entries with wrong schemas.
        const unmapped = members.length > types.length ? difference(members, mapped) : [];
        const lacking = {
          'the mapping': known.every((type) => types.includes(type)) ? unmapped : difference(known, types),
          oneOf: difference(mapped, members),
        };
        for (const [list, names] of Object.entries(lacking).filter(([, {length}]) => length > 0)) {
          report({
            message: `The union of all events has no ${names.join(', ')} in ${list}. Each event must be in oneOf and in the mapping.`,
            location: keyOf(location.child('discriminator')),
          });
        }
      }
    },
    Root: {
      enter({webhooks = {}}: Spec, {location}: Context) {
        events.push(...Object.keys(webhooks).map((type): Name => [type, keyOf(location.child(['webhooks', type]))]));
      },
      ...compare,
    },
  };
}

/** ApiScope.yaml lists exactly the scopes that operations require. */
export function scopes(): Visitor {
  const [used, listed]: [Name[], Name[]] = [[], []];
  return {
    Schema(schema: Schema, {location}: Context) {
      listed.push(...(fileOf(location) === 'ApiScope.yaml' ? valuesOf(schema, location) : []));
    },
    Paths: {
      Operation({security = []}: OperationObject, {location}: Context) {
        for (const [index, {apiKey = []}] of security.entries()) {
          used.push(...apiKey.map((scope, at): Name => [scope, location.child(['security', index, 'apiKey', at])]));
        }
      },
    },
    Root: comparing(
      used,
      listed,
      'The {} scope is not in resources/api-keys/schemas/ApiScope.yaml, so no key can have it. Use one of its scopes, or add it to the enum, with a description.',
      'No operation requires the {} scope. Remove it from this list, or add it to the security of an operation.',
    ),
  };
}

const problemSchema = /^\w+ProblemFields\.yaml$/u;

/** ErrorCode.yaml lists exactly the codes in the problem schemas of the statuses. */
export function errorCodes(): Visitor {
  const [used, explained]: [Name[], Name[]] = [[], []];
  return {
    Schema(schema: Schema, {location}: Context) {
      const file = fileOf(location);
      const code = schema.properties?.code as Schema | undefined;
      explained.push(...(file === 'ErrorCode.yaml' ? valuesOf(schema, location) : []));
      used.push(...(problemSchema.test(file) && code ? valuesOf(code, location.child(['properties', 'code'])) : []));
    },
    Root: comparing(
      used,
      explained,
      'The error code {} is not in shared/schemas/ErrorCode.yaml. Add it there, with a description.',
      'The error code {} has no status. Add it to the schema of its status, such as shared/schemas/BadRequestProblemFields.yaml.',
    ),
  };
}
