import {plural} from '@packages/files';
import {Command} from 'commander';

import {locales} from '../src/config/locales';
import {generateReference} from '../src/reference/build';
import {checkAndBundle} from './lib/checkAndBundle';
import {runMain} from './lib/runMain';

/** `npm run reference`: generates the reference pages without a build. */
runMain(async () => {
  new Command('npm run reference --').description('Generates the reference pages without a build.').parse();
  const changedFiles = await generateReference(locales, checkAndBundle);
  console.log(`${plural(changedFiles, 'generated file')} changed.`);
});
