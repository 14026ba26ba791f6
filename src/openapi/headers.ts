import {exampleOf} from './references';
import type {Response} from './types';

/**
 * The values of the headers that every such response has.
 *
 * @param response with its references resolved
 * @param example the name of the body's example; a header can have an example of the same name
 * @param path the path of the request, from which the `Location` of a new object follows
 */
export function headerValues(
  {headers = {}}: Pick<Response, 'headers'>,
  example: string,
  {path, body}: {path: string; body: unknown},
): Record<string, string> {
  const {id} = (body as {data?: {id?: string}} | undefined)?.data ?? {};
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, {required}]) => required)
      .map(([name, header]) => [
        name,
        name === 'Location' && id !== undefined
          ? `${path}/${id}`
          : String(header.examples?.[example]?.value ?? exampleOf(header)),
      ]),
  );
}
