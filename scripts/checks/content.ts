import {checkTranslations} from '../i18n/status';
import {runMain} from '../lib/fail';
import {checkAndBundle} from '../reference/lintSpec';
import {checkTranslationFiles} from './translationFiles';

/** Checks the API spec, all translations and the UI strings. A program, because it keeps a processor busy for seconds at a time. */
runMain(async () => {
  const bundle = await checkAndBundle();
  await checkTranslationFiles();
  await checkTranslations(bundle);
});
