import {parseTemplate} from 'url-template';

import {isObject} from '../json';

/** Serializes parameters, as OpenAPI specifies: URLs follow RFC 6570. The inverse is `read.ts`. */

/** What the strings of a parameter can represent. */
export interface ValueShape {
  /** The JSON Schema types that are allowed. */
  types: readonly string[];
  /** The items of a list. */
  items?: ValueShape;
  /** The known properties of an object. */
  properties?: Readonly<Record<string, ValueShape>>;
  /** The additional properties of an object. */
  others?: ValueShape;
}

/** A parameter, including what its style implies. */
export interface WireParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** `json` for a parameter with `content`. */
  style: 'simple' | 'form' | 'deepObject' | 'json';
  explode: boolean;
  shape: ValueShape;
}

/** Values, keyed by parameter name. */
export type Values = Readonly<Record<string, unknown>>;

/** The parts of a request's URL. */
export interface Destination {
  /** The URL of the server, without a trailing slash. */
  base: string;
  /** The path template: `/emails/{email_id}`. */
  path: string;
  parameters: readonly WireParameter[];
  inPath: Values;
  inQuery: Values;
}

/** The absolute, encoded URL of a request. Parameters without a value are omitted. */
export function urlOf({base, path, parameters, inPath, inQuery}: Destination): string {
  const modifier = ({style, explode}: WireParameter): string =>
    style === 'deepObject' || (explode && style === 'form') ? '*' : '';
  const written = ({name, style}: WireParameter, value: unknown): unknown => {
    if (style === 'json') {
      return JSON.stringify(value);
    }
    return style === 'deepObject' && isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [`${name}[${key}]`, part]))
      : value;
  };
  const expand = (template: string, placeholders: readonly WireParameter[], values: Values): string =>
    parseTemplate(template).expand(
      Object.fromEntries(
        placeholders.map((parameter) => [parameter.name, written(parameter, values[parameter.name])]),
      ) as Record<string, string>,
    );
  const placeholders = parameters.filter((parameter) => parameter.in === 'path');
  const query = parameters.filter(({in: location, name}) => location === 'query' && Object.hasOwn(inQuery, name));
  const pathTemplate = placeholders.reduce(
    (template, parameter) => template.replaceAll(`{${parameter.name}}`, `{${parameter.name}${modifier(parameter)}}`),
    path,
  );
  const queryTemplate = query.map((parameter) => `${parameter.name}${modifier(parameter)}`).join(',');
  return `${base}${expand(pathTemplate, placeholders, inPath)}${query.length === 0 ? '' : expand(`{?${queryTemplate}}`, query, inQuery)}`;
}

/** The headers of a request, by name. Parameters without a value are omitted. */
export function headersOf(parameters: readonly WireParameter[], values: Values): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({in: location, name}) => location === 'header' && Object.hasOwn(values, name))
      .map((parameter) => [parameter.name, headerText(parameter, values[parameter.name])]),
  );
}

/** Serializes the value of a header, which is not encoded. */
export function headerText({style}: Pick<WireParameter, 'style'>, value: unknown): string {
  return style === 'json' ? JSON.stringify(value) : [value].flat().map(String).join(',');
}
