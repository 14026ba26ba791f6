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

it('lets the second build say so and do nothing', async () => {
  const second = jest.fn();
  await withBuildLock(async () => {
    await expect(withBuildLock(second, dir)).rejects.toThrow(UserError);
    await expect(withBuildLock(second, dir)).rejects.toThrow('Another build is running');
  }, dir);
  expect(second).not.toHaveBeenCalled();
});

it('is free again after a build, a failed one included', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('broken')), dir)).rejects.toThrow('broken');
  await expect(withBuildLock(() => Promise.resolve('built'), dir)).resolves.toBe('built');
});
