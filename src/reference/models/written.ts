import {type Header, type Parameter, type References, headerText, urlOf, wireParameters} from '@packages/openapi';

/** The serialized form of a list or an object in a URL or a header, as an example. */
export function writtenExample(
  {in: location = 'header', ...parameter}: Header & {name: string; in?: string},
  value: unknown,
  references: References,
): string | undefined {
  const {name} = parameter;
  const [wire] = wireParameters([{...parameter, in: location as Parameter['in']}], references);
  if (!wire || wire.style === 'json' || typeof value !== 'object' || value === null) {
    return undefined;
  }
  const values = {[name]: value};
  const destination = {base: '', parameters: [wire], inPath: values, inQuery: values};
  switch (wire.in) {
    case 'path':
      return urlOf({...destination, path: `{${name}}`});
    case 'query':
      return urlOf({...destination, path: ''}).slice(1);
    case 'header':
      return headerText(wire, value);
  }
}
