import {UserError, cached} from '@packages/files';
import {createLinter} from '@packages/lint';
import {type Spec, resolvePointer} from '@packages/openapi';

import {apiConventions} from '../../config/api';
import {code, specIndex, specSources} from '../../config/files';
import {inspectText} from './texts';

const linter = createLinter({
  config: 'api-spec/rules/redocly.yaml',
  // Not cached, because links also depend on other pages.
  inspect: inspectText,
  // Results for copies of the spec aren't cached.
  save: (name, index, work) =>
    index === specIndex
      ? cached(`node_modules/.cache/api-spec/${name}`, {files: [...code, ...specSources]}, work)
      : work(),
});

/**
 * Lints the spec, with the rules in api-spec/rules and the checks of its strings in texts.ts.
 *
 * @param index the spec's index, relative to the repository
 * @returns the bundled spec
 * @throws SpecError with file, line, and reason for each problem
 * @throws UserError if the schema of API keys, with which the mock validates keys, is missing
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
