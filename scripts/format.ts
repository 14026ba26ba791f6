import {Command} from 'commander';

import {runTool} from './checks/stages';
import {runMain} from './lib/runMain';

/** `npm run format`: formats every file and fixes what linters can fix. */
runMain(async () => {
  new Command('npm run format --').description('Formats every file and fixes what linters can fix.').parse();
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', '.']);
  await runTool('stylelint/bin/stylelint.mjs', ['--fix', 'src/**/*.css']);
  process.exitCode = await runTool('eslint/bin/eslint.js', ['--fix', '.']);
});
