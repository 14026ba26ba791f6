import type {Spec} from '../../src/openapi/types';
import {readChangelog} from './changelog';
import {bundleSpec, lintSpec} from './lintSpec';

/**
 * Lints and bundles the spec, and checks the changelog, which refers to it.
 *
 * @throws SpecError with file, line and reason for each problem
 * @throws UserError with file and line of each error in the changelog
 */
export async function checkAndBundle(): Promise<Spec> {
  // In parallel; if both fail, the linter's messages are more helpful.
  const [checked, bundled] = await Promise.allSettled([lintSpec(), bundleSpec()]);
  if (checked.status === 'rejected') {
    throw checked.reason;
  }
  if (bundled.status === 'rejected') {
    throw bundled.reason;
  }
  readChangelog(bundled.value);
  return bundled.value;
}
