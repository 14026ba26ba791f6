import {closest} from './closest.mjs';
import {isObject, membersOf, partsOf, propertyNames, schemasOfProperty, unfold} from './schemas.mjs';

/**
 * `required` lists existing properties: of the schema itself, of a schema that it is composed of,
 * or of a schema that contains it, such as the one whose `then` it is.
 */
export function requiredProperties() {
  const listing = [];
  const owners = new Map();
  const read = (schema, location, resolve) => {
    if (Array.isArray(schema.required)) {
      listing.push({schema, location});
    }
    const {$ref} = schema;
    const members = [...membersOf({schema, location}), ...($ref === undefined ? [] : [{schema: {$ref}, location}])];
    for (const member of members.flatMap((it) => [it, ...unfold(it, resolve)])) {
      owners.set(member.schema, [...(owners.get(member.schema) ?? []), {schema, location}]);
    }
  };
  const isKnown = (part, name, resolve, visited = new Set()) => {
    if (visited.has(part.schema)) {
      return false;
    }
    visited.add(part.schema);
    return (
      schemasOfProperty(partsOf([part], resolve), name).length > 0 ||
      (owners.get(part.schema) ?? []).some((owner) => isKnown(owner, name, resolve, visited))
    );
  };
  return {
    ref(reference, {location, resolve, type}) {
      if (type.name === 'Schema') {
        read(reference, location, resolve);
      }
    },
    Schema(schema, {location, resolve}) {
      if (isObject(schema)) {
        read(schema, location, resolve);
      }
    },
    Root: {
      leave(_root, {report, resolve}) {
        for (const part of listing) {
          for (const [index, name] of part.schema.required.entries()) {
            if (!isKnown(part, name, resolve)) {
              report({
                message: `There is no property "${name}". Correct its name in required, or add it to properties.`,
                location: part.location.child(['required', index]),
                suggest: closest(name, propertyNames(partsOf([part], resolve))),
              });
            }
          }
        }
      },
    },
  };
}
