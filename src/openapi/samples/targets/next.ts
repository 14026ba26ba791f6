import {name, notes, file, indented} from '../text';
import type {Target} from '../types';
import {answerLine, fetchLines, keyLine, problemLine, resultLines, routeProblem} from './fetchCall';

/** A route handler of the app router. */
export const next: Target = (request) => [
  file(`app/api/${name.kebab(request.operationId)}/route.ts`, 'ts', [
    `export async function ${request.method}() {`,
    request.credential && `  // ${notes.guard}`,
    indented(keyLine(request)),
    fetchLines(request, '  '),
    '',
    indented(answerLine(request)),
    '  if (!response.ok) {',
    indented(problemLine(request), 2),
    routeProblem('    '),
    '    return Response.json(',
    '      {code},',
    '      {status: retryable ? 503 : 502},',
    '    );',
    '  }',
    resultLines(
      request,
      'return Response.json(',
      ');',
      'return new Response(null, {status: 204});',
      ': Record<string, unknown>',
    ),
    '}',
  ]),
];
