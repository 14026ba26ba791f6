import mapValues from 'lodash/mapValues';

import type {References} from '../references';
import {mergeSchema} from '../schemas';
import {typeOf} from '../typeNames';
import type {Parameter, Schema} from '../types';
import type {ValueShape, WireParameter} from './wire';

/** Limits the nesting of recursive schemas. A parameter cannot be deeper. */
const maxDepth = 3;

/** Headers that OpenAPI describes elsewhere: in `content` and `security`. */
const describedElsewhere = /^(?:accept|authorization|content-type)$/iu;

/** The types, items and properties of a schema and all of its alternatives. */
function valueShape(schema: Schema | boolean, references: References, depth = 0): ValueShape {
  if (depth > maxDepth) {
    return {types: []};
  }
  const merged = mergeSchema(schema, references);
  const inside = (part: Schema | boolean | undefined): ValueShape | undefined =>
    part === undefined || part === false ? undefined : valueShape(part, references, depth + 1);
  const values = merged.enum ?? (merged.const === undefined ? [] : [merged.const]);
  const declared = merged.types.length > 0 ? merged.types : values.map(typeOf);
  const alternatives = merged.choices.flatMap(({members}) =>
    members.map((member) => valueShape(member, references, depth + 1)),
  );
  const properties = mapValues(merged.properties, (property) => inside(property) ?? {types: []});
  const shapes: ValueShape[] = [
    {
      types: [
        ...declared,
        ...(declared.length === 0 && merged.items !== undefined ? ['array'] : []),
        ...(declared.length === 0 && Object.keys(properties).length > 0 ? ['object'] : []),
      ],
      items: inside(merged.items),
      properties,
      others: inside(merged.additionalProperties),
    },
    ...alternatives,
  ];
  const allProperties = Object.assign({}, ...shapes.map((shape) => shape.properties).reverse()) as typeof properties;
  const items = shapes.find((shape) => shape.items)?.items;
  const others = shapes.find((shape) => shape.others)?.others;
  return {
    types: [...new Set(shapes.flatMap(({types}) => types))].filter((type) => type !== 'null'),
    ...(items && {items}),
    ...(Object.keys(allProperties).length > 0 && {properties: allProperties}),
    ...(others && {others}),
  };
}

/** The schema of a parameter, or of its `content`. */
export function schemaOf({schema, content = {}}: Pick<Parameter, 'schema' | 'content'>): Schema {
  return schema ?? Object.values(content)[0]?.schema ?? {};
}

/**
 * The parameters of an operation, including what their style implies. Omits cookies, which the API
 * does not use, and headers that OpenAPI describes elsewhere.
 */
export function wireParameters(parameters: readonly Parameter[], references: References): WireParameter[] {
  return parameters.flatMap((parameter): WireParameter[] => {
    const {name, in: location, required, content} = parameter;
    if (location === 'cookie' || (location === 'header' && describedElsewhere.test(name))) {
      return [];
    }
    const byDefault = location === 'query' ? 'form' : 'simple';
    const style = content ? 'json' : ((parameter.style ?? byDefault) as WireParameter['style']);
    const explode = parameter.explode ?? style === 'form';
    return [
      {
        name,
        in: location,
        ...(required && {required}),
        // With `explode`, a list is serialized as repeated parameters, regardless of its delimiter.
        style: explode && (style === 'spaceDelimited' || style === 'pipeDelimited') ? 'form' : style,
        explode,
        shape: valueShape(schemaOf(parameter), references),
      },
    ];
  });
}
