import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import lockfile from 'proper-lockfile';

import {UserError, errorCode} from './fail';

/**
 * Runs work that must not run twice at the same time in a directory. The lock of a dead process expires after a few
 * seconds.
 *
 * @param busy what the user reads if another process holds the lock
 * @throws UserError if another process holds the lock
 */
export async function withLock<Result>(dir: string, busy: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dir, {recursive: true});
  const release = await lockfile
    .lock(dir, {lockfilePath: path.join(dir, 'lock'), stale: 5_000, update: 1_000})
    .catch((error: unknown) => {
      throw errorCode(error) === 'ELOCKED' ? new UserError(busy) : error;
    });
  try {
    return await work();
  } finally {
    await release();
  }
}
