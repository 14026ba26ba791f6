import {javascript, typescript} from '../literals';
import {type Lines, list, name, notes, file} from '../text';
import type {SampleFile, SampleRequest, Target} from '../types';
import {checkLines, importKey, keyLine, requestOptions, responseLines} from './javascript';

/** Logs the error in `body` on the server, and reads the fields that the route returns to its caller. */
const problemLines = ({problem: {code, retryable}}: SampleRequest): Lines => [
  'console.error(body);',
  `// ${notes.status}`,
  `const {${code}, ${retryable}} = body;`,
];

/**
 * Ends a route: returns only the shown fields of `body`.
 *
 * @param before,after the code that returns them
 * @param empty the code that returns no body
 * @param type the type of an item, where the language has types
 */
function resultLines({shows}: SampleRequest, before: string, after: string, empty: string, type = ''): Lines {
  if (!shows) {
    return [empty];
  }
  const {path, isList, fields} = shows;
  const whole = ['body', ...path].join('.');
  if (fields.length === 0) {
    return [list(before, [whole], after)];
  }
  const names = fields.map((field) => field.name);
  const object = names.map((field) => `${field}: item.${field}`);
  return isList
    ? [`const items = ${whole}.map(`, [list(`(item${type}) => ({`, object, '}),')], ');', `${before}items${after}`]
    : [list('const {', names, `} = ${whole};`), list(`${before}{`, names, `}${after}`)];
}

const typed = ': Record<string, unknown>';

/** A route handler of the app router. */
export const next: Target = (request) =>
  file(`app/api/${name.kebab(request.operationId)}/route.ts`, typescript, [
    `export async function ${request.method}() {`,
    [
      request.credential && `// ${notes.guard}`,
      keyLine(request),
      ...responseLines('fetch', request.url, requestOptions(request)),
      '',
      ...checkLines(request, [
        ...problemLines(request),
        'return Response.json(',
        `  {${request.problem.code}},`,
        `  {status: ${request.problem.retryable} ? 503 : 502},`,
        ');',
      ]),
      ...resultLines(request, 'return Response.json(', ');', 'return new Response(null, {status: 204});', typed),
    ],
    '}',
  ]);

/** A server route; Nuxt auto-imports `defineEventHandler`, `$fetch`, and `createError`. */
export const nuxt: Target = (request) => {
  const {operationId, method, url, credential, problem} = request;
  const options = [...requestOptions(request, undefined, false), 'ignoreResponseError: true,'];
  return file(`server/api/${name.kebab(operationId)}.${method.toLowerCase()}.ts`, typescript, [
    'export default defineEventHandler(async () => {',
    [
      credential && `// ${notes.guard}`,
      keyLine(request),
      ...responseLines('$fetch.raw<any>', url, options),
      '',
      'const body = response._data;',
      'if (!response.ok) {',
      [
        ...problemLines(request),
        'throw createError({',
        `  statusCode: ${problem.retryable} ? 503 : 502,`,
        `  data: {${problem.code}},`,
        '});',
      ],
      '}',
      ...resultLines(request, 'return ', ';', 'return null;', typed),
    ],
    '});',
  ]);
};

/** The path of the route, for its callers. */
export const routePath = ({operationId}: SampleRequest): string => `/api/${name.kebab(operationId)}`;

/** A server with one route, which Vue's sample also needs. Express 5 handles errors that routes throw. */
export function express(request: SampleRequest): SampleFile {
  const {operationId, method, url, credential, problem} = request;
  const action = name.camel(operationId);
  return file('server.mjs', javascript, [
    importKey(request),
    "import express from 'express';",
    '',
    'const app = express();',
    list(`app.${method.toLowerCase()}(`, [`'${routePath(request)}'`, action], ');'),
    '',
    credential && `// ${notes.guard}`,
    list(`async function ${action}(`, ['_request', 'reply'], ') {'),
    [
      keyLine(request),
      ...responseLines('fetch', url, requestOptions(request, 'randomUUID()')),
      '',
      ...checkLines(request, [
        ...problemLines(request),
        'reply',
        `  .status(${problem.retryable} ? 503 : 502)`,
        `  .json({${problem.code}});`,
        'return;',
      ]),
      ...resultLines(request, 'reply.json(', ');', 'reply.status(204).end();'),
    ],
    '}',
    '',
    'app.listen(process.env.PORT ?? 3000);',
  ]);
}
