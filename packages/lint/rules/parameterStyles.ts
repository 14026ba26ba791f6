import {type Header, type Parameter, formsOf, typeOf} from '@packages/openapi';

import {filesOf, pointerTo} from './files';
import {type Context, type Visitor} from './types';

/** The styles for each location, default first, and the type that each can serialize in addition to single values. */
const styles: Record<Parameter['in'], Record<string, string>> = {
  path: {simple: 'array'},
  query: {form: 'array', deepObject: 'object'},
  header: {simple: 'array'},
  cookie: {form: ''},
};

/** The style of a parameter or header must be able to serialize every value that the schema allows. */
export function parameterStyles(): Visitor {
  const check = (parameter: Header & Partial<Parameter>, context: Context): void => {
    const {location, report} = context;
    const {in: place = 'header', schema, name = 'The header'} = parameter;
    const [usual = ''] = Object.keys(styles[place]);
    const {style = usual, explode} = parameter;
    const compound = styles[place][style];
    const instead = 'Use multiple parameters with single values, or content: { application/json: … } instead of schema';
    if (compound === undefined) {
      const message = `The style ${style} is not supported in a ${place} parameter. Use ${Object.keys(styles[place]).join(' or ')}.`;
      report({message, location: location.child('style')});
    } else if (style === 'deepObject' && explode === false) {
      report({message: 'deepObject is always exploded. Remove explode: false.', location: location.child('explode')});
    } else if (schema !== undefined) {
      const {references} = filesOf(context);
      const typesIn = (inner: object): string[] =>
        formsOf(inner, references).flatMap(({type, schema: {enum: values = []}}) => type ?? values.map(typeOf));
      const isNested = (inner: object | boolean | undefined): boolean =>
        typeof inner === 'object' && typesIn(inner).some((type) => type === 'array' || type === 'object');
      const at = location.child('schema');
      for (const {type = '', schema: form} of formsOf({$ref: pointerTo(at)}, references)) {
        const isSingle = type !== 'array' && type !== 'object';
        const inside = Object.entries(
          type === 'array' ? {'an item': form.items} : {...form.properties, 'a value': form.additionalProperties},
        );
        const nested = isSingle ? undefined : inside.find(([, inner]) => isNested(inner))?.[0];
        const problem =
          isSingle && style === 'deepObject'
            ? 'but the schema allows a single value'
            : !isSingle && type !== compound
              ? `but the schema allows ${type === 'array' ? 'a list' : 'an object'}`
              : nested && `but ${nested} is a list or an object`;
        if (problem !== undefined) {
          const written =
            style === 'deepObject' ? 'objects of single values' : `single values${compound && ' and lists of them'}`;
          report({
            message: `${name} has the style ${style}, which serializes ${written}, ${problem}. ${instead}.`,
            location: at,
          });
          return;
        }
      }
    }
  };
  return {Parameter: check, Header: check};
}
