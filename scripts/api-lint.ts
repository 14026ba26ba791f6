import {Command} from 'commander';

import {checkAndBundle} from './lib/checkAndBundle';
import {runMain} from './lib/runMain';

/** `npm run api:lint`: checks the API spec and its changelog. */
runMain(async () => {
  new Command('npm run api:lint --').description('Checks the API spec and its changelog.').parse();
  await checkAndBundle();
  console.log('The API spec and its changelog have no problems.');
});
