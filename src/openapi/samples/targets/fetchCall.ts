import {javascript} from '../languages';
import {printLiteral} from '../literals';
import {join, notes} from '../text';
import type {Json, SampleRequest} from '../types';

/** Parts that the samples in JavaScript and TypeScript share. */

/**
 * The headers of a request.
 *
 * @param margin the indentation
 * @param options how a new key is made, and whether a body needs its type said
 */
export function headerLines(
  {body, takesIdempotencyKey, idempotencyKey}: SampleRequest,
  margin: string,
  {newKey = 'crypto.randomUUID()', saysType = true} = {},
): string {
  const authorization = 'Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`';
  const type = saysType && body !== undefined;
  if (!type && !takesIdempotencyKey) {
    return join([`headers: {${authorization}},`], margin);
  }
  return join(
    [
      'headers: {',
      `  ${authorization},`,
      type && "  'Content-Type': 'application/json',",
      takesIdempotencyKey && `  // ${notes.key}`,
      takesIdempotencyKey &&
        `  'Idempotency-Key': ${idempotencyKey === undefined ? newKey : javascript.text(idempotencyKey)},`,
      '},',
    ],
    margin,
  );
}

/** A body as a literal, after `before`. */
export function bodyLine(body: Json, margin: string, before: string, after: string): string {
  return `${margin}${before}${printLiteral(body, javascript, margin, margin.length + before.length)}${after}`;
}

/** The options of `fetch`, one level in. */
export function fetchOptions(request: SampleRequest, margin: string, newKey?: string): string {
  const {method, body} = request;
  return join([
    method !== 'GET' && `${margin}method: '${method}',`,
    headerLines(request, margin, {newKey}),
    body !== undefined && bodyLine(body, margin, 'body: JSON.stringify(', '),'),
  ]);
}

/** The path of the items in `answer`, such as `answer.data.results`. */
const pathTo = (items: readonly string[] = []): string => ['answer', 'data', ...items].join('.');

/** Prints the shown fields of `answer`. */
export function printLines({shows: {items, fields, paged}}: SampleRequest, margin = ''): string {
  const names = fields.map(({name}) => name);
  return join(
    items === undefined
      ? [`console.log(${names.map((name) => `answer.data.${name}`).join(', ')});`]
      : [
          `for (const {${names.join(', ')}} of ${pathTo(items)}) {`,
          `  console.log(${names.join(', ')});`,
          '}',
          paged && `// ${notes.pages}`,
        ],
    margin,
  );
}

/**
 * Ends a route: returns only the shown fields of `answer`.
 *
 * @param before,after the code that returns them
 * @param type the type of an item, where the language has types
 */
export function resultLines({shows: {items, fields}}: SampleRequest, before: string, after: string, type = ''): string {
  const names = `{${fields.map((field) => field.name).join(', ')}}`;
  return items === undefined
    ? join([`const ${names} = answer.data;`, `${before}${names}${after}`], '  ')
    : join([`${before}${pathTo(items)}.map((${names}${type}) => (${names}))${after}`], '  ');
}
