import {existsSync} from 'node:fs';
import path from 'node:path';

import {Command} from 'commander';

import {buildDir} from '../src/config/files';
import {defaultLocale, localeBaseUrl, locales} from '../src/config/locales';
import {buildSite} from './build/index';
import {type BuildOptions, readBuildOptions, withBuildOptions, withPortOption} from './lib/options';
import {runMain} from './lib/runMain';
import {serveSite} from './serve/server';

/** `npm run site`: builds the parts that have changed and serves the result. */
runMain(async () => {
  const command = withPortOption(
    withBuildOptions(new Command('npm run site --').description('Builds the site and serves it.')),
  );
  command.parse();
  const options = readBuildOptions(command);
  const {port} = command.opts<{port: number}>();
  const isComplete = locales.every((locale) => existsSync(path.join(buildDir, localeBaseUrl(locale), 'index.html')));
  if (!isComplete && options.locales.length === locales.length) {
    await serveFromFirstLanguage(options, port);
  } else {
    await buildSite(options);
    await serveSite(buildDir, port);
  }
});

/** Serves English as soon as it is built, and then builds the other languages, which the site doesn't offer before. */
async function serveFromFirstLanguage(options: BuildOptions, port: number): Promise<void> {
  await buildSite({locales: [defaultLocale]});
  const server = await serveSite(buildDir, port);
  try {
    await buildSite(options);
  } catch (error) {
    server.close().closeAllConnections();
    throw error;
  }
  console.log('All languages are ready.');
}
