import {UserError, cached} from '@packages/files';
import {createLinter} from '@packages/lint';
import {type Spec, resolvePointer} from '@packages/openapi';

import {apiConventions} from '../../config/api';
import {code, specIndex, specSources} from '../../config/files';
import {inspectText} from './texts';

const linter = createLinter({
  config: 'api-spec/rules/redocly.yaml',
  // Never saved, because links also depend on other pages.
  inspect: (spec, directory) => inspectText(spec, directory),
  // A copy of the spec is read each time.
  save: (name, index, work) =>
    index === specIndex
      ? cached(`node_modules/.cache/api-spec/${name}`, {files: [...code, ...specSources]}, work)
      : work(),
});

/**
 * Lints the spec: its files, with Redocly and the rules in api-spec/rules, and its strings.
 *
 * @param index the spec's index, relative to the repository
 * @returns the bundled spec
 * @throws SpecError with file, line, and reason for each problem
 * @throws UserError if the schema of API keys is missing, without which the mock accepts any key
 */
export async function lintSpec(index = specIndex): Promise<Spec> {
  const spec = await linter.lint(index);
  const {schema} = apiConventions.apiKey;
  if (resolvePointer(spec, schema) === undefined) {
    throw new UserError(
      `The spec has no ${schema}, which describes API keys. Correct apiKey.schema in src/config/api.ts.`,
    );
  }
  return spec;
}

/**
 * Bundles the files of the spec into one document.
 *
 * @throws UserError with the reason if a file cannot be read
 */
export const bundleSpec = (index = specIndex): Promise<Spec> => linter.bundle(index);
