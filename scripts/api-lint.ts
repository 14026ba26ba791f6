import {checkDescription} from './reference/checkDescription';
import {runMain} from './lib/fail';

/** `npm run api:lint`: checks the API description. */
runMain(async () => {
  await checkDescription();
  console.log('The API description has no problems.');
});
