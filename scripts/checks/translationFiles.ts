import path from 'node:path';

import {throwIfAny} from '../lib/fail';
import {readText} from '../lib/files';
import {filesBelow} from '../lib/fingerprint';
import {parseJson} from '../lib/json';
import {root} from '../lib/paths';

/**
 * Parses every JSON file in `i18n/`, because Docusaurus does not report which file has a syntax
 * error.
 *
 * @throws UserError with the file, line and column of each syntax error
 */
export async function checkTranslationFiles(siteDir = root): Promise<void> {
  const files = (await filesBelow(path.join(siteDir, 'i18n'))).filter((file) => file.endsWith('.json'));
  const results = await Promise.allSettled(
    files.map(async (file) => parseJson(await readText(file), path.relative(siteDir, file))),
  );
  throwIfAny(results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : [])));
}
