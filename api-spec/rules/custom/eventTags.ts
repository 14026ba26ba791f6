import type {Spec} from '../../../src/openapi/types';
import {type Context, type Visitor, keyOf} from './types';

/** The type of each event starts with the `x-event-prefix` of a tag, the prefix of its resource. */
export function eventTags(): Visitor {
  return {
    Root({tags = [], webhooks = {}}: Spec, {location, report}: Context) {
      const known = new Set(tags.map((tag) => tag['x-event-prefix']));
      for (const type of Object.keys(webhooks)) {
        const [prefix = ''] = type.split('.');
        if (!known.has(prefix)) {
          known.add(prefix);
          report({
            message: `The event ${type} belongs to no resource. Add x-event-prefix: ${prefix} to the tag of its resource.`,
            location: keyOf(location.child(['webhooks', type])),
          });
        }
      }
    },
  };
}
