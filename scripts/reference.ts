import {generateReference} from './reference/generate';
import {runMain} from './lib/fail';

/** `npm run reference`: the generated pages alone, without a build. */
runMain(async () => {
  const {changedFiles, operations, events, texts} = await generateReference();
  texts.forEach((line) => console.log(line));
  console.log(`${operations} operations and ${events} events; ${changedFiles} generated files changed.`);
});
