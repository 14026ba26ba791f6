/**
 * Regenerates the reference after each change to the spec, its translation, or another file that
 * the generator opens. `npm start` runs it with `tsx watch`, which restarts it if a module of the
 * generator changes. The argument is the language.
 */
import {parseLocale} from './options';
import {runMain} from '../lib/runMain';
import {inputsOf} from '../lib/inputs';
import {fromRoot} from '../lib/paths';
import {onChange} from '../lib/watch';
import {warmUpBundler} from '../reference/lintSpec';
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
