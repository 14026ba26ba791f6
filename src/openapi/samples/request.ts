import type {Description, MediaType, Operation, Parameter} from '../types';
import type {Json, SampleRequest, Shown} from './types';

/** The example of a parameter. */
export function exampleOf({example, schema}: Parameter): unknown {
  return example ?? schema?.example ?? schema?.examples?.[0];
}

/** Percent-encoding that leaves nothing which any language or shell reads as its own. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value)).replace(
    /[!'()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Where a request goes: a path with its places, and the values for them and for the query. */
export interface Destination {
  /** The server's address, without a slash at the end. */
  base: string;
  /** As in the description: `/emails/{email_id}`. */
  path: string;
  inPath: Readonly<Record<string, unknown>>;
  /** In this order; a list is sent as values with commas between them. */
  inQuery: Readonly<Record<string, unknown>>;
}

/** The absolute, encoded address of a request; a place without a value stays as it is written. */
export function urlOf({base, path, inPath, inQuery}: Destination): string {
  const query = Object.entries(inQuery)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const filled = path.replace(/\{([^}]+)\}/gu, (placeholder, name: string) =>
    encode(Object.hasOwn(inPath, name) ? inPath[name] : placeholder),
  );
  return `${base}${filled}${query && `?${query}`}`;
}

const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/u.test(type);

/** The first example of a body, or of an answer. */
function firstExample(content: Record<string, MediaType> = {}): unknown {
  const media = Object.entries(content).find(([type]) => isJson(type))?.[1];
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What names a thing, and how it is. */
const shownFields = ['id', 'index', 'status'];

/** What is worth printing of the first example of a success. */
function shownOf({responses}: Operation): Shown | undefined {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const answer = firstExample(success?.content);
  if (!isObject(answer)) {
    return undefined;
  }
  const {data} = answer;
  const single = isObject(data) && typeof data.id === 'string';
  const [inside, list] = isObject(data) ? (Object.entries(data).find(([, value]) => Array.isArray(value)) ?? []) : [];
  const items = Array.isArray(data) ? [] : single || inside === undefined ? undefined : [inside];
  const [shown] = items === undefined ? [data] : ((Array.isArray(data) ? data : list) as unknown[]);
  const fields = shownFields.flatMap((name): Shown['fields'][number][] => {
    const value = isObject(shown) ? shown[name] : undefined;
    return typeof value === 'string'
      ? [{name, type: 'string'}]
      : Number.isInteger(value)
        ? [{name, type: 'integer'}]
        : [];
  });
  return fields.length === 0 ? undefined : {...(items && {items}), fields, paged: 'pagination' in answer};
}

/**
 * The request that an operation's samples make: its path with the examples of
 * its parameters, the required part of its query, and the first example of its
 * body.
 *
 * @param operation with references resolved
 * @returns nothing where the description does not show enough of it: no server,
 *   no example of a required value, no body or answer in JSON
 */
export function requestOf(description: Description, operation: Operation): SampleRequest | undefined {
  const {operationId, method, path, parameters = [], requestBody} = operation;
  const base = description.servers?.[0]?.url.replace(/\/$/u, '');
  const shows = shownOf(operation);
  const needed = parameters.filter((parameter) => parameter.in === 'path' || parameter.required);
  const values = new Map(needed.map((parameter) => [parameter, exampleOf(parameter)]));
  const body = firstExample(requestBody?.content);
  const lacksBody = requestBody?.required === true && body === undefined;
  const lacksValue = needed.some((parameter) => parameter.in === 'header' || values.get(parameter) === undefined);
  if (base === undefined || shows === undefined || lacksBody || lacksValue) {
    return undefined;
  }

  const valuesIn = (place: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries([...values].filter(([{in: its}]) => its === place).map(([{name}, value]) => [name, value]));
  return {
    operationId,
    method: method.toUpperCase(),
    url: urlOf({base, path, inPath: valuesIn('path'), inQuery: valuesIn('query')}),
    ...(body !== undefined && {body: body as Json}),
    takesIdempotencyKey: parameters.some(({name, in: place}) => place === 'header' && name === 'Idempotency-Key'),
    shows,
  };
}
