import path from 'node:path';

import {type Context, type Location, type Visitor, nameOf} from '@packages/lint/rules';
import type {OperationObject} from '@packages/openapi';

const camelCase = (text: string): string => text.replace(/[._]([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** An operation with its operationId, and how to fix a wrong one. */
interface Use extends Pick<Context, 'location' | 'report'> {
  operationId: string;
  fix: string;
  isRight: boolean;
}

/**
 * An operation is in a file named by its operationId, and an event in a file named by its type,
 * from which its operationId derives. OperationIds are unique.
 */
export function operationFiles(): Visitor {
  const uses: Use[] = [];
  return {
    Paths: {
      Operation({operationId = ''}: OperationObject, {location, report}: Context) {
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
        enter(_item: object, {key, location, report}: Context) {
          const file = path.basename(location.source.absoluteRef);
          if (file !== `${key}.yaml`) {
            report({
              message: `The event ${key} is in ${file}. Move it to webhooks/${key}.yaml, or correct its type in openapi.yaml.`,
              location,
            });
          }
        },
        Operation({operationId = ''}: OperationObject, {location, report}: Context) {
          const expected = camelCase(path.basename(location.source.absoluteRef, '.yaml'));
          uses.push({operationId, location, report, fix: `Write ${expected}`, isRight: expected === operationId});
        },
      },
    },
    Root: {
      leave() {
        const shown = ({location}: {location: Location}): string => nameOf(location);
        for (const use of uses.filter(({operationId, isRight}) => /^\w+$/u.test(operationId) && !isRight)) {
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
