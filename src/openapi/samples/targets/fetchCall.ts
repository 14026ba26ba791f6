import {apiConventions} from '../../../config/api';
import {javascript} from '../languages';
import {printLiteral} from '../literals';
import {join, notes} from '../text';
import type {Json, SampleRequest} from '../types';

/** Parts that the samples in JavaScript and TypeScript share. */

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
  const authorization =
    credential &&
    `${javascript.key(credential.header)}\`${credential.prefix}\${process.env.${apiConventions.apiKey.variable}}\``;
  const others = [
    saysType && body !== undefined && "  'Content-Type': 'application/json',",
    ...Object.entries(headers).map(([name, value]) => `  ${javascript.key(name)}${javascript.text(value)},`),
    takesIdempotencyKey && `  // ${notes.key}`,
    takesIdempotencyKey &&
      `  ${javascript.key(apiConventions.idempotency.header)}${idempotencyKey === undefined ? newKey : javascript.text(idempotencyKey)},`,
  ].filter((line) => line !== false);
  if (others.length === 0) {
    return authorization && join([`headers: {${authorization}},`], margin);
  }
  return join(['headers: {', authorization && `  ${authorization},`, ...others, '},'], margin);
}

/** A body as a literal, after `before`. */
export function bodyLine(body: Json, margin: string, before: string, after: string): string {
  return `${margin}${before}${printLiteral(body, javascript, margin, margin.length + before.length)}${after}`;
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
 * Calls `fetch`, and waits for `response`.
 *
 * @param note a comment before the options
 */
export function fetchLines(request: SampleRequest, margin: string, note?: string): string {
  const options = fetchOptions(request, `${margin}  `);
  const call = `${margin}const response = await fetch('${request.url}'`;
  return options === undefined
    ? `${call});`
    : join([`${call}, {`, note && `${margin}  // ${note}`, options, `${margin}});`]);
}

/** Reads `answer` before it is known whether the request succeeded, if each response has a body. */
export const answerLine = ({shows}: SampleRequest): string | undefined =>
  shows && 'const answer = await response.json();';

/** Reads `answer` if only errors have a body. */
export const problemLine = ({shows}: SampleRequest): string | undefined =>
  shows ? undefined : 'const answer = await response.json();';

/** Reads the members of a problem from `answer`. */
export const problemMembers = 'const {code, detail, request_id, retryable} = answer;';

/** The path of the shown part of `answer`, such as `answer.data.results`. */
const pathTo = (path: readonly string[]): string => ['answer', ...path].join('.');

/** Prints the shown fields of `answer`, or the status of a response without a body. */
export function printLines({shows}: SampleRequest, margin = ''): string {
  if (!shows) {
    return join(['console.log(response.status);'], margin);
  }
  const {path, isList, fields, paged} = shows;
  const names = fields.map(({name}) => name);
  const whole = pathTo(path);
  return join(
    isList
      ? [
          `for (const ${names.length === 0 ? 'item' : `{${names.join(', ')}}`} of ${whole}) {`,
          `  console.log(${names.length === 0 ? 'item' : names.join(', ')});`,
          '}',
          paged && `// ${notes.pages}`,
        ]
      : [`console.log(${names.length === 0 ? whole : names.map((name) => `${whole}.${name}`).join(', ')});`],
    margin,
  );
}

/**
 * Ends a route: returns only the shown fields of `answer`.
 *
 * @param before,after the code that returns them
 * @param empty the code that returns no body
 * @param type the type of an item, where the language has types
 */
export function resultLines({shows}: SampleRequest, before: string, after: string, empty: string, type = ''): string {
  if (!shows) {
    return join([empty], '  ');
  }
  const {path, isList, fields} = shows;
  const names = `{${fields.map((field) => field.name).join(', ')}}`;
  if (fields.length === 0) {
    return join([`${before}${pathTo(path)}${after}`], '  ');
  }
  return isList
    ? join([`${before}${pathTo(path)}.map((${names}${type}) => (${names}))${after}`], '  ')
    : join([`const ${names} = ${pathTo(path)};`, `${before}${names}${after}`], '  ');
}
