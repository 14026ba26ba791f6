import {root} from '@packages/files';
import type {Spec} from '@packages/openapi';

import {changelogReferences, readChangelog} from '../../src/api-changelog';
import {lintSpec} from '../../src/reference/spec';

/**
 * Lints and bundles the spec, and checks the changelog, which refers to the spec.
 *
 * @throws SpecError with file, line, and reason for each problem
 * @throws UserError with file and line of each error in the changelog
 */
export async function checkAndBundle(): Promise<Spec> {
  const spec = await lintSpec();
  readChangelog(root, changelogReferences(spec));
  return spec;
}
