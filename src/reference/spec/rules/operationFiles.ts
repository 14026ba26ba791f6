import path from 'node:path';

import {type Context, type Location, type Visitor, nameOf} from '@packages/lint/rules';
import type {OperationObject} from '@packages/openapi';

const camelCase = (text: string): string => text.replace(/[._]([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** An operation's file is named after its operationId; an event's file and operationId are named after its type. */
export function operationFiles(): Visitor {
  const check = ({operationId = ''}: OperationObject, {location, report}: Context, name: string, fix: string): void => {
    // Other rules report missing and invalid names.
    if (operationId !== name && /^\w+$/u.test(operationId)) {
      const message = `The operationId is ${operationId}, and the file is ${nameOf(location)}. ${fix}.`;
      report({message, location: location.child('operationId')});
    }
  };
  const baseOf = ({source}: Location): string => path.basename(source.absoluteRef, '.yaml');
  return {
    Paths: {
      Operation(operation: OperationObject, context: Context) {
        const name = baseOf(context.location);
        const file = `${operation.operationId ?? ''}.yaml`;
        const isInline = context.location.pointer !== '#/';
        const fix = isInline
          ? `Move the operation to resources/<resource>/${file}`
          : `Write ${name}, or rename the file to ${file}`;
        check(operation, context, name, fix);
      },
    },
    WebhooksMap: {
      PathItem: {
        enter(_item: object, {key, location, report}: Context) {
          const file = path.basename(location.source.absoluteRef);
          if (file !== `${key}.yaml`) {
            report({
              message: `The ${key} event is in ${file}. Move it to webhooks/${key}.yaml, or correct its type in openapi.yaml.`,
              location,
            });
          }
        },
        Operation(operation: OperationObject, context: Context) {
          const expected = camelCase(baseOf(context.location));
          check(operation, context, expected, `Write ${expected}`);
        },
      },
    },
  };
}
