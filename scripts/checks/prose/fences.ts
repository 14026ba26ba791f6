import {visit} from 'unist-util-visit';

import {sampleOf} from '../../../src/plugins/author-components/sample';
import {type Finding, type Page, lineOf} from './page';

/** Languages of programs: what is in them is run, so it is a file. */
const programs = new Set([
  'js',
  'mjs',
  'jsx',
  'ts',
  'tsx',
  'vue',
  'python',
  'py',
  'php',
  'blade',
  'ruby',
  'rb',
  'java',
  'go',
]);

/** Languages of shells, in which a request is a program and a command is none. */
const shells = new Set(['bash', 'sh', 'shell', 'zsh']);

/** What may stand in a page: output, configuration, texts. */
const plain = [
  'json',
  'text',
  'yaml',
  'toml',
  'ini',
  'http',
  'html',
  'xml',
  'sql',
  'diff',
  'css',
  'properties',
  'nginx',
];

/** Programs that no file holds, so that nothing would run them, and fences that do not say what they hold. */
export function judgeFences({tree}: Pick<Page, 'tree'>): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'code', (node) => {
    const {lang} = node;
    const line = lineOf(node);
    if (sampleOf(node)) {
      return;
    }
    if (typeof lang === 'string' && (programs.has(lang) || (shells.has(lang) && /\bcurl\b/u.test(node.value)))) {
      findings.push({
        line,
        message: `this ${lang} program is not in a file, so nothing runs it. Put it into docs-samples/<page>/<file> and write \`\`\`${lang} file=docs-samples/<page>/<file>.`,
      });
    } else if (typeof lang !== 'string' || !(plain.includes(lang) || shells.has(lang))) {
      findings.push({
        line,
        message: `this fence is in "${lang ?? ''}". Expected a program with file=, or one of: ${[...plain, ...shells].join(', ')}.`,
      });
    }
  });
  return findings;
}
