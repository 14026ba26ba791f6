import type {OperationObject} from '../../../src/openapi/types';
import {type Context, type Visitor, keyOf} from './types';

/** Operations that return a list have the shared pagination parameters. */
export function listPagination({parameters: required}: {parameters: string[]}): Visitor {
  return {
    Paths: {
      Operation({operationId, parameters = []}: OperationObject, {location, report}: Context) {
        if (!operationId?.startsWith('list')) {
          return;
        }
        const listed = parameters.map(({$ref}) => /\/shared\/parameters\/(\w+)\.yaml$/u.exec($ref ?? '')?.[1]);
        const missing = required.filter((name) => !listed.includes(name));
        if (missing.length > 0) {
          report({
            message: `${operationId} returns a list without all pagination parameters. Add from shared/parameters: ${missing.map((name) => `${name}.yaml`).join(', ')}.`,
            location: keyOf(location.child('parameters')),
          });
        }
      },
    },
  };
}
