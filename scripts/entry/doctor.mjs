/**
 * `npm run doctor`: what this machine has and lacks, and the command that mends
 * each gap. Needs nothing but Node.js. Ends with code 1 where something that
 * `npm run site` or `npm test` needs is missing.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

import {findChromium} from './chromium.mjs';
import {installIsComplete} from './install.mjs';
import {findNginx} from './nginx.mjs';
import {minimumNode, nodeIsRecent} from './nodeVersion.mjs';
import {findToolchain, toolchains} from './toolchains.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The first line that a command prints, or nothing where it cannot be run. */
function firstLine(command, args) {
  const {status, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  return status === 0 ? (stdout || stderr).trim().split('\n')[0] : undefined;
}

const chromium = await findChromium(root);

/** Each: what it is, what was found, what it is for, how to mend it, and whether commands fail without it. */
const findings = [
  {
    name: 'Node.js',
    found: nodeIsRecent(process.versions.node) ? process.versions.node : undefined,
    purpose: `everything; ${minimumNode} or newer`,
    mend: `install Node.js ${minimumNode} or newer, for example: nvm install`,
    required: true,
  },
  {
    name: 'npm packages',
    found: installIsComplete(root) ? 'as package-lock.json asks for' : undefined,
    purpose: 'everything; every command installs them',
    mend: 'npm ci',
    required: true,
  },
  {
    name: 'git',
    found: firstLine('git', ['--version']),
    purpose: 'dates of pages',
    mend: 'apt-get install git',
    required: true,
  },
  {
    name: 'Chromium',
    found: chromium && `${chromium} (${firstLine(chromium, ['--version']) ?? 'version unknown'})`,
    purpose: 'browser tests; npm test installs it where it can',
    mend: 'apt-get install chromium, or: npx playwright install chromium',
    required: true,
  },
  {
    name: 'nginx',
    found: findNginx(),
    purpose: 'tests of the nginx configuration; npm test installs it where it can',
    mend: 'apt-get install nginx',
    required: true,
  },
  ...toolchains.map((toolchain) => ({
    name: toolchain.name,
    found: findToolchain(toolchain)?.version,
    purpose: 'running the samples; npm test installs it where it can',
    mend: `apt-get install ${toolchain.packages.join(' ')}`,
    required: true,
  })),
];

for (const {name, found, purpose, mend, required} of findings) {
  const state = found ? 'ok     ' : required ? 'MISSING' : 'absent ';
  console.log(`${state}  ${name.padEnd(14)}${found ?? `for ${purpose}. Mend: ${mend}`}`);
}

const missing = findings.filter(({found, required}) => required && !found);
console.log(
  missing.length === 0
    ? '\nThis machine can build and test the site.'
    : `\nMissing: ${missing.map(({name}) => name).join(', ')}.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
