import mapValues from 'lodash/mapValues';

import {formsOf} from '../forms';
import type {References} from '../references';
import {declaredTypes} from '../typeNames';
import type {Parameter, Schema} from '../types';
import type {ValueShape, WireParameter} from './wire';

/** Limits the depth of recursive schemas. */
const maxDepth = 3;

/** Headers that OpenAPI describes in `content` and `security`. */
const describedElsewhere = /^(?:accept|authorization|content-type)$/iu;

/** The types, items, and properties of all forms of a value. */
function valueShape(schema: Schema | boolean, references: References, depth = 0): ValueShape {
  const forms = depth > maxDepth ? [] : formsOf(schema, references).map((form) => form.schema);
  const inside = (part: Schema | boolean): ValueShape => valueShape(part, references, depth + 1);
  const items = forms.find((form) => form.items)?.items;
  const others = forms.find((form) => form.additionalProperties)?.additionalProperties;
  const properties = forms.reduceRight<Record<string, Schema>>((all, form) => ({...all, ...form.properties}), {});
  return {
    types: [...new Set(forms.flatMap(declaredTypes))].filter((type) => type !== 'null'),
    ...(items && {items: inside(items)}),
    ...(Object.keys(properties).length > 0 && {properties: mapValues(properties, inside)}),
    ...(others && {others: inside(others)}),
  };
}

/** The schema of a parameter, or of its `content`. */
export function schemaOf({schema, content = {}}: Pick<Parameter, 'schema' | 'content'>): Schema {
  return schema ?? Object.values(content)[0]?.schema ?? {};
}

/** An operation's parameters, except cookies, which aren't supported, and headers that OpenAPI describes elsewhere. */
export function wireParameters(parameters: readonly Parameter[], references: References): WireParameter[] {
  return parameters.flatMap((parameter): WireParameter[] => {
    const {name, in: location, required, content} = parameter;
    if (location === 'cookie' || (location === 'header' && describedElsewhere.test(name))) {
      return [];
    }
    const byDefault = location === 'query' ? 'form' : 'simple';
    const style = content ? 'json' : ((parameter.style ?? byDefault) as WireParameter['style']);
    return [
      {
        name,
        in: location,
        ...(required && {required}),
        style,
        explode: parameter.explode ?? style === 'form',
        shape: valueShape(schemaOf(parameter), references),
      },
    ];
  });
}
