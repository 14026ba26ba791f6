import {name, notes, file} from '../text';
import type {Target} from '../types';
import {bodyLine, headerLines, problemMembers, resultLines} from './fetchCall';

/** A server route; Nuxt auto-imports `defineEventHandler`, `$fetch` and `createError`. */
export const nuxt: Target = (request) => {
  const {operationId, method, url, body} = request;
  return [
    file(`server/api/${name.kebab(operationId)}.${method.toLowerCase()}.ts`, 'ts', [
      'export default defineEventHandler(async () => {',
      request.credential && `  // ${notes.guard}`,
      `  const response = await $fetch.raw<any>('${url}', {`,
      method !== 'GET' && `    method: '${method}',`,
      headerLines(request, '    ', {saysType: false}),
      body !== undefined && bodyLine(body, '    ', 'body: ', ','),
      '    ignoreResponseError: true,',
      '  });',
      '',
      '  const answer = response._data;',
      '  if (!response.ok) {',
      `    ${problemMembers}`,
      '    console.error(`${code}: ${detail} (${request_id})`);',
      `    // ${notes.status}`,
      '    throw createError({statusCode: retryable ? 503 : 502, data: {code}});',
      '  }',
      resultLines(request, 'return ', ';', 'return null;', ': Record<string, unknown>'),
      '});',
    ]),
  ];
};
