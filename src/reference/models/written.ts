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
  if (wire.in === 'header') {
    return headerText(wire, value);
  }
  const values = {[name]: value};
  const path = wire.in === 'path' ? `{${name}}` : '';
  return urlOf({base: '', path, parameters: [wire], inPath: values, inQuery: values}).replace(/^\?/u, '');
}
