import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {hosts, languageChoice} from '../../../src/config/site';
import type {Redirect} from '../../../src/lib/routes';
import {filesBelow} from '../../lib/fingerprint';
import {mediaType} from '../../lib/mediaTypes';
import {defaultCaching} from '../../serve/rules';
import type {HeaderRule} from '../hostFiles';
import {bundleForNjs} from './bundle';
import {type NginxSite, brotliConf, httpConf, serverConf, siteConf} from './config';
import {negotiatedPages} from './pages';

/** The media types of the extensions that occur, by extension; the preview server uses the same table. */
export function mediaTypes(files: readonly string[]): Record<string, string> {
  const extensions = new Set(files.map((file) => path.posix.extname(file).slice(1)));
  return Object.fromEntries(
    [...extensions].sort().flatMap((extension) => {
      const type = mediaType(extension);
      return type === undefined ? [] : [[extension, type]];
    }),
  );
}

/**
 * Writes the configuration of nginx for a finished site: `site.conf`,
 * `http.conf`, `server.conf`, `brotli.conf` and `language.js`.
 *
 * @param siteDir the site's folder
 * @param targetDir the folder to write to; emptied before
 * @throws UserError where a name cannot stand in a configuration of nginx
 */
export async function writeNginxFiles(
  siteDir: string,
  targetDir: string,
  {headerRules, redirects}: {headerRules: readonly HeaderRule[]; redirects: readonly Redirect[]},
): Promise<void> {
  const files = (await filesBelow(siteDir)).map((file) => `/${path.relative(siteDir, file).replaceAll(path.sep, '/')}`);
  const site: NginxSite = {
    headerRules,
    redirects,
    pages: await negotiatedPages(files, (file) => readFile(path.join(siteDir, file), 'utf8'), languageChoice),
    notFoundPages: files.filter((file) => path.posix.basename(file) === '404.html'),
    types: mediaTypes(files),
    defaultCaching,
    host: new URL(hosts.site).hostname,
  };
  const contents = {
    'site.conf': siteConf(site),
    'http.conf': httpConf(site),
    'server.conf': serverConf(site),
    'brotli.conf': brotliConf(),
    'language.js': await bundleForNjs(),
  };
  await rm(targetDir, {recursive: true, force: true});
  await mkdir(targetDir, {recursive: true});
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(path.join(targetDir, name), content);
  }
}
