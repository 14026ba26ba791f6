import {name, notes, file} from '../text';
import type {Target} from '../types';
import {fetchOptions, printLines} from './fetchCall';

/** A module with nothing but web standards: Node.js, Deno, Bun, functions at the edge. */
export const javascript: Target = (request) => [
  file(`${name.kebab(request.operationId)}.mjs`, 'js', [
    `// ${notes.server}`,
    `const response = await fetch('${request.url}', {`,
    fetchOptions(request, '  '),
    '});',
    '',
    'const answer = await response.json();',
    'if (!response.ok) {',
    `  // ${notes.retry}`,
    '  throw new Error(`${answer.code}: ${answer.detail} (${answer.request_id})`);',
    '}',
    printLines(request),
  ]),
];
