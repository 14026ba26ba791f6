import {UserError, cached, root} from '@packages/files';
import {createLinter} from '@packages/lint';
import type {Spec} from '@packages/openapi';

import {code, specIndex, specSources} from '../../config/files';
import {type ChangelogEntry, ChangelogError, checkEntries, readEntries} from '../../api-changelog/plugin/entries';
import {changelogReferences} from '../../api-changelog/plugin/resolveApiChangelog';
import {inspectText} from './texts';

const linter = createLinter({
  config: 'api-spec/rules/redocly.yaml',
  rules: ['api-spec/rules/**', 'packages/{lint,openapi,sandbox}/**', 'src/reference/spec/rules/**'],
  // Never saved, because links also depend on other pages.
  inspect: inspectText,
  // A copy of the spec is read each time.
  save: (name, index, work) =>
    index === specIndex
      ? cached(`node_modules/.cache/api-spec/${name}`, {files: [...code, ...specSources]}, work)
      : work(),
});

/**
 * Lints the spec: its files, with Redocly and the rules in api-spec/rules, and its texts.
 *
 * @param index the spec's index, relative to the repository
 * @returns the bundled spec
 * @throws SpecError with file, line and reason for each problem
 */
export const lintSpec = (index = specIndex): Promise<Spec> => linter.lint(index);

/**
 * Bundles the files of the spec into one document.
 *
 * @throws UserError with the reason if a file cannot be read
 */
export const bundleSpec = (index = specIndex): Promise<Spec> => linter.bundle(index);

/** Bundles even if the result is cached, so that bundling after the next edit is fast. */
export const warmUpBundler = (): Promise<void> => linter.warmUp(specIndex);

/**
 * Reads and validates the API changelog, newest entry first.
 *
 * @param spec the bundled spec, which defines the valid names
 * @throws UserError with the file and line of each error
 */
export function readChangelog(spec: Spec): ChangelogEntry[] {
  try {
    return checkEntries(readEntries(root), changelogReferences(spec));
  } catch (error) {
    throw error instanceof ChangelogError ? new UserError(`The API changelog has errors:\n${error.message}`) : error;
  }
}

/**
 * Lints and bundles the spec, and checks the changelog, which refers to it.
 *
 * @throws SpecError with file, line and reason for each problem
 * @throws UserError with file and line of each error in the changelog
 */
export async function checkAndBundle(): Promise<Spec> {
  const spec = await lintSpec();
  readChangelog(spec);
  return spec;
}
