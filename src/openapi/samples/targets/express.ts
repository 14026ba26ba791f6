import {name, notes, file, indented} from '../text';
import type {SampleFile, SampleRequest, Target} from '../types';
import {answerLine, fetchLines, problemLine, problemMembers, resultLines} from './fetchCall';

/** The path of the route, for its callers. */
export const routePath = ({operationId}: SampleRequest): string => `/api/${name.kebab(operationId)}`;

/** A server with one route, which Vue's sample also needs. */
export function expressServer(request: SampleRequest): SampleFile {
  return file('server.mjs', 'js', [
    "import express from 'express';",
    '',
    'const app = express();',
    '',
    request.credential && `// ${notes.guard}`,
    `app.${request.method.toLowerCase()}('${routePath(request)}', async (_request, reply) => {`,
    fetchLines(request, '  '),
    '',
    indented(answerLine(request)),
    '  if (!response.ok) {',
    indented(problemLine(request), 2),
    `    ${problemMembers}`,
    '    console.error(`${code}: ${detail} (${request_id})`);',
    `    // ${notes.status}`,
    '    reply.status(retryable ? 503 : 502).json({code});',
    '    return;',
    '  }',
    resultLines(request, 'reply.json(', ');', 'reply.status(204).end();'),
    '});',
    '',
    'app.listen(process.env.PORT ?? 3000);',
  ]);
}

/** Express 5 handles errors thrown by routes. */
export const express: Target = (request) => [expressServer(request)];
