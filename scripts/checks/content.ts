import {checkTranslations} from '../i18n/status';
import {runMain} from '../lib/runMain';
import {checkAndBundle} from '../reference/checkSpec';

/**
 * Checks the API spec, all translations and the UI strings. Runs in a separate process, because it
 * uses the CPU for seconds at a time.
 */
runMain(async () => {
  const bundle = await checkAndBundle();
  await checkTranslations(bundle);
});
