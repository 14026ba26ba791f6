import {name, notes, file} from '../text';
import type {Target} from '../types';
import {fetchOptions, resultLines} from './fetchCall';

/** A route handler of the app router. */
export const next: Target = (request) => [
  file(`app/api/${name.kebab(request.operationId)}/route.ts`, 'ts', [
    `// ${notes.guard}`,
    `export async function ${request.method}() {`,
    `  const response = await fetch('${request.url}', {`,
    fetchOptions(request, '    '),
    '  });',
    '',
    '  const answer = await response.json();',
    '  if (!response.ok) {',
    '    const {code, detail, request_id, retryable} = answer;',
    '    console.error(`${code}: ${detail} (${request_id})`);',
    `    // ${notes.status}`,
    '    return Response.json({code}, {status: retryable ? 503 : 502});',
    '  }',
    resultLines(request, 'return Response.json(', ');', ': Record<string, unknown>'),
    '}',
  ]),
];
