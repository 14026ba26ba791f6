/**
 * Generates the reference again after each change of the spec or of its
 * translation. `npm start` runs this with `tsx watch`, which starts it again
 * when the code of the generator changes. The language is the argument.
 */
import {parseLocale} from '../build/options';
import {runMain} from '../lib/fail';
import {onChange} from '../lib/watch';
import {specDir, warmUpBundler} from './lintSpec';
import {regenerate} from './regenerate';
import {textFile} from './texts';

runMain(async () => {
  const locale = parseLocale(process.argv[2] ?? '');
  onChange([specDir, textFile(locale)], () => regenerate(locale));
  if (await regenerate(locale)) {
    await warmUpBundler();
  }
});
