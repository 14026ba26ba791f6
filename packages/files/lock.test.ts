import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {UserError} from './fail';
import {withLock} from './lock';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('rejects work in a directory that is in use', async () => {
  const second = jest.fn();
  await withLock(dir, 'Busy.', async () => {
    await expect(withLock(dir, 'Busy.', second)).rejects.toThrow(new UserError('Busy.'));
  });
  expect(second).not.toHaveBeenCalled();
});

it('is released after work, even if it failed', async () => {
  await expect(withLock(dir, 'Busy.', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withLock(dir, 'Busy.', () => Promise.resolve('done'))).resolves.toBe('done');
});
