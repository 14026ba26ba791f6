import {checkTranslations} from '@packages/translate';

import {translationProject} from '../i18n/project';
import {checkAndBundle} from '../lib/checkAndBundle';
import {runMain} from '../lib/runMain';

/**
 * Checks the API spec, all translations, and the UI strings. Runs in a separate process, because it blocks its thread
 * for seconds at a time.
 */
runMain(async () => {
  const bundle = await checkAndBundle();
  await checkTranslations(await translationProject(bundle));
});
