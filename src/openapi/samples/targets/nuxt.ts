import {join, name, notes, file, indented} from '../text';
import type {Target} from '../types';
import {bodyLine, headerLines, keyLine, responseLines, resultLines, routeProblem} from './fetchCall';

/** A server route; Nuxt auto-imports `defineEventHandler`, `$fetch` and `createError`. */
export const nuxt: Target = (request) => {
  const {operationId, method, url, body} = request;
  const margin = '      ';
  const options = join([
    method !== 'GET' && `${margin}method: '${method}',`,
    headerLines(request, margin, {saysType: false}),
    body !== undefined && bodyLine(body, margin, 'body: ', ','),
    `${margin}ignoreResponseError: true,`,
  ]);
  return [
    file(`server/api/${name.kebab(operationId)}.${method.toLowerCase()}.ts`, 'ts', [
      'export default defineEventHandler(async () => {',
      request.credential && `  // ${notes.guard}`,
      indented(keyLine(request)),
      responseLines('$fetch.raw<any>', url, '  ', options),
      '',
      '  const answer = response._data;',
      '  if (!response.ok) {',
      routeProblem('    '),
      '    throw createError({',
      '      statusCode: retryable ? 503 : 502,',
      '      data: {code},',
      '    });',
      '  }',
      resultLines(request, 'return ', ';', 'return null;', ': Record<string, unknown>'),
      '});',
    ]),
  ];
};
