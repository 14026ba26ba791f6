import {runMain} from './lib/fail';
import {checkAndBundle} from './reference/lintSpec';

/** `npm run api:lint`: checks the API spec and its changelog. */
runMain(async () => {
  await checkAndBundle();
  console.log('The API spec has no problems.');
});
