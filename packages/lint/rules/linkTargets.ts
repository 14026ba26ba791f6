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

import {filesOf} from './files';
import {type Parents, parametersOf} from './operationParts';
import {partAt, partsAt} from './schemas';
import {type Context, type Location, type Visitor, keyOf} from './types';

/** A link to an operation, with the names of the parameters that it passes. */
interface Use {
  operationId: string;
  names: string[];
  location: Location;
}

/**
 * Links must pass existing fields to existing parameters, including every path parameter. Each value in a
 * discriminator's mapping must point to a schema with that value.
 */
export function linkTargets(): Visitor {
  const uses: Use[] = [];
  const known = new Map<string, Parameter[]>();

  return {
    Paths: {
      PathItem: {
        Operation(operation: OperationObject, context: Context, around: Parents) {
          known.set(operation.operationId ?? '', parametersOf(operation, context, around));
        },
      },
    },
    Response: {
      Link({operationId = '', parameters = {}}: ResponseLink, context: Context, around: {Response: Response}) {
        const {location, parentLocations, report} = context;
        const [type = ''] = Object.keys(around.Response.content ?? {});
        const body = (parentLocations.Response ?? location).child(['content', type, 'schema']);
        uses.push({operationId, names: Object.keys(parameters), location});
        for (const [name, value] of Object.entries(parameters)) {
          const here = location.child(['parameters', name]);
          const [, pointer] = /^\$response\.body#(.*)$/u.exec(String(value)) ?? [];
          const {references} = filesOf(context);
          if (pointer !== undefined && partsAt([partAt(body)], pathOfPointer(pointer), references).length === 0) {
            const message = `The response has no ${pointer}. Point to a field of its body, such as $response.body#/data/id.`;
            report({message, location: here});
          }
        }
      },
    },
    Schema(_schema: Schema, context: Context) {
      const {location, report} = context;
      const {at, references} = filesOf(context);
      const discriminator = at(location.child('discriminator')) as Partial<NonNullable<Schema['discriminator']>>;
      const {propertyName: name = '', mapping = {}} = discriminator;
      for (const [value, $ref] of Object.entries(mapping)) {
        const property = own(mergeSchema({$ref}, references).properties, name) ?? {};
        const {const: only, enum: values = only === undefined ? undefined : [only]} = mergeSchema(property, references);
        if (!values?.includes(value)) {
          report({
            message: `${value} points to ${refName({$ref}) ?? $ref}, whose ${name} is ${values?.map(asText).join(' or ') ?? 'unrestricted'}. Correct the mapping, or ${name} in the schema.`,
            location: keyOf(location.child(['discriminator', 'mapping', value])),
          });
        }
      }
    },
    Root: {
      leave(_root: object, {report}: Context) {
        for (const {operationId, names, location} of uses) {
          const parameters = (known.get(operationId) ?? []).filter((it) => it.in === 'path' || it.in === 'query');
          const passes = (name: string, it: Parameter): boolean => name === it.name || name === `${it.in}.${it.name}`;
          const unknown = names.filter((name) => !parameters.some((it) => passes(name, it)));
          for (const name of known.has(operationId) ? unknown : []) {
            report({
              message: `${operationId} has no path or query parameter ${name}. It has ${parameters.map((it) => it.name).join(', ') || 'none'}. Correct or remove the parameter.`,
              location: keyOf(location.child(['parameters', name])),
            });
          }
          const missing = parameters.find((it) => it.in === 'path' && !names.some((name) => passes(name, it)));
          if (missing && unknown.length === 0) {
            report({
              message: `The link doesn't pass ${missing.name}, which is in the path of ${operationId}. Under parameters, add ${missing.name}: $response.body#/data/id, or a different response field.`,
              location,
            });
          }
        }
      },
    },
  };
}
