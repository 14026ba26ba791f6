import {
  type OperationObject,
  type Parameter,
  type Response,
  type ResponseLink,
  type Schema,
  asText,
  mergeSchema,
  own,
  pathOfPointer,
  refName,
} from '@packages/openapi';

import {closest} from './closest';
import {filesOf, follow} from './files';
import {type Parents, parametersOf} from './operationParts';
import {partAt, partsAt} from './schemas';
import {type Context, type Location, type Visitor, keyOf} from './types';

/** A parameter of a link. */
interface Use {
  operationId: string;
  name: string;
  location: Location;
}

/**
 * Links pass existing values to existing parameters, and each value in the mapping of a discriminator points to a
 * schema with that value.
 */
export function linkTargets(): Visitor {
  const uses: Use[] = [];
  const known = new Map<string, Parameter[]>();

  const checkLink = (
    reference: ResponseLink,
    at: Location,
    response: Response,
    from: Location,
    {context, parameters}: {context: Context; parameters: Parameter[]},
  ): void => {
    const {node: link, location = at} = follow<ResponseLink>(reference, at, context) ?? {};
    for (const [target, value] of Object.entries(link?.parameters ?? {})) {
      const here = location.child(['parameters', target]);
      uses.push({operationId: link?.operationId ?? '', name: target, location: here});
      const [, pointer] = /^\$response\.body#(.*)$/u.exec(String(value)) ?? [];
      const [type] = Object.keys(response.content ?? {});
      const parts = type === undefined ? [] : [partAt(from.child(['content', type, 'schema']))];
      if (pointer !== undefined && partsAt(parts, pathOfPointer(pointer), filesOf(context).references).length === 0) {
        const message = `The response has no ${pointer}. Point to a field of its body, such as $response.body#/data/id.`;
        context.report({message, location: here});
      }
      const [, place, name] = /^\$request\.(path|query|header)\.(.*)$/u.exec(String(value)) ?? [];
      if (place !== undefined && !parameters.some((it) => it.in === place && it.name === name)) {
        const message = `The operation has no ${place} parameter ${name}. Point to one of its parameters, or to a field of its response.`;
        context.report({message, location: here});
      }
    }
  };

  return {
    Paths: {
      PathItem: {
        Operation(operation: OperationObject, context: Context, around: Parents) {
          const {operationId = '', responses = {}} = operation;
          const parameters = parametersOf(operation, context, around);
          known.set(operationId, parameters);
          for (const [status, reference] of Object.entries(responses)) {
            const found = follow<Response>(reference, context.location.child(['responses', status]), context);
            for (const [name, link] of Object.entries(found?.node.links ?? {})) {
              if (found) {
                checkLink(link, found.location.child(['links', name]), found.node, found.location, {
                  context,
                  parameters,
                });
              }
            }
          }
        },
      },
    },
    Schema({discriminator}: Schema, context: Context) {
      const {location, report} = context;
      const {at, references} = filesOf(context);
      const {mapping = {}} = (at(location.child('discriminator')) ?? {}) as NonNullable<Schema['discriminator']>;
      for (const [value, $ref] of Object.entries(discriminator?.mapping === undefined ? {} : mapping)) {
        const name = discriminator?.propertyName ?? '';
        const property = own(mergeSchema({$ref}, references).properties, name);
        const {const: only, enum: values = only === undefined ? undefined : [only]} = mergeSchema(
          property ?? {},
          references,
        );
        if (values?.includes(value) === false) {
          report({
            message: `${value} points to ${refName({$ref}) ?? $ref}, whose ${name} is ${values.map(asText).join(', ')}. Correct the mapping, or ${name} in the schema.`,
            location: keyOf(location.child(['discriminator', 'mapping', value])),
          });
        }
      }
    },
    Root: {
      leave(_root: object, {report}: Context) {
        for (const {operationId, name, location} of uses) {
          const parameters = known.get(operationId);
          const names = parameters?.flatMap((it) => [it.name, `${it.in}.${it.name}`]) ?? [name];
          if (!names.includes(name)) {
            const others = (parameters ?? [])
              .filter((it) => it.in === 'path' || it.in === 'query')
              .map((it) => it.name);
            report({
              message: `${operationId} has no parameter ${name}. It has ${others.join(', ') || 'none'}. Correct the name.`,
              location: keyOf(location),
              suggest: closest(name, names),
            });
          }
        }
      },
    },
  };
}
