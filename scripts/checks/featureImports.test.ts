import {root} from '@packages/files';
import {Linter} from 'eslint';

import {featureImports} from './featureImports.mjs';

/** The messages about an import, in a file that need not exist. */
function problems(file: string, code: string): string[] {
  const linter = new Linter({cwd: root});
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: {imports: featureImports},
    rules: {'imports/between-features': 'error'},
  };
  return linter.verify(code, config, {filename: `${root}/${file}`}).map(({message}) => message);
}

it.each([
  ['src/blog/a.ts', "import '../search/box';", 'src/blog must not import src/search, only src/config'],
  ['src/components/home/a.ts', "export * from '@site/src/components/pricing/Faq';", 'src/components/pricing'],
  ['src/plugins/docs/a.ts', "void import('../pages/paths');", 'src/plugins/docs must not import src/plugins/pages'],
  ['src/lib/a.ts', "import '../components/ui/Icon';", 'src/lib must not import src/components/ui'],
  ['src/config/a.ts', "import '../lib/routes';", 'src/config must not import src/lib, only settings'],
  ['src/pages/a.ts', "import '../../scripts/lib/options';", 'src/pages must not import scripts'],
  ['scripts/a.ts', "import '../src/blog/plugin/posts';", 'Export the name from src/blog/index.ts'],
  [
    'packages/files/a.ts',
    "import '@packages/diff';",
    'packages/files must not import packages/diff, only packages/openapi',
  ],
  ['packages/files/a.ts', "import '../../src/lib/routes';", 'packages/files must not import src/lib'],
])('refuses in %s: %s', (file, code, message) => {
  expect(problems(file, code)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['src/blog/a.ts', "import '../lib/routes'; import './plugin/posts'; import '@packages/files'; import 'react';"],
  ['packages/lint/a.ts', "import '@packages/sandbox'; import './rules/a';"],
  ['src/theme/a.ts', "import '@site/src/search/box';"],
  ['scripts/a.ts', "import '../src/blog'; import '../src/reference/spec'; import '../src/lib/routes';"],
  ['eslint.config.ts', "import './scripts/checks/featureImports.mjs';"],
])('allows in %s: %s', (file, code) => {
  expect(problems(file, code)).toEqual([]);
});
