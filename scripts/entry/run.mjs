/**
 * The entry of every npm command. It needs nothing but Node.js, so that each
 * command works in a fresh clone: it checks the version of Node.js, installs
 * what is missing and then runs the script of the command.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import './parent.mjs';
import {installPackages, minimumNode, nodeIsRecent} from './install.mjs';

// Not import.meta.dirname, which versions lack that are refused below.
const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, ...args] = process.argv.slice(2);

if (!nodeIsRecent(process.versions.node)) {
  console.error(
    `Node.js ${minimumNode} or newer is needed; this is ${process.versions.node}. Run the command with a newer one:
  npx -y -p node@24 npm run ${process.env.npm_lifecycle_event ?? 'site'}`,
  );
  process.exit(1);
}

const script = path.join(root, 'scripts', `${command}.ts`);
if (!command || !existsSync(script)) {
  console.error(`There is no command "${command ?? ''}". The commands are listed in README.md.`);
  process.exit(1);
}

const runsSamples = ['samples', 'test'].includes(command);
if (!installPackages(root) || (runsSamples && !installPackages(root, 'docs-samples'))) {
  process.exit(1);
}

const parent = import.meta.resolve('./parent.mjs');
const report = import.meta.resolve('./report.mjs');
const child = spawn(process.execPath, ['--import', parent, '--import', report, '--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// The child decides how to end; this process only waits and passes signals on.
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true;
    child.kill(signal);
  });
}
child.on('exit', (code, signal) => {
  // A child that ended with an error has said why.
  if (stopped && !code) {
    console.log('\nStopped.');
  }
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
});
