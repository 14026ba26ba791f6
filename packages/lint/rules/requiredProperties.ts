import type {Schema} from '@packages/openapi';

import {closest} from './closest';
import {filesOf, nameOf} from './files';
import {fieldNames, fieldsNamed, partsOf} from './schemas';
import type {Context, Location, Visitor} from './types';

/**
 * `required` lists existing properties: of the schema itself, of a schema that it is composed of,
 * or of a schema that contains it, such as the one whose `then` it is.
 */
export function requiredProperties(): Visitor {
  const listing: {schema: Schema; location: Location; names: string[]}[] = [];
  const known = new Map<Schema, Set<string>>();
  const read = (_node: unknown, context: Context): void => {
    const {at, references} = filesOf(context);
    const {location} = context;
    const schema = at(location) as Schema;
    const parts = partsOf([{schema, file: nameOf(location)}], references);
    for (const part of parts) {
      const required = Array.isArray(part.schema.required) ? part.schema.required : [];
      const found = required.filter((name) => fieldsNamed(parts, name).length > 0);
      known.set(part.schema, new Set([...(known.get(part.schema) ?? []), ...found]));
    }
    if (Array.isArray(schema.required)) {
      listing.push({schema, location, names: fieldNames(parts)});
    }
  };
  return {
    ref(reference: unknown, context: Context) {
      if (context.type.name === 'Schema') {
        read(reference, context);
      }
    },
    Schema: read,
    Root: {
      leave(_root: object, {report}: Context) {
        for (const {schema, location, names} of listing) {
          for (const [index, name] of schema.required?.entries() ?? []) {
            if (!known.get(schema)?.has(name)) {
              report({
                message: `There is no property "${name}". Correct its name in required, or add it to properties.`,
                location: location.child(['required', index]),
                suggest: closest(name, names),
              });
            }
          }
        }
      },
    },
  };
}
