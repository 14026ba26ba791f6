import {isInCondition, isObject, unfold} from './schemas.mjs';

/** Properties have a description, except in conditions and if the property must not be present. */
export function propertyDescriptions() {
  return {
    Schema(schema, {location, resolve, report}) {
      if (isInCondition(location)) {
        return;
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const at = location.child(['properties', name]);
        const parts = unfold({schema: property, location: at}, resolve);
        const described = parts.find((part) => part.schema.description !== undefined);
        if (property === false || parts.some((part) => part.schema.not !== undefined)) {
          continue;
        }
        if (described === undefined) {
          report({
            message: `The property "${name}" has no description. ${
              property === true ? 'Instead of true, write { description: … } with' : 'Add'
            } a sentence with its meaning, and when it is absent or null.`,
            location: at.key(),
          });
        } else if (!/^[A-Z`][^]*\.$/u.test(described.schema.description.trim())) {
          report({
            message: `The description of "${name}" is not a sentence. Start it with a capital letter and end it with a period.`,
            location: described.location.child('description'),
          });
        }
      }
    },
  };
}
