import path from 'node:path';

const camelCase = (text) => text.replace(/[._]([a-z])/gu, (_, letter) => letter.toUpperCase());

/** An operation lives in a file with its operationId as its name; an event in one with its type, from which its operationId follows. */
export function operationFiles() {
  return {
    Paths: {
      Operation({operationId}, {location, report}) {
        const file = path.basename(location.source.absoluteRef);
        if (operationId !== undefined && file !== `${operationId}.yaml`) {
          report({
            message: `The operation ${operationId} stands in ${file}. Move it to ${operationId}.yaml, or mend its operationId.`,
            location: location.child('operationId'),
          });
        }
      },
    },
    WebhooksMap: {
      PathItem: {
        enter(_item, {key, location, report}) {
          const file = path.basename(location.source.absoluteRef);
          if (file !== `${key}.yaml`) {
            report({message: `The event ${key} stands in ${file}. Move it to webhooks/${key}.yaml.`, location});
          }
        },
        Operation({operationId}, {location, report}) {
          const type = path.basename(location.source.absoluteRef, '.yaml');
          if (operationId !== camelCase(type)) {
            report({
              message: `The operationId of the event ${type} is ${operationId}. Write ${camelCase(type)}.`,
              location: location.child('operationId'),
            });
          }
        },
      },
    },
  };
}
