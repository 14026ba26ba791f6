import type {Locale} from '../../src/config/locales';
import {publishSpec, publishPrices} from '../api/publish';
import {checkFiles} from '../checks/files';
import {checkAndBundle} from '../lib/checkAndBundle';
import {generateReference} from '../../src/reference/build';
import {bundleSpec} from '../../src/reference/spec';

/**
 * Checks the sources, and generates the files in `generated/`. Skips parts whose inputs haven't changed.
 *
 * @param options.check whether to lint the spec and check its changelog
 * @returns how many generated files of the reference changed
 * @throws UserError with the file and line of each error
 */
export async function prepare(locales: readonly Locale[], {check = true} = {}): Promise<number> {
  await checkFiles();
  const changedFiles = await generateReference(locales, check ? checkAndBundle : bundleSpec);
  await publishSpec(locales);
  await publishPrices();
  return changedFiles;
}
