import {type References, type Schema, asSchema} from '@packages/openapi';

import {filesOf} from './files';
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
      for (const [name, property] of Object.entries(isInCondition(location) ? {} : properties)) {
        const at = location.child(['properties', name]);
        const chain = chainOf(asSchema(files.at(at) as Schema), files.references);
        if (chain.every(({description, not}) => description === undefined && not === undefined)) {
          const how = property === true ? 'Instead of true, write { description: … } with' : 'Add';
          report({
            message: `The property "${name}" has no description. ${how} a sentence with its meaning, and when it is absent or null.`,
            location: keyOf(at),
          });
        }
      }
    },
  };
}
