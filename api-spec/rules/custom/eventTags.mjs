/** The type of each event starts with the `x-event-prefix` of a tag, the prefix of its resource. */
export function eventTags() {
  return {
    Root({tags = [], webhooks = {}}, {location, report}) {
      const known = new Set(tags.map((tag) => tag['x-event-prefix']));
      for (const type of Object.keys(webhooks)) {
        const [prefix] = type.split('.');
        if (!known.has(prefix)) {
          known.add(prefix);
          report({
            message: `The event ${type} belongs to no resource. Add x-event-prefix: ${prefix} to the tag of its resource.`,
            location: location.child(['webhooks', type]).key(),
          });
        }
      }
    },
  };
}
