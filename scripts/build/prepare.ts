import type {Locale} from '../../src/config/locales';
import {publishSpec, publishPrices} from '../api/publish';
import {checkFiles} from '../checks/files';
import {type Generated, generateReference} from '../../src/reference/build/generate';

/**
 * Checks and generates what Docusaurus reads from `generated/`. Skips every part whose inputs have
 * not changed.
 *
 * @throws UserError with the file and line of anything that cannot be read
 */
export async function prepare(locales: readonly Locale[], options: {check?: boolean} = {}): Promise<Generated> {
  await checkFiles();
  const generated = await generateReference(locales, options);
  await publishSpec(locales);
  await publishPrices();
  return generated;
}
