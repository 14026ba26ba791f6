import {Command} from 'commander';

import {buildDir} from '../src/config/files';
import {runMain} from './lib/runMain';
import {withPortOption} from './lib/options';
import {serveSite} from './serve/server';

/** `npm run serve`: serves the built site like the static hosts. */
runMain(async () => {
  const command = withPortOption(new Command('npm run serve --').description('Serves build/ like the static hosts.'));
  command.parse();
  await serveSite(buildDir, command.opts<{port: number}>().port);
});
