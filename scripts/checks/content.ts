import {runMain} from '../lib/fail';
import {checkAndBundle} from '../reference/lintSpec';
import {checkTexts} from '../reference/texts';
import {checkTranslations} from '../translations/status';
import {checkMessages} from './messages';
import {checkTranslatedPages} from './translatedPages';

/**
 * Checks the API spec, all translations and the UI strings. Runs in a separate process, because it
 * uses the CPU for seconds at a time.
 */
runMain(async () => {
  const bundle = await checkAndBundle();
  await checkTexts(bundle);
  await checkTranslations(bundle);
  await checkTranslatedPages();
  await checkMessages();
});
