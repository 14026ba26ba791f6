import {name, file, indented} from '../text';
import type {Target} from '../types';
import {answerLine, fetchOptions, printLines, problemLine} from './fetchCall';

/** A script for unattended use: it has a timeout of ten seconds, retries if that helps, and sets its exit code. */
export const node: Target = (request) => [
  file(`${name.kebab(request.operationId)}.mjs`, 'js', [
    request.takesIdempotencyKey && request.idempotencyKey === undefined && "import {randomUUID} from 'node:crypto';",
    "import {setTimeout as wait} from 'node:timers/promises';",
    '',
    'const options = {',
    fetchOptions(request, '  ', 'randomUUID()'),
    '};',
    '',
    'for (let attempt = 1; ; attempt += 1) {',
    `  const response = await fetch('${request.url}', {`,
    '    ...options,',
    '    signal: AbortSignal.timeout(10_000),',
    '  });',
    indented(answerLine(request)),
    '  if (response.ok) {',
    printLines(request, '    '),
    '    break;',
    '  }',
    indented(problemLine(request)),
    '  if (!answer.retryable || attempt === 4) {',
    '    console.error(`${answer.code}: ${answer.detail} (${answer.request_id})`);',
    '    process.exitCode = 1;',
    '    break;',
    '  }',
    "  await wait(1000 * Number(response.headers.get('Retry-After') ?? 2 ** (attempt - 1)));",
    '}',
  ]),
];
