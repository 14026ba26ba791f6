import mapValues from 'lodash/mapValues';

import type {Conventions} from '../conventions';
import {isObject, valueAt} from '../json';

/** The examples of a response, as plain data. */
export interface ExampleResponse {
  /** The content type; unset if the response has no body. */
  type?: string;
  /** Examples of the body, keyed by name. */
  bodies: Readonly<Record<string, unknown>>;
  /** The required headers. `value` applies to all examples that aren't in `byExample`. */
  headers: Readonly<Record<string, {value: string; byExample?: Readonly<Record<string, string>>}>>;
}

/** The status to send for a key of the spec, such as `200`, `2XX`, or `default`. */
export function statusCode(status: string): number {
  return /^\dXX$/iu.test(status) ? Number(status[0]) * 100 : Number(status) || 500;
}

/** The path of the data in a successful response: in its envelope, if there is one. */
export function pathOfData(body: unknown, {envelope}: Conventions): string[] {
  return envelope && isObject(body) && envelope.data in body ? [envelope.data] : [];
}

/** The data in a successful response. */
export function dataOf(body: unknown, conventions: Conventions): unknown {
  return valueAt(body, pathOfData(body, conventions));
}

/**
 * The values of a response's required headers.
 *
 * @param example the name of the body's example; a header can have an example of the same name
 * @param path the path of the request; the `Location` of a new object is under it
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
