import {runMain} from '../lib/fail';
import {checkAndBundle} from '../reference/checkSpec';
import {checkTexts} from '../reference/texts';
import {checkTranslations} from '../translations/status';
import {checkMessages} from './messages';
import {checkTranslatedPages} from './translatedPages';

/** Checks the API spec, all translations and the UI strings. A program, because it keeps a processor busy for seconds at a time. */
runMain(async () => {
  const bundle = await checkAndBundle();
  await checkTexts(bundle);
  await checkTranslations(bundle);
  await checkTranslatedPages();
  await checkMessages();
});
