import path from 'node:path';

import {namedFiles} from './schemas.mjs';

const camelCase = (text) => text.replace(/[._]([a-z])/gu, (_, letter) => letter.toUpperCase());

/**
 * An operation is in a file named by its operationId, and an event in a file named by its type,
 * from which its operationId derives. OperationIds are unique.
 */
export function operationFiles() {
  const uses = [];
  const {enter, nameOf} = namedFiles();
  return {
    Paths: {
      Operation({operationId}, {location, report}) {
        const name = path.basename(location.source.absoluteRef, '.yaml');
        const isInline = location.pointer !== '#/';
        const fix = isInline
          ? `Move the operation to resources/<resource>/${operationId}.yaml`
          : `Write ${name}, or rename the file to ${operationId}.yaml`;
        uses.push({operationId, location, report, fix, isRight: name === operationId});
      },
    },
    WebhooksMap: {
      PathItem: {
        enter(_item, {key, location, report}) {
          const file = path.basename(location.source.absoluteRef);
          if (file !== `${key}.yaml`) {
            report({
              message: `The event ${key} is in ${file}. Move it to webhooks/${key}.yaml, or correct its type in openapi.yaml.`,
              location,
            });
          }
        },
        Operation({operationId}, {location, report}) {
          const expected = camelCase(path.basename(location.source.absoluteRef, '.yaml'));
          uses.push({operationId, location, report, fix: `Write ${expected}`, isRight: expected === operationId});
        },
      },
    },
    Root: {
      enter,
      leave() {
        const shown = ({location}) => nameOf(location);
        for (const use of uses.filter(({operationId, isRight}) => operationId !== undefined && !isRight)) {
          const others = uses.filter((other) => other !== use && other.operationId === use.operationId).map(shown);
          const problem =
            others.length > 0
              ? `The operationId ${use.operationId} is in ${shown(use)} and in ${others.join(' and ')}`
              : `The operationId is ${use.operationId}, and the file is ${shown(use)}`;
          use.report({message: `${problem}. ${use.fix}.`, location: use.location.child('operationId')});
        }
      },
    },
  };
}
