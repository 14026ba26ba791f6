import mapValues from 'lodash/mapValues';

import type {Conventions} from '../conventions';
import {isObject, valueAt} from '../json';

/** A response with its examples: plain data. */
export interface ExampleResponse {
  /** The content type; unset if the response has no body. */
  type?: string;
  /** Examples of the body, keyed by name. */
  bodies: Readonly<Record<string, unknown>>;
  /** The headers that every such response has, with one value per example, or one value for all examples. */
  headers: Readonly<Record<string, {value: string; byExample?: Readonly<Record<string, string>>}>>;
}

/** The status to send for a key of the spec, such as `200`, `2XX`, or `default`. */
export function statusCode(status: string): number {
  return /^\dXX$/iu.test(status) ? Number(status[0]) * 100 : Number(status) || 500;
}

/** The path of the requested data in a successful response: inside the envelope, if there is one. */
export function pathOfData(body: unknown, {envelope}: Conventions): string[] {
  return envelope && isObject(body) && envelope.data in body ? [envelope.data] : [];
}

/** The requested data in a successful response. */
export function dataOf(body: unknown, conventions: Conventions): unknown {
  return valueAt(body, pathOfData(body, conventions));
}

/**
 * The values of the headers that every such response has.
 *
 * @param example the name of the body's example; a header can have an example of the same name
 * @param path the path of the request, from which the `Location` of a new object follows
 */
export function headerValues(
  {headers}: Pick<ExampleResponse, 'headers'>,
  example: string,
  {path, body}: {path: string; body: unknown},
  conventions: Conventions,
): Record<string, string> {
  const id = valueAt(dataOf(body, conventions), ['id']);
  return mapValues(headers, ({value, byExample = {}}, name) =>
    name === 'Location' && typeof id === 'string' ? `${path}/${id}` : (byExample[example] ?? value),
  );
}
