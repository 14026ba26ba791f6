import {name, notes, file, indented} from '../text';
import type {Target} from '../types';
import {answerLine, fetchLines, keyLine, printLines, problemLine, problemLines} from './fetchCall';

/** A module that uses only web standards, for Node.js, Deno, Bun and edge functions. */
export const javascript: Target = (request) => [
  file(`${name.kebab(request.operationId)}.mjs`, 'js', [
    request.credential && `// ${notes.server}`,
    keyLine(request),
    fetchLines(request, ''),
    '',
    answerLine(request),
    'if (!response.ok) {',
    indented(problemLine(request)),
    `  // ${notes.retry}`,
    problemLines('throw new Error', '  '),
    '}',
    printLines(request),
  ]),
];
