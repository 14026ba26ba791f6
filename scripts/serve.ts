import {Command} from 'commander';

import {runMain} from './lib/fail';
import {buildDir} from './lib/paths';
import {readPort, withPortOption} from './serve/options';
import {serveSite} from './serve/server';

/** `npm run serve`: the finished site, as the hosts would serve it. */
runMain(async () => {
  const command = withPortOption(new Command('npm run serve --').description('Serves build/ as the static hosts do.'));
  command.parse();
  const {url} = await serveSite(buildDir, readPort(command));
  console.log(`The site is up: ${url}  (Ctrl+C stops it)`);
});
