import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {UserError} from './fail';
import {withBuildLock} from './lock';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('rejects a second build', async () => {
  const second = jest.fn();
  await withBuildLock(async () => {
    await expect(withBuildLock(second, dir)).rejects.toThrow(UserError);
    await expect(withBuildLock(second, dir)).rejects.toThrow('Another build is running');
  }, dir);
  expect(second).not.toHaveBeenCalled();
});

it('is released after a build, even if it failed', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('broken')), dir)).rejects.toThrow('broken');
  await expect(withBuildLock(() => Promise.resolve('built'), dir)).resolves.toBe('built');
});
