import {checkAndBundle} from '../reference/checkAndBundle';
import {bundleDescription} from '../reference/checkDescription';
import {checkTexts} from '../reference/texts';
import {checkMessages} from './messages';
import {type Stage, functionStage, testStage, toolStage} from './stages';

/** The checks that need no build; what they read is ready in seconds. */
export const fastStages: readonly Stage[] = [
  toolStage('Formatting (mend: npm run format)', 'prettier/bin/prettier.cjs', [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location=node_modules/.cache/prettier/cache',
    '.',
  ]),
  toolStage('TypeScript and JavaScript', 'eslint/bin/eslint.js', [
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=node_modules/.cache/eslint/',
    '.',
  ]),
  toolStage('Styles', 'stylelint/bin/stylelint.mjs', ['src/**/*.css']),
  toolStage('Types', 'typescript/bin/tsc', ['--noEmit']),
  functionStage('API description', async () => {
    await checkAndBundle();
  }),
  functionStage('Messages of the nine languages', () => checkMessages()),
  functionStage('Texts of the API description', async () => checkTexts(await bundleDescription())),
  toolStage('Pages of documentation, guides and blog', 'remark-cli/cli.js', [
    ...['docs', 'guides', 'blog', 'i18n'],
    '--ext=mdx',
    '--ignore-pattern=**/README.md',
    '--quiet',
    '--frail',
  ]),
  toolStage('Spelling', 'cspell/bin.mjs', [
    '--no-progress',
    '--no-summary',
    '--cache',
    '--cache-location=node_modules/.cache/cspell/cache',
  ]),
  testStage('Unit tests', 'jest/bin/jest.js', (report) => ['--json', `--outputFile=${report}`]),
];
