import type {Locale} from '../../src/config/locales';
import {publishSpec, publishPrices} from '../api/publish';
import {checkEncodings} from '../checks/encodings';
import {checkTranslationFiles} from '../checks/translationFiles';
import {type Generated, generateReference} from '../reference/generate';

/**
 * Checks and generates what Docusaurus reads from `generated/`. Skips every part whose inputs have
 * not changed.
 *
 * @throws UserError with the file and line of anything that cannot be read
 */
export async function prepare(locales: readonly Locale[], options: {check?: boolean} = {}): Promise<Generated> {
  await checkEncodings();
  await checkTranslationFiles();
  const generated = await generateReference(locales, options);
  await publishSpec(locales);
  await publishPrices();
  return generated;
}
