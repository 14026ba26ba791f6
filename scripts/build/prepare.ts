import type {Locale} from '../../src/config/locales';
import {publishSpec, publishPrices} from '../api/publish';
import {checkFiles} from '../checks/files';
import {checkAndBundle} from '../lib/checkAndBundle';
import {generateReference} from '../../src/reference/build';
import {bundleSpec} from '../../src/reference/spec';

/**
 * Checks and generates the files that Docusaurus reads from `generated/`. Skips every part whose inputs have
 * not changed.
 *
 * @returns how many generated files of the reference changed
 * @param options.check whether to lint the spec and check its changelog
 * @throws UserError with the file and line of anything that cannot be read
 */
export async function prepare(locales: readonly Locale[], {check = true} = {}): Promise<number> {
  await checkFiles();
  const changedFiles = await generateReference(locales, check ? checkAndBundle : bundleSpec);
  await publishSpec(locales);
  await publishPrices();
  return changedFiles;
}
