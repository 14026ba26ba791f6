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

type Body = Ref & {content?: Content};

/** Error codes for unknown parameters and fields, whose pointers do not match anything in the schema. */
const unknownField = 'unknown_field';

const parameterTypes = ['path', 'query', 'header', 'cookie'];

/** Example errors point to values in their operation's request. */
export function errorExamples(): Visitor {
  return {
    Paths: {
      PathItem: {
        Operation(operation: OperationObject, context: Context, around: Parents) {
          const {location, report} = context;
          const exists = existsIn(operation, context, around);
          for (const [status, reference] of Object.entries(operation.responses ?? {})) {
            const response = follow<Body>(reference, location.child(['responses', status]), context);
            const media = response?.node.content?.['application/problem+json'];
            for (const [name, value] of Object.entries(media?.examples ?? {})) {
              const at =
                response?.location.child(['content', 'application/problem+json', 'examples', name]) ?? location;
              const example = follow<Example>(value, at, context);
              const {errors = []} = Object(example?.node.value) as {errors?: {pointer: string; code: string}[]};
              for (const [index, {pointer, code}] of errors.entries()) {
                if (code !== unknownField && !exists(pointer.split('/').slice(1))) {
                  report({
                    message: `${operation.operationId ?? 'The operation'} has no ${pointer} in its request. Point to one of its parameters or fields.`,
                    location: (example?.location ?? at).child(['value', 'errors', index, 'pointer']),
                  });
                }
              }
            }
          }
        },
      },
    },
  };
}

/** Tells whether the steps of a pointer lead to a parameter or to a possible value of the body of an operation. */
function existsIn(
  operation: OperationObject,
  context: Context,
  around: Parents,
): (steps: readonly string[]) => boolean {
  const {location} = context;
  const {references} = filesOf(context);
  const parameters = parametersOf(operation, context, around);
  const body = follow<Body>(operation.requestBody, location.child('requestBody'), context);
  const schemas = Object.keys(body?.node.content ?? {}).map((type) =>
    partAt((body?.location ?? location).child(['content', type, 'schema'])),
  );
  return (steps) => {
    const [first = '', second, ...others] = steps;
    if (parameterTypes.includes(first) && second !== undefined && others.length === 0) {
      return parameters.some((it) => it.in === first && it.name === second);
    }
    return partsAt(schemas, steps, references).length > 0;
  };
}
