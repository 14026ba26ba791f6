import type {Spec} from '../../src/openapi/types';
import {readChangelog} from './changelog';
import {cached, code, specSources} from '../lib/cached';
import {inspectPages} from './inspectPages';
import {SpecError, bundleSpec, lintSpec} from './lintSpec';
import type {Problem} from './problems';

/**
 * Lints and bundles the spec, and checks the pages that are made of it and the changelog, which refers to it.
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
  const unshown = await cached('node_modules/.cache/api-spec/unshown', {files: [...code, ...specSources]}, async () =>
    JSON.stringify(await inspectPages(bundled.value)),
  );
  const problems = JSON.parse(unshown) as Problem[];
  if (problems.length > 0) {
    throw new SpecError(problems);
  }
  readChangelog(bundled.value);
  return bundled.value;
}
