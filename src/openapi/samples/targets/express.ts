import {name, list, notes, file, indented} from '../text';
import type {SampleFile, SampleRequest, Target} from '../types';
import {answerLine, fetchLines, keyLine, problemLine, resultLines, routeProblem} from './fetchCall';

/** The path of the route, for its callers. */
export const routePath = ({operationId}: SampleRequest): string => `/api/${name.kebab(operationId)}`;

/** A server with one route, which Vue's sample also needs. */
export function expressServer(request: SampleRequest): SampleFile {
  const {operationId, method, credential, takesIdempotencyKey, idempotencyKey} = request;
  const action = name.camel(operationId);
  return file('server.mjs', 'js', [
    takesIdempotencyKey && idempotencyKey === undefined && "import {randomUUID} from 'node:crypto';",
    "import express from 'express';",
    '',
    'const app = express();',
    list(`app.${method.toLowerCase()}(`, [`'${routePath(request)}'`, action], ');'),
    '',
    credential && `// ${notes.guard}`,
    list(`async function ${action}(`, ['_request', 'reply'], ') {'),
    indented(keyLine(request)),
    fetchLines(request, '  ', 'randomUUID()'),
    '',
    indented(answerLine(request)),
    '  if (!response.ok) {',
    indented(problemLine(request), 2),
    routeProblem('    '),
    '    reply',
    '      .status(retryable ? 503 : 502)',
    '      .json({code});',
    '    return;',
    '  }',
    resultLines(request, 'reply.json(', ');', 'reply.status(204).end();'),
    '}',
    '',
    'app.listen(process.env.PORT ?? 3000);',
  ]);
}

/** Express 5 handles errors thrown by routes. */
export const express: Target = (request) => [expressServer(request)];
