import type {Description} from '../../src/openapi/types';
import {readChangelog} from '../api/changelog';
import {bundleDescription, checkDescription} from './checkDescription';

/**
 * Checks the description, bundles it, and checks the changelog, which may name
 * nothing that the description lacks.
 *
 * @throws DescriptionError with file, line and reason for each problem
 * @throws UserError naming file and line of everything that is wrong in the changelog
 */
export async function checkAndBundle(): Promise<Description> {
  // Both at once: the bundle is wanted nearly always, and problems of the check are named better.
  const [checked, bundled] = await Promise.allSettled([checkDescription(), bundleDescription()]);
  for (const result of [checked, bundled]) {
    if (result.status === 'rejected') {
      throw result.reason;
    }
  }
  const description = (bundled as PromiseFulfilledResult<Description>).value;
  await readChangelog(description);
  return description;
}
