import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {ensureChromium, findChromium} from './chromium.mjs';

const before = {...process.env};
let empty = '';
beforeEach(async () => {
  empty = await mkdtemp(path.join(os.tmpdir(), 'path-'));
});
afterEach(async () => {
  process.env = {...before};
  await rm(empty, {recursive: true, force: true});
});

it('takes the browser that CHROMIUM_PATH names', async () => {
  process.env.CHROMIUM_PATH = process.execPath;
  expect(await findChromium(empty)).toBe(process.execPath);
});

it('says what to do where CHROMIUM_PATH names nothing, and does not look elsewhere', async () => {
  process.env.CHROMIUM_PATH = path.join(empty, 'no-browser');
  expect(await findChromium(empty)).toBeUndefined();
  await expect(ensureChromium(empty)).rejects.toThrow(/CHROMIUM_PATH names .*no-browser.*Correct it or unset it/u);
});

it('finds nothing where nothing is installed', async () => {
  delete process.env.CHROMIUM_PATH;
  process.env.PATH = empty;
  expect(await findChromium(empty)).toBeUndefined();
});
