import {type Schema, mergeSchema} from '@packages/openapi';

import {filesOf} from './files';
import {isInCondition} from './schemas';
import {type Context, type Visitor, keyOf} from './types';

/** Properties must have a description, except in conditions and if they must not be present. */
export function propertyDescriptions(): Visitor {
  return {
    Schema({properties = {}}: Schema, context: Context) {
      const {location, report} = context;
      const {at, references} = filesOf(context);
      for (const [name, property] of Object.entries(isInCondition(location) ? {} : properties)) {
        const place = location.child(['properties', name]);
        const {description, not} = mergeSchema(at(place) as Schema, references);
        if (description === undefined && not === undefined) {
          const how = property === true ? 'Instead of true, write { description: … } with' : 'Add';
          report({
            message: `The property "${name}" has no description. ${how} a sentence that explains what it means, and when it is absent or null.`,
            location: keyOf(place),
          });
        }
      }
    },
  };
}
