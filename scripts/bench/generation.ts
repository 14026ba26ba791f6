import {createWorkspace} from '../../tests/support/workspace';
import {UserError} from '../lib/fail';
import type {Figures} from './judge';

/**
 * How long `npm run reference` takes, from the command to its end: in a copy of
 * the repository that has nothing generated, and at once again. Nothing is
 * changed here.
 *
 * @throws UserError with what the command printed, where it fails
 */
export async function measureGeneration(): Promise<Figures> {
  const workspace = await createWorkspace();
  try {
    const run = async (): Promise<number> => {
      const started = performance.now();
      const {done, output} = workspace.run('reference');
      if ((await done) !== 0) {
        throw new UserError(`The reference could not be generated:\n${output()}`);
      }
      return performance.now() - started;
    };
    return {generation: await run(), regeneration: await run()};
  } finally {
    await workspace.remove();
  }
}
