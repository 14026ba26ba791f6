import {name, file, indented} from '../text';
import type {Target} from '../types';
import {answerLine, fetchOptions, keyLine, printLines, problemLine, problemLines, responseLines} from './fetchCall';

/** A script for unattended use: it has a timeout of ten seconds, retries if that helps, and sets its exit code. */
export const node: Target = (request) => [
  file(`${name.kebab(request.operationId)}.mjs`, 'js', [
    request.takesIdempotencyKey && request.idempotencyKey === undefined && "import {randomUUID} from 'node:crypto';",
    "import timers from 'node:timers/promises';",
    '',
    keyLine(request),
    'const options = {',
    fetchOptions(request, '  ', 'randomUUID()'),
    '};',
    '',
    'for (let attempt = 1; ; attempt += 1) {',
    responseLines('fetch', request.url, '  ', '      ...options,\n      signal: AbortSignal.timeout(10_000),'),
    indented(answerLine(request)),
    '  if (response.ok) {',
    printLines(request, '    '),
    '    break;',
    '  }',
    indented(problemLine(request)),
    '  if (!answer.retryable || attempt === 4) {',
    problemLines('console.error', '    '),
    '    process.exitCode = 1;',
    '    break;',
    '  }',
    '  const seconds = Number(',
    "    response.headers.get('Retry-After') ??",
    '      2 ** (attempt - 1),',
    '  );',
    '  await timers.setTimeout(1000 * seconds);',
    '}',
  ]),
];
