import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import lockfile from 'proper-lockfile';

import {UserError, errorCode} from './fail';
import {workDir} from './paths';

/**
 * Runs work that must not run twice at the same time in this directory. The lock of a dead process
 * expires after a few seconds.
 *
 * @throws UserError if another process holds the lock
 */
export async function withBuildLock<Result>(work: () => Promise<Result>, dir = workDir): Promise<Result> {
  await mkdir(dir, {recursive: true});
  const release = await lockfile
    .lock(dir, {lockfilePath: path.join(dir, 'lock'), stale: 5_000, update: 1_000})
    .catch((error: unknown) => {
      throw errorCode(error) === 'ELOCKED'
        ? new UserError(
            'Another build is running in this directory. Wait for it, or stop it and try again after five seconds; this one changed nothing.',
          )
        : error;
    });
  try {
    return await work();
  } finally {
    await release();
  }
}
