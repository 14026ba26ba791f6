import {name, notes, file, indented} from '../text';
import type {Target} from '../types';
import {answerLine, fetchOptions, printLines, problemLine} from './fetchCall';

/** A module with nothing but web standards: Node.js, Deno, Bun, functions at the edge. */
export const javascript: Target = (request) => [
  file(`${name.kebab(request.operationId)}.mjs`, 'js', [
    `const response = await fetch('${request.url}', {`,
    `  // ${notes.server}`,
    fetchOptions(request, '  '),
    '});',
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
