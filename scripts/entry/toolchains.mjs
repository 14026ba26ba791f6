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

/** Finds a toolchain, once per process. */
export function findToolchain(name) {
  if (!found.has(name)) {
    const {commands, args} = toolchains.find((toolchain) => toolchain.name === name);
    const working = commands
      .map((command) => ({command, ...spawnSync(command, args, {encoding: 'utf8', env: process.env, timeout: 60_000})}))
      .find(({status}) => status === 0);
    found.set(name, working && {command: working.command, version: working.stdout.trim().split('\n')[0] ?? ''});
  }
  return found.get(name);
}

/** The Debian packages that contain the given toolchains. */
const packagesOf = (names) => [
  ...new Set(toolchains.filter(({name}) => names.includes(name)).flatMap(({packages}) => packages)),
];

/** The command that installs toolchains. */
export const installCommand = (names) => `sudo apt-get install ${packagesOf(names).join(' ')}`;

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(packagesOf(toolchains.map(({name}) => name)).join('\n'));
}
