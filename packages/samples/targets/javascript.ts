import {javascript as syntax, printLiteral} from '../literals';
import {headerLines, makesKey, printLines} from '../statements';
import {type Lines, fitting, list, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

/** Reads the API key from the environment, if the operation needs one. */
export const keyLine = ({credential}: SampleRequest): string | undefined =>
  credential && `const apiKey = process.env.${credential.variable};`;

/** Imports `randomUUID`, if the sample generates an idempotency key. */
export const importKey = (request: SampleRequest): string | false =>
  makesKey(request) && "import {randomUUID} from 'node:crypto';";

/** A property, with its value on the next line if both don't fit on one. Comments are unchanged. */
const property = (line: string): string =>
  line.startsWith('//') ? line : fitting(`${line},`, `${line.replace(': ', ':\n\t')},`);

/**
 * The options of a request: method, headers, and body.
 *
 * @param newKey the code that generates an idempotency key
 * @param isFetch whether the body is text, with a content type, instead of an object
 */
export function requestOptions(request: SampleRequest, newKey = 'crypto.randomUUID()', isFetch = true): Lines {
  const {method, body} = request;
  const headers = headerLines(request, syntax, {
    set: (header, value) => `${syntax.key(header)}${value}`,
    apiKey: (prefix) => (prefix === '' ? 'apiKey' : `\`${prefix}\${apiKey}\``),
    newKey,
    setsType: isFetch,
  });
  const headerOption = headers.length > 1 ? ['headers: {', headers.map(property), '},'] : [];
  const literal = body === undefined ? undefined : printLiteral(body, syntax, true);
  return [
    method !== 'GET' && `method: '${method}',`,
    ...(headers.length === 1 ? [list('headers: {', headers, '},')] : headerOption),
    literal !== undefined && `body: ${isFetch ? `JSON.stringify(${literal})` : literal},`,
  ].filter(Boolean);
}

/** Assigns the response of a call with a URL and, if there are any, options. */
export const responseLines = (call: string, url: string, options: Lines): Lines => [
  `const response = await ${call}(`,
  [`'${url}',`, ...(options.length > 0 ? ['{', options, '},'] : [])],
  ');',
];

const readBody = 'const body = await response.json();';

/** Reads `body`, and handles errors. A successful response without a body isn't read. */
export const checkLines = ({shows}: SampleRequest, onError: Lines): Lines => [
  shows && readBody,
  'if (!response.ok) {',
  [!shows && readBody, ...onError],
  '}',
];

/** Reports the error in `body`. */
const problemLines = ({problem: {code, detail, id}}: SampleRequest, report: string): Lines => [
  `const {${code}, ${detail}, ${id}} = body;`,
  `${report}(`,
  `  \`\${${code}}: \${${detail}} (\${${id}})\`,`,
  ');',
];

/** Prints the shown fields of `body`. */
const printBody = (request: SampleRequest): Lines =>
  printLines(request, syntax, {
    status: 'response.status',
    member: (field) => `.${field}`,
    print: (values) => list('console.log(', values, ');'),
    each: (items) => [`for (const item of ${items}) {`, '}'],
  });

/** A module that uses only web standards, for Node.js, Deno, Bun, and edge functions. */
export const javascript: Target = (request) =>
  file(`${name.kebab(request.operationId)}.mjs`, syntax, [
    request.credential && `// ${notes.server}`,
    keyLine(request),
    ...responseLines('fetch', request.url, requestOptions(request)),
    '',
    ...checkLines(request, [`// ${notes.retry(request)}`, ...problemLines(request, 'throw new Error')]),
    ...printBody(request),
  ]);

/** A script for unattended use. It times out after ten seconds, retries if that can succeed, and sets its exit code. */
export const node: Target = (request) =>
  file(`${name.kebab(request.operationId)}.mjs`, syntax, [
    importKey(request),
    "import timers from 'node:timers/promises';",
    '',
    keyLine(request),
    'const options = {',
    requestOptions(request, 'randomUUID()'),
    '};',
    '',
    'for (let attempt = 1; ; attempt += 1) {',
    [
      ...responseLines('fetch', request.url, ['...options,', 'signal: AbortSignal.timeout(10_000),']),
      request.shows && readBody,
      'if (response.ok) {',
      [...printBody(request), 'break;'],
      '}',
      !request.shows && readBody,
      `if (!body.${request.problem.retryable} || attempt === 4) {`,
      [...problemLines(request, 'console.error'), 'process.exitCode = 1;', 'break;'],
      '}',
    ],
    '  const seconds = Number(',
    "    response.headers.get('Retry-After') ??",
    '      2 ** (attempt - 1),',
    '  );',
    '  await timers.setTimeout(1000 * seconds);',
    '}',
  ]);
