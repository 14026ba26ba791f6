import {existsSync} from 'node:fs';
import path from 'node:path';

import {UserError} from '@packages/files';
import {chromium} from 'playwright';

/** The full path of the first command found on the PATH, or in the directories in `more`. */
function which(commands: readonly string[], more: readonly string[] = []): string | undefined {
  const dirs = [...(process.env.PATH ?? '').split(path.delimiter), ...more];
  return commands.flatMap((command) => dirs.map((dir) => path.join(dir, command))).find((file) => existsSync(file));
}

/** The path of Chromium: CHROMIUM_PATH, the PATH, or Playwright's download. */
export function findChromium(): string | undefined {
  const file =
    process.env.CHROMIUM_PATH ??
    which(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ??
    chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * The path of Chromium.
 *
 * @throws UserError with how to install it if there is none
 */
export function requireChromium(): string {
  const file = findChromium();
  if (file === undefined) {
    throw new UserError(`This command needs Chromium, which was not found. Install it with one of these commands:
  npx playwright install chromium
  sudo apt-get install chromium fonts-noto-core
Or set CHROMIUM_PATH to the path of Chromium or Chrome.`);
  }
  return file;
}

/** Flags for Chromium. As root, it runs only without its sandbox. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
];

/** How to install nginx. */
export const nginxAdvice =
  'The nginx configuration was not tested, because nginx was not found. Install it (Debian: sudo apt-get install nginx) or set NGINX_PATH to its path.';

/** The path of nginx: NGINX_PATH or the PATH. Debian installs it in a directory that is only on root's PATH. */
export function findNginx(): string | undefined {
  const file = process.env.NGINX_PATH ?? which(['nginx'], ['/usr/sbin', '/usr/local/sbin']);
  return file && existsSync(file) ? file : undefined;
}
