import path from 'node:path';

import {Command} from 'commander';

import {writePublishedFiles} from './api/publish/write';
import {runMain} from './lib/fail';
import {fromRoot} from './lib/paths';
import {bundleDescription, checkDescription} from './reference/checkDescription';

/** `npm run api:collection`: the description as a Postman collection, as it is published. */
runMain(async () => {
  const command = new Command('npm run api:collection --')
    .description('Checks the API description and writes it as a Postman collection (format 2.1): postman.json.')
    .option('-o, --out <folder>', 'the folder to write to', 'generated/bundle')
    .allowExcessArguments(false);
  command.parse();
  const {out} = command.opts<{out: string}>();
  await checkDescription();
  console.log(await writePublishedFiles(['postman.json'], await bundleDescription(), path.resolve(fromRoot(), out)));
});
