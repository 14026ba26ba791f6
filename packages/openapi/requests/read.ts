import {own} from '../json';
import type {ValueShape, Values, WireParameter} from './wire';

/** Parses parameter values from the strings of a request: the inverse of `wire.ts`. */

/** Converts a string to the type of its parameter. */
function scalarOf(text: string, {types}: ValueShape): unknown {
  if (types.includes('boolean') && /^(?:true|false)$/u.test(text)) {
    return text === 'true';
  }
  const isNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/u.test(text);
  return isNumber && types.some((type) => type === 'integer' || type === 'number') ? Number(text) : text;
}

const unknownShape: ValueShape = {types: []};

/** An object whose names and values are strings. */
function recordOf(pairs: readonly (readonly [name: string, text: string])[], shape: ValueShape): unknown {
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, scalarOf(text, own(shape.properties, name) ?? shape.others ?? unknownShape)]),
  );
}

const isList = ({types}: ValueShape): boolean => types.includes('array');
const isMap = ({types}: ValueShape): boolean => types.includes('object');
const isScalar = ({types}: ValueShape): boolean => types.some((type) => type !== 'array' && type !== 'object');

/** The items of a list. A single item may represent the value itself if that is allowed. */
function listOf(texts: readonly string[], shape: ValueShape): unknown {
  const [first = ''] = texts;
  return texts.length === 1 && isScalar(shape)
    ? scalarOf(first, shape)
    : texts.map((text) => scalarOf(text, shape.items ?? unknownShape));
}

/** The value of a parameter that is a single string, split at its delimiters. */
function valueOf(parts: readonly string[], whole: string, {shape, explode}: WireParameter): unknown {
  if (isMap(shape) && !isList(shape) && (parts.length > 1 || !isScalar(shape))) {
    const pairs = explode
      ? parts.map((part): [string, string] => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)])
      : parts.flatMap((part, index): [string, string][] => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));
    return recordOf(pairs, shape);
  }
  return isList(shape) ? listOf(parts, shape) : scalarOf(whole, shape);
}

/** Parses JSON; other text stays a string, which validation then rejects. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The values of headers, by parameter name; header names are in lowercase. */
export function readHeaders(
  parameters: readonly WireParameter[],
  headers: Readonly<Record<string, string | undefined>>,
): Values {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const text = headers[parameter.name.toLowerCase()];
      if (parameter.in !== 'header' || text === undefined) {
        return [];
      }
      const value = parameter.style === 'json' ? jsonOf(text) : valueOf(text.split(/\s*,\s*/u), text, parameter);
      return [[parameter.name, value]];
    }),
  );
}

/**
 * The values in a path; undefined if it does not match the template.
 *
 * @param template such as `/v1/emails/{email_id}`
 */
export function readPath(parameters: readonly WireParameter[], template: string, path: string): Values | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/gu)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^}]+\}/u)
    .map((literal) => literal.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&'))
    .join('([^/]+)');
  const match = new RegExp(`^${pattern}$`, 'u').exec(path);
  if (!match) {
    return undefined;
  }
  try {
    return Object.fromEntries(
      names.map((name, index) => {
        const raw = match[index + 1] ?? '';
        const parameter = parameters.find((it) => it.in === 'path' && it.name === name);
        const text = decodeURIComponent(raw);
        return [name, parameter ? valueOf(raw.split(',').map(decoded), text, parameter) : text];
      }),
    );
  } catch {
    return undefined;
  }
}

/** The values in a query, and the strings that match no parameter. */
export function readQuery(parameters: readonly WireParameter[], search: string): Values {
  const pairs = search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
      return {name: decoded(name), raw: value.join('=')};
    });
  const claimed = new Set<unknown>();
  const take = (matches: (name: string) => boolean): {name: string; raw: string}[] => {
    const found = pairs.filter((pair) => !claimed.has(pair) && matches(pair.name));
    found.forEach((pair) => claimed.add(pair));
    return found;
  };

  const read = (parameter: WireParameter): unknown => {
    const {name, style, explode, shape} = parameter;
    if (style === 'deepObject') {
      const found = take((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
      const inside = found.map(({name: key, raw}) => [key.slice(name.length + 1, -1), decoded(raw)] as const);
      return found.length === 0 ? undefined : recordOf(inside, shape);
    }
    if (style === 'form' && explode && isMap(shape) && !isList(shape)) {
      const names = parameters.map((it) => it.name);
      const known = shape.properties ?? {};
      const found = take((key) => Object.hasOwn(known, key) || (shape.others !== undefined && !names.includes(key)));
      const inside = found.map(({name: key, raw}) => [key, decoded(raw)] as const);
      return found.length === 0 ? undefined : recordOf(inside, shape);
    }
    const found = take((key) => key === name).map(({raw}) => raw);
    const [first] = found;
    if (first === undefined) {
      return undefined;
    }
    if (found.length > 1 || (explode && isList(shape))) {
      return listOf(found.map(decoded), isList(shape) ? shape : unknownShape);
    }
    const text = decoded(first);
    if (style === 'json') {
      return jsonOf(text);
    }
    // Commas within an item are encoded; many clients encode all commas.
    const parts = first.includes(',') ? first.split(',').map(decoded) : text.split(',');
    return valueOf(parts, text, parameter);
  };

  const values = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => [parameter.name, read(parameter)] as const)
    .filter(([, value]) => value !== undefined);
  const others = [...new Set(take(() => true).map(({name}) => name))].map((name) => {
    const texts = pairs.filter((pair) => pair.name === name).map(({raw}) => decoded(raw));
    return [name, texts.length > 1 ? texts : texts[0]] as const;
  });
  return Object.fromEntries([...values, ...others]);
}
