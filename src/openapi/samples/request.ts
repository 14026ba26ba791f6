import {isObject} from '../../lib/json';
import {exampleOf} from '../references';
import type {Spec, MediaType, Operation, Parameter} from '../types';
import type {Json, SampleRequest, Shown} from './types';

/** Percent-encodes also the characters that are special in a language or shell. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value)).replace(
    /[!'()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The target of a request: a path template, and the values for its placeholders and the query. */
export interface Destination {
  /** The server URL, without a trailing slash. */
  base: string;
  /** The path template: `/emails/{email_id}`. */
  path: string;
  inPath: Readonly<Record<string, unknown>>;
  /** In this order; a list is sent as comma-separated values. */
  inQuery: Readonly<Record<string, unknown>>;
}

/** The absolute, encoded URL of a request; placeholders without a value are kept. */
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

/** The first JSON example of a request or response body. */
function firstExample(content: Record<string, MediaType> = {}): unknown {
  const media = Object.entries(content).find(([type]) => isJson(type))?.[1];
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

/** The fields that samples print. */
const shownFields = ['id', 'index', 'status'];

/** The parts of a successful response that samples print, from its first example. */
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
 * The request of an operation's samples: its path with the examples of its
 * parameters, the required part of its query, and the first example of its body.
 *
 * @param operation with references resolved
 * @returns nothing if the spec lacks a server, an example of a required value, or a JSON body or response
 */
export function requestOf(spec: Spec, operation: Operation): SampleRequest | undefined {
  const {operationId, method, path, parameters = [], requestBody} = operation;
  const base = spec.servers?.[0]?.url.replace(/\/$/u, '');
  const shows = shownOf(operation);
  const needed = parameters.filter((parameter) => parameter.in === 'path' || parameter.required);
  const values = new Map(needed.map((parameter) => [parameter, exampleOf(parameter)]));
  const body = firstExample(requestBody?.content);
  const lacksBody = requestBody?.required === true && body === undefined;
  const lacksValue = needed.some((parameter) => parameter.in === 'header' || values.get(parameter) === undefined);
  if (base === undefined || shows === undefined || lacksBody || lacksValue) {
    return undefined;
  }

  const valuesIn = (location: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries([...values].filter(([{in: its}]) => its === location).map(([{name}, value]) => [name, value]));
  return {
    operationId,
    method: method.toUpperCase(),
    url: urlOf({base, path, inPath: valuesIn('path'), inQuery: valuesIn('query')}),
    ...(body !== undefined && {body: body as Json}),
    takesIdempotencyKey: parameters.some(({name, in: location}) => location === 'header' && name === 'Idempotency-Key'),
    shows,
  };
}
