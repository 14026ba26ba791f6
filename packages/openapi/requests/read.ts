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

/** Creates an object from strings. The shape defines the types of the values. */
function recordOf(pairs: readonly (readonly [name: string, text: string])[], shape: ValueShape): unknown {
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, scalarOf(text, own(shape.properties, name) ?? shape.others ?? unknownShape)]),
  );
}

const isList = ({types}: ValueShape): boolean => types.includes('array');
const isScalar = ({types}: ValueShape): boolean => types.some((type) => type !== 'array' && type !== 'object');

/** The items of a list. A single item is the value itself if the schema allows that. */
function listOf(texts: readonly string[], shape: ValueShape): unknown {
  const [first = ''] = texts;
  return texts.length === 1 && isScalar(shape)
    ? scalarOf(first, shape)
    : texts.map((text) => scalarOf(text, shape.items ?? unknownShape));
}

/** The value of a parameter that is sent as one string, `whole`; `parts` is the string split at commas. */
const valueOf = (parts: readonly string[], whole: string, shape: ValueShape): unknown =>
  isList(shape) ? listOf(parts, shape) : scalarOf(whole, shape);

/** Parses JSON. Any other text stays a string, which validation rejects. */
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

/** The values of headers, by parameter name. The names in `headers` are in lowercase. */
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
      const value = parameter.style === 'json' ? jsonOf(text) : valueOf(text.split(/\s*,\s*/u), text, parameter.shape);
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
        return [name, parameter ? valueOf(raw.split(',').map(decoded), text, parameter.shape) : text];
      }),
    );
  } catch {
    return undefined;
  }
}

/** The values in a query. Those that don't match a parameter stay strings. */
export function readQuery(parameters: readonly WireParameter[], search: string): Values {
  const pairs = search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
      return {name: decoded(name), raw: value.join('=')};
    });
  const isOf = ({name, style}: WireParameter, key: string): boolean =>
    style === 'deepObject' ? key.startsWith(`${name}[`) && key.endsWith(']') : key === name;

  const read = (parameter: WireParameter): unknown => {
    const {name, style, explode, shape} = parameter;
    const found = pairs.filter((pair) => isOf(parameter, pair.name));
    const [first] = found;
    if (first === undefined) {
      return undefined;
    }
    if (style === 'deepObject') {
      return recordOf(
        found.map(({name: key, raw}) => [key.slice(name.length + 1, -1), decoded(raw)]),
        shape,
      );
    }
    if (found.length > 1 || (explode && isList(shape))) {
      return listOf(
        found.map(({raw}) => decoded(raw)),
        isList(shape) ? shape : unknownShape,
      );
    }
    const text = decoded(first.raw);
    if (style === 'json') {
      return jsonOf(text);
    }
    // Commas within an item should be encoded, but many clients encode all commas.
    const parts = first.raw.includes(',') ? first.raw.split(',').map(decoded) : text.split(',');
    return valueOf(parts, text, shape);
  };

  const known = parameters.filter((parameter) => parameter.in === 'query');
  const values = known.map((parameter) => [parameter.name, read(parameter)] as const);
  const others = pairs
    .filter((pair) => !known.some((parameter) => isOf(parameter, pair.name)))
    .map(({name}) => {
      const texts = pairs.filter((pair) => pair.name === name).map(({raw}) => decoded(raw));
      return [name, texts.length > 1 ? texts : texts[0]] as const;
    });
  return Object.fromEntries([...values, ...others].filter(([, value]) => value !== undefined));
}
