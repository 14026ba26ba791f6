import {
  type Context,
  type Parents,
  type Visitor,
  filesOf,
  follow,
  parametersOf,
  partAt,
  partsAt,
} from '@packages/lint/rules';
import type {Content, Example, OperationObject, Ref} from '@packages/openapi';

/** The error code for unknown parameters and fields, whose pointers don't match anything in the schema. */
const unknownField = 'unknown_field';

const parameterTypes = ['path', 'query', 'header', 'cookie'];

/** Example errors point to values in their operation's request. */
export function errorExamples(): Visitor {
  let operationId = '';
  let exists: (steps: readonly string[]) => boolean;
  return {
    Paths: {
      PathItem: {
        Operation: {
          enter(operation: OperationObject, context: Context, around: Parents) {
            ({operationId = 'The operation'} = operation);
            exists = existsIn(operation, context, around);
          },
          Response: {
            Example({value}: Example, {location, report}: Context) {
              const {errors = []} = Object(value) as {errors?: {pointer: string; code: string}[]};
              for (const [index, {pointer, code}] of errors.entries()) {
                if (code !== unknownField && !exists(pointer.split('/').slice(1))) {
                  report({
                    message: `${operationId} has no ${pointer} in its request. Point to one of its parameters or fields.`,
                    location: location.child(['value', 'errors', index, 'pointer']),
                  });
                }
              }
            },
          },
        },
      },
    },
  };
}

/** Returns a function that checks whether a pointer leads to an operation's parameter or a possible body value. */
function existsIn(
  operation: OperationObject,
  context: Context,
  around: Parents,
): (steps: readonly string[]) => boolean {
  const {references} = filesOf(context);
  const parameters = parametersOf(operation, context, around);
  const body = follow<{content?: Content} & Ref>(operation.requestBody, context.location.child('requestBody'), context);
  const schemas = Object.keys(body?.node.content ?? {}).map((type) =>
    partAt((body?.location ?? context.location).child(['content', type, 'schema'])),
  );
  return ([first = '', ...others]) =>
    parameterTypes.includes(first) && others.length === 1
      ? parameters.some((it) => it.in === first && it.name === others[0])
      : partsAt(schemas, [first, ...others], references).length > 0;
}
