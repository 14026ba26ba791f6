import {spawn} from 'node:child_process';
import {pathToFileURL} from 'node:url';

import {fromRoot, root} from '@packages/files';

/** The environment of every Docusaurus process. */
export const docusaurusEnv = {
  NO_UPDATE_NOTIFIER: '1',
  // Small fonts would be inlined as data URLs, which the Content-Security-Policy blocks.
  WEBPACK_URL_LOADER_LIMIT: '0',
} as const;

/** Node.js options that stop Docusaurus' CLI when this process ends, even if this process is killed. */
export const nodeOptions = ['--import', pathToFileURL(fromRoot('scripts', 'entry', 'parent.mjs')).href];

/** Docusaurus' CLI. */
export const docusaurusCli = fromRoot('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** Runs the Docusaurus CLI: it receives this process's signals, and this process exits with its exit code. */
export function runDocusaurus(args: readonly string[], env: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, [...nodeOptions, docusaurusCli, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...docusaurusEnv, ...env},
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 0));
}
