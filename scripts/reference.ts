import {generateReference} from './reference/generate';
import {runMain} from './lib/fail';

/** `npm run reference`: the generated pages alone, without a build. */
runMain(async () => {
  const {changedFiles, operations} = await generateReference();
  console.log(`${operations} operations; ${changedFiles} generated files changed.`);
});
