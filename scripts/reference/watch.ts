/**
 * Generates the reference again after each change of the spec, of its
 * translation, or of another file that the generator opens. `npm start` runs
 * this with `tsx watch`, which starts it again when a module changes that the
 * generator imports. The language is the argument.
 */
import {parseLocale} from '../build/options';
import {runMain} from '../lib/fail';
import {inputsOf} from '../lib/inputs';
import {fromRoot} from '../lib/paths';
import {onChange} from '../lib/watch';
import {warmUpBundler} from './lintSpec';
import {regenerate} from './regenerate';

runMain(async () => {
  const locale = parseLocale(process.argv[2] ?? '');
  const {opened, openedFor} = await inputsOf(__filename);
  const first = regenerate(locale);
  onChange(
    [...opened, ...openedFor(locale)].map((name) => fromRoot(name)),
    () => regenerate(locale),
    first,
  );
  if (await first) {
    await warmUpBundler();
  }
});
