import {spawn} from 'node:child_process';
import {pathToFileURL} from 'node:url';

import {fromRoot, root} from './paths';

/** The environment of every run of Docusaurus. */
export const docusaurusEnv = {
  NO_UPDATE_NOTIFIER: '1',
  // The policy allows no fonts in data URLs, which small ones would become.
  WEBPACK_URL_LOADER_LIMIT: '0',
} as const;

/** The options of Node.js for Docusaurus' CLI: it ends with this process, even if that is killed. */
export const withParent = ['--import', pathToFileURL(fromRoot('scripts', 'entry', 'parent.mjs')).href] as const;

/** Runs Docusaurus' CLI instead of this process: it gets the signals, and its exit code becomes ours. */
export function runDocusaurus(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const docusaurus = fromRoot('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const child = spawn(process.execPath, [...withParent, docusaurus, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...docusaurusEnv, ...env},
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 0));
}
