import path from 'node:path';

import {Command} from 'commander';

import {writePublishedFiles} from './api/publish/write';
import {runMain} from './lib/fail';
import {fromRoot} from './lib/paths';
import {bundleDescription, checkDescription} from './reference/checkDescription';

/** `npm run api:bundle`: the description as one file, as it is published. */
runMain(async () => {
  const command = new Command('npm run api:bundle --')
    .description('Checks the API description and writes it as one file: openapi.yaml and openapi.json.')
    .option('-o, --out <folder>', 'the folder to write to', 'generated/bundle')
    .allowExcessArguments(false);
  command.parse();
  const {out} = command.opts<{out: string}>();
  await checkDescription();
  const names = ['openapi.yaml', 'openapi.json'] as const;
  console.log(await writePublishedFiles(names, await bundleDescription(), path.resolve(fromRoot(), out)));
});
