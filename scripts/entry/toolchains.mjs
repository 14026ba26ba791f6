/**
 * The toolchains that samples need besides Node.js. If run directly, it prints the names of Debian
 * packages, one per line.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import toolchains from './toolchains.json' with {type: 'json'};

export {toolchains};

/** The libraries of Java samples, where Debian installs them. */
export const javaClassPath = ['databind', 'core', 'annotations']
  .map((part) => `/usr/share/java/jackson-${part}.jar`)
  .join(':');

const found = new Map();

/** Looks for a toolchain, once per process. */
export function findToolchain({name, commands, args}) {
  if (!found.has(name)) {
    const working = commands
      .map((command) => ({command, ...spawnSync(command, args, {encoding: 'utf8', env: process.env, timeout: 60_000})}))
      .find(({status}) => status === 0);
    found.set(name, working && {command: working.command, version: working.stdout.trim().split('\n')[0] ?? ''});
  }
  return found.get(name);
}

const packagesOf = (list) => [...new Set(list.flatMap(({packages}) => packages))];

/** The command that installs toolchains. */
export const installCommand = (missing) => `sudo apt-get install ${packagesOf(missing).join(' ')}`;

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(packagesOf(toolchains).join('\n'));
}
