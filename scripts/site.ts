import {Command} from 'commander';

import {buildSite} from './build/index';
import {readBuildOptions, withBuildOptions} from './build/options';
import {runMain} from './lib/fail';
import {buildDir} from './lib/paths';
import {readPort, withPortOption} from './serve/options';
import {serveSite} from './serve/server';

/** `npm run site`: builds what has changed and serves the result. */
runMain(async () => {
  const command = withPortOption(
    withBuildOptions(new Command('npm run site --').description('Builds the site and serves it.')),
  );
  command.parse();
  await buildSite(readBuildOptions(command));
  const {url} = await serveSite(buildDir, readPort(command));
  console.log(`The site is up: ${url}  (Ctrl+C stops it)`);
});
