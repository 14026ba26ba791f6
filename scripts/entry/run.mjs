/**
 * The entry point of every npm command. It needs only Node.js, so each command works in a fresh
 * clone: it checks the Node.js version, installs missing packages, and runs the command's script.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import './parent.mjs';
import {installPackages, minimumNode, nodeIsRecent} from './install.mjs';

// Versions that are rejected below lack import.meta.dirname.
const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, ...args] = process.argv.slice(2);

if (!nodeIsRecent(process.versions.node)) {
  console.error(
    `Node.js ${minimumNode} or newer is required; this is ${process.versions.node}. Run the command with a newer version:
  npx -y -p node@24 npm run ${process.env.npm_lifecycle_event ?? 'site'}`,
  );
  process.exit(1);
}

const script = path.join(root, 'scripts', `${command}.ts`);
if (!command || !existsSync(script)) {
  console.error(`There is no command "${command ?? ''}". The commands are listed in README.md.`);
  process.exit(1);
}

const runsSamples = ['samples', 'test'].includes(command) && !args.some((arg) => ['-h', '--help'].includes(arg));
if (!installPackages(root) || (runsSamples && !installPackages(root, 'docs-samples'))) {
  process.exit(1);
}

const parent = import.meta.resolve('./parent.mjs');
const child = spawn(process.execPath, ['--import', parent, '--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// The child decides how to exit; this process only waits and forwards signals.
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true;
    child.kill(signal);
  });
}
child.on('exit', (code, signal) => {
  // The child has already printed its error.
  if (stopped && !code) {
    console.log('\nStopped.');
  }
  process.exit(code ?? 128 + os.constants.signals[signal]);
});
