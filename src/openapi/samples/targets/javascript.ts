import {name, notes, file, indented} from '../text';
import type {Target} from '../types';
import {answerLine, fetchLines, printLines, problemLine} from './fetchCall';

/** A module that uses only web standards, for Node.js, Deno, Bun and edge functions. */
export const javascript: Target = (request) => [
  file(`${name.kebab(request.operationId)}.mjs`, 'js', [
    fetchLines(request, '', request.credential && notes.server),
    '',
    answerLine(request),
    'if (!response.ok) {',
    indented(problemLine(request)),
    `  // ${notes.retry}`,
    '  throw new Error(`${answer.code}: ${answer.detail} (${answer.request_id})`);',
    '}',
    printLines(request),
  ]),
];
