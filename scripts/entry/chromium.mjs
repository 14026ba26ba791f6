import {existsSync} from 'node:fs';
import process from 'node:process';

import {which} from './which.mjs';

/** Commands under which a Chromium that Playwright can drive is installed. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What to do if there is no Chromium. */
export const chromiumAdvice = `The browser tests need Chromium, and none was found. Install it with one of these commands:
  npx playwright install chromium
  sudo apt-get install chromium fonts-noto-core
Or set CHROMIUM_PATH to the path of a Chromium or Chrome.`;

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, one on the PATH, or the one that
 * Playwright has downloaded.
 *
 * @returns its path; undefined if there is none
 */
export async function findChromium() {
  const {CHROMIUM_PATH} = process.env;
  const installed = CHROMIUM_PATH || commands.map((command) => which(command)).find(Boolean);
  const file = installed ?? (await import('playwright')).chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
