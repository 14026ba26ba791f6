import {apiConventions} from '../../../config/api';
import {javascript} from '../languages';
import {printLiteral} from '../literals';
import {fitting, join, list, notes} from '../text';
import type {Json, SampleRequest} from '../types';

/** Parts that the samples in JavaScript and TypeScript share. */

/** Reads the API key from the environment; nothing if the operation needs none. */
export const keyLine = ({credential}: SampleRequest): string | undefined =>
  credential && `const apiKey = process.env.${apiConventions.apiKey.variable};`;

/** A property, its value on the next line if both do not fit. */
const property = (key: string, value: string, margin: string): string =>
  fitting(`${margin}${key}${value},`, `${margin}${key.trimEnd()}\n${margin}  ${value},`);

/**
 * The headers of a request.
 *
 * @param margin the indentation
 * @param options how a new key is made, and whether a body needs a content type
 */
export function headerLines(
  {body, credential, headers, takesIdempotencyKey, idempotencyKey}: SampleRequest,
  margin: string,
  {newKey = 'crypto.randomUUID()', saysType = true} = {},
): string | undefined {
  const inner = `${margin}  `;
  const authorization =
    credential &&
    `${javascript.key(credential.header)}${credential.prefix === '' ? 'apiKey' : `\`${credential.prefix}\${apiKey}\``}`;
  const others = [
    saysType && body !== undefined && `${inner}'Content-Type': 'application/json',`,
    ...Object.entries(headers).map(([name, value]) => property(javascript.key(name), javascript.text(value), inner)),
    takesIdempotencyKey && `${inner}// ${notes.key}`,
    takesIdempotencyKey &&
      property(
        javascript.key(apiConventions.idempotency.header),
        idempotencyKey === undefined ? newKey : javascript.text(idempotencyKey),
        inner,
      ),
  ].filter((line) => line !== false);
  if (others.length === 0) {
    return authorization && list('headers: {', [authorization], '},', {margin});
  }
  return join([`${margin}headers: {`, authorization && `${inner}${authorization},`, ...others, `${margin}},`]);
}

/** A body as a literal, after `before`. */
export function bodyLine(body: Json, margin: string, before: string, after: string): string {
  return `${margin}${before}${printLiteral(body, javascript, margin, margin.length + before.length + after.length - 1)}${after}`;
}

/** The options of `fetch`, indented by one level; undefined if there are none. */
export function fetchOptions(request: SampleRequest, margin: string, newKey?: string): string | undefined {
  const {method, body} = request;
  const options = join([
    method !== 'GET' && `${margin}method: '${method}',`,
    headerLines(request, margin, {newKey}),
    body !== undefined && bodyLine(body, margin, 'body: JSON.stringify(', '),'),
  ]);
  return options === '' ? undefined : options;
}

/**
 * Assigns the response of a call whose arguments are a URL and options.
 *
 * @param options an object's members, two levels in; none if the call needs none
 */
export function responseLines(call: string, url: string, margin: string, options: string | undefined): string {
  return join([
    `${margin}const response = await ${call}(`,
    `${margin}  '${url}',`,
    options !== undefined && join([`${margin}  {`, options, `${margin}  },`]),
    `${margin});`,
  ]);
}

/** Calls `fetch`, and waits for `response`. */
export const fetchLines = (request: SampleRequest, margin: string, newKey?: string): string =>
  responseLines('fetch', request.url, margin, fetchOptions(request, `${margin}    `, newKey));

/** Reads `answer` before it is known whether the request succeeded, if each response has a body. */
export const answerLine = ({shows}: SampleRequest): string | undefined =>
  shows && 'const answer = await response.json();';

/** Reads `answer` if only errors have a body. */
export const problemLine = ({shows}: SampleRequest): string | undefined =>
  shows ? undefined : 'const answer = await response.json();';

/** Reports the error in `answer`, after `before`. */
export const problemLines = (before: string, margin: string): string =>
  join(
    ['const {code, detail, request_id} = answer;', `${before}(`, '  `${code}: ${detail} (${request_id})`,', ');'],
    margin,
  );

/** Logs the error in `answer` on the server, and reads what the caller of a route learns. */
export const routeProblem = (margin: string): string =>
  join(['console.error(answer);', `// ${notes.status}`, 'const {code, retryable} = answer;'], margin);

/** The path of the shown part of `answer`, such as `answer.data.results`. */
const pathTo = (path: readonly string[]): string => ['answer', ...path].join('.');

/** Prints the shown fields of `answer`, or the status of a response without a body. */
export function printLines({shows}: SampleRequest, margin = ''): string {
  if (!shows) {
    return `${margin}console.log(response.status);`;
  }
  const {path, isList, fields, paged} = shows;
  const values = (from: string): string[] => (fields.length === 0 ? [from] : fields.map(({name}) => `${from}.${name}`));
  const whole = pathTo(path);
  return isList
    ? join([
        `${margin}for (const item of ${whole}) {`,
        list('console.log(', values('item'), ');', {margin: `${margin}  `}),
        `${margin}}`,
        paged && `${margin}// ${notes.pages}`,
      ])
    : list('console.log(', values(whole), ');', {margin});
}

/**
 * Ends a route: returns only the shown fields of `answer`.
 *
 * @param before,after the code that returns them
 * @param empty the code that returns no body
 * @param type the type of an item, where the language has types
 */
export function resultLines({shows}: SampleRequest, before: string, after: string, empty: string, type = ''): string {
  const margin = '  ';
  if (!shows) {
    return `${margin}${empty}`;
  }
  const {path, isList, fields} = shows;
  const whole = pathTo(path);
  if (fields.length === 0) {
    return list(before, [whole], after, {margin});
  }
  const names = fields.map(({name}) => name);
  return isList
    ? join([
        `${margin}const items = ${whole}.map(`,
        list(
          `(item${type}) => ({`,
          names.map((name) => `${name}: item.${name}`),
          '}),',
          {margin: `${margin}  `},
        ),
        `${margin});`,
        `${margin}${before}items${after}`,
      ])
    : join([list('const {', names, `} = ${whole};`, {margin}), list(`${before}{`, names, `}${after}`, {margin})]);
}
