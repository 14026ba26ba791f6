import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {licenseNotices} from '.';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'licenses-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

const write = (about: object): Promise<void> =>
  writeFile(path.join(dir, 'package.json'), JSON.stringify({name: 'a', version: '1.0.0', ...about}));

it('contains the text of the license, or the author if there is none', async () => {
  await write({license: 'MIT', author: {name: 'Ada'}});
  expect(licenseNotices([dir])).toBe('a 1.0.0 (MIT)\n\nCopyright (c) Ada\n');
  await writeFile(path.join(dir, 'LICENSE.md'), 'Permission is granted.\n');
  expect(licenseNotices([dir])).toBe('a 1.0.0 (MIT)\n\nPermission is granted.\n');
});

it('accepts a package if one of the licenses to choose from is permitted', async () => {
  await write({license: '(MPL-2.0 OR Apache-2.0)'});
  expect(licenseNotices([dir])).toContain('a 1.0.0 (');
});

it.each([['GPL-3.0-only'], ['(MIT AND GPL-3.0-only)'], ['(MPL-2.0 OR GPL-3.0-only)'], [undefined]])(
  'reports a package with the license %s',
  async (license) => {
    await write({license});
    expect(() => licenseNotices([dir])).toThrow(`a 1.0.0: ${license}`);
  },
);
