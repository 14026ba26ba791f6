import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {which} from './which.mjs';

/** Commands under which a Chromium that Playwright can drive is installed. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that Playwright has downloaded for itself, if it has. */
function playwrightChromium(root) {
  try {
    const {chromium} = createRequire(path.join(root, 'package.json'))('playwright');
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a Chromium: the one that CHROMIUM_PATH names, one that is installed, or
 * Playwright's own.
 *
 * @param root the repository's root folder
 */
export async function findChromium(root) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named) ? named : undefined;
  }
  return commands.map((command) => which(command)).find((file) => file !== undefined) ?? playwrightChromium(root);
}

/** Runs a command and tells whether it succeeded; its output is shown. */
function run(command, args, timeout) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', timeout}).status === 0;
}

/**
 * Finds a Chromium or installs one: Playwright's download, else Debian's
 * package where this process is root.
 *
 * @throws Error that says what to do, where nothing helps
 */
export async function ensureChromium(root) {
  const found = await findChromium(root);
  if (found) {
    return found;
  }
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist. Correct it or unset it.`);
  }
  console.log('No Chromium on this machine; trying to install one.');
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  const fiveMinutes = 5 * 60 * 1000;
  if (run(process.execPath, [cli, 'install', 'chromium'], fiveMinutes)) {
    const downloaded = playwrightChromium(root);
    if (downloaded) {
      return downloaded;
    }
  }
  if (process.getuid?.() === 0 && which('apt-get')) {
    run('apt-get', ['update', '-qq'], fiveMinutes);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], fiveMinutes);
    const installed = commands.map((command) => which(command)).find((file) => file !== undefined);
    if (installed) {
      return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  );
}
