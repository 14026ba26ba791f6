import {Command} from 'commander';

import {buildSite} from './build/index';
import {readBuildOptions, withBuildOptions} from './lib/options';
import {runMain} from './lib/runMain';

/** `npm run build`: builds all languages into `build/`, or some with `-- --locale de`. */
runMain(async () => {
  const command = withBuildOptions(
    new Command('npm run build --').description('Builds the site into build/. Pass options after --.'),
  );
  command.parse();
  await buildSite(readBuildOptions(command));
});
