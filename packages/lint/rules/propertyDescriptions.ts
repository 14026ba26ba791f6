import {type References, type Schema, asSchema, isObject} from '@packages/openapi';

import {filesOf, follow} from './files';
import {isInCondition} from './schemas';
import {type Context, type Visitor, keyOf} from './types';

/** A schema and the schemas that it refers to, the nearest first. */
const chainOf = (schema: Schema, references: References): Schema[] => [
  schema,
  ...(schema.$ref === undefined ? [] : chainOf(references.target(schema.$ref) as Schema, references)),
];

/** Properties have a description, except in conditions and if the property must not be present. */
export function propertyDescriptions(): Visitor {
  return {
    Schema({properties = {}}: Schema, context: Context) {
      const {location, report} = context;
      const files = filesOf(context);
      if (isInCondition(location)) {
        return;
      }
      for (const [name, property] of Object.entries(properties)) {
        const at = location.child(['properties', name]);
        const chain = chainOf(asSchema(files.at(at) as Schema), files.references);
        const description = chain.find((schema) => schema.description !== undefined)?.description;
        const isForbidden = chain.some(({not}) => not !== undefined);
        if (isForbidden) {
          continue;
        }
        if (description === undefined) {
          report({
            message: `The property "${name}" has no description. ${
              property === true ? 'Instead of true, write { description: … } with' : 'Add'
            } a sentence with its meaning, and when it is absent or null.`,
            location: keyOf(at),
          });
        } else if (!/^[A-Z`][^]*\.$/u.test(description.trim())) {
          const isHere = isObject(property) && property.description !== undefined;
          const owner = isHere ? at : (follow(asSchema(property), at, context)?.location ?? at);
          report({
            message: `The description of "${name}" is not a sentence. Start it with a capital letter and end it with a period.`,
            location: owner.child('description'),
          });
        }
      }
    },
  };
}
