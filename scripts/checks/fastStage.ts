import {UserError} from '@packages/files';

import {pageDirectories} from '../../src/config/routes';
import {checkFiles} from './files';
import {type Stage, functionStage, together, toolStage} from './stages';

const cache = 'node_modules/.cache';

/** The options that make a tool check only changed files. */
const cachedIn = (location: string): string[] => ['--cache', `--cache-location=${cache}/${location}`];

const codeChecks: readonly Stage[] = [
  toolStage('Formatting (fix: npm run format)', 'prettier/bin/prettier.cjs', [
    '--check',
    '--log-level=warn',
    ...cachedIn('prettier/cache'),
    '.',
  ]),
  toolStage('TypeScript and JavaScript', 'eslint/bin/eslint.js', [
    '--max-warnings=0',
    '--cache-strategy=content',
    ...cachedIn('eslint/'),
    '.',
  ]),
  toolStage('Styles', 'stylelint/bin/stylelint.mjs', ['src/**/*.css']),
  toolStage('Types', 'typescript/bin/tsc', [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/tsc.tsbuildinfo`,
  ]),
];

const contentChecks: readonly Stage[] = [
  functionStage('Encodings and JSON', checkFiles),
  toolStage('API spec, translations and UI strings', 'tsx/dist/cli.mjs', ['scripts/checks/content.ts']),
  toolStage('Pages', 'remark-cli/cli.js', [
    ...pageDirectories,
    'i18n',
    '--ext=md,mdx',
    '--ignore-pattern=**/README.md',
    '--quiet',
    '--frail',
  ]),
  toolStage('Spelling', 'cspell/bin.mjs', ['--no-progress', '--no-summary', ...cachedIn('cspell/cache')]),
];

const unitTests = toolStage('Unit tests', 'jest/bin/jest.js', []);

const all = [unitTests, ...codeChecks, ...contentChecks];

/** The names of all checks, without the fix commands in parentheses. */
export const checkNames = all.map(({name}) => name.replace(/ \(.*/u, '')).join('; ');

/**
 * The checks whose names begin with a word, such as `spelling`.
 *
 * @throws UserError with all names if there is none
 */
export function onlyStages(only: string): Stage[] {
  const found = all.filter(({name}) => name.toLowerCase().startsWith(only.toLowerCase()));
  if (found.length === 0) {
    throw new UserError(`There is no check "${only}". Use the start of one of these names: ${checkNames}.`);
  }
  return found;
}

/** The checks that do not need a build. */
export const fastStage = together('Checks and unit tests', [unitTests], codeChecks, contentChecks);
