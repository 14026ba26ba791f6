import {type IncomingMessage, request} from 'node:http';
import {text} from 'node:stream/consumers';

import mapValues from 'lodash/mapValues';

/** A received response; repeated headers are joined with a comma. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a request to a path exactly as written: other clients normalize `..` and `//`. */
export async function rawRequest(
  port: number,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Readonly<Record<string, string>>} = {},
): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({host: '127.0.0.1', port, path, method, headers, agent: false}, resolve).on('error', reject).end();
  });
  return {status: response.statusCode ?? 0, headers: mapValues(response.headers, String), body: await text(response)};
}
