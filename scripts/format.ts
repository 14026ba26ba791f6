import {runTool} from './checks/stages';
import {runMain} from './lib/fail';

/** `npm run format`: formats every file and fixes what linters can fix. */
runMain(async () => {
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', '.']);
  await runTool('stylelint/bin/stylelint.mjs', ['--fix', 'src/**/*.css']);
  process.exitCode = await runTool('eslint/bin/eslint.js', ['--fix', '.']);
});
