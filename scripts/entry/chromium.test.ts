import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {findChromium} from './chromium.mjs';

const before = {...process.env};
let empty = '';
beforeEach(async () => {
  empty = await mkdtemp(path.join(os.tmpdir(), 'path-'));
  process.env.PATH = empty;
});
afterEach(async () => {
  process.env = {...before};
  await rm(empty, {recursive: true, force: true});
});

it('takes the browser in CHROMIUM_PATH', async () => {
  process.env.CHROMIUM_PATH = process.execPath;
  expect(await findChromium()).toBe(process.execPath);
});

it('finds none if CHROMIUM_PATH does not exist, and does not look elsewhere', async () => {
  process.env.PATH = path.dirname(process.execPath);
  process.env.CHROMIUM_PATH = path.join(empty, 'no-browser');
  expect(await findChromium()).toBeUndefined();
});

it("finds none if there is none, not even Playwright's download", async () => {
  delete process.env.CHROMIUM_PATH;
  process.env.PLAYWRIGHT_BROWSERS_PATH = empty;
  expect(await findChromium()).toBeUndefined();
});
