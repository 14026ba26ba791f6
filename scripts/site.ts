import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';

import {Command} from 'commander';

import {type Locale, defaultLocale, locales} from '../src/config/locales';
import {buildSite} from './build/index';
import {type BuildOptions, readBuildOptions, withBuildOptions} from './build/options';
import {isUnfinished} from './build/pending';
import {runMain} from './lib/runMain';
import {buildDir} from './lib/paths';
import {readPort, withPortOption} from './serve/options';
import {serveSite} from './serve/server';

/** `npm run site`: builds what has changed and serves the result. */
runMain(async () => {
  const command = withPortOption(
    withBuildOptions(new Command('npm run site --').description('Builds the site and serves it.')),
  );
  command.parse();
  const options = readBuildOptions(command);
  const port = readPort(command);
  const isFirst = !existsSync(path.join(buildDir, '_headers')) || isUnfinished(buildDir);
  if (isFirst && options.locales.length === locales.length) {
    await serveFromFirstLanguage(options, port);
  } else {
    await buildSite(options);
    await serve(port);
  }
});

async function serve(port: number): Promise<Server> {
  const {server, url} = await serveSite(buildDir, port);
  console.log(`The site is up: ${url}  (Ctrl+C stops it)`);
  return server;
}

/**
 * Serves English as soon as it is built, and adds the other languages in the background, as many at
 * a time as are built in parallel.
 */
async function serveFromFirstLanguage({locales: all, jobs, force, nginx}: BuildOptions, port: number): Promise<void> {
  const built: Locale[] = [defaultLocale];
  const pending = all.filter((locale) => locale !== defaultLocale);
  await buildSite({locales: built, jobs: 1, force, nginx}, pending);
  const server = await serve(port);
  try {
    while (pending.length > 0) {
      built.push(...pending.splice(0, jobs));
      await buildSite({locales: built, jobs, force: false, nginx}, pending);
    }
  } catch (error) {
    server.close().closeAllConnections();
    throw error;
  }
  console.log('All languages are ready.');
}
