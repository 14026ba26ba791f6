import {link, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {unescape} from 'node:querystring';

import {posixPath} from '@docusaurus/utils';
import {UserError, filesBelow, root, swapFolder, throwIfAny, writeAtomically} from '@packages/files';

import {postRedirects, readPosts} from '../../src/blog';
import {buildDir, workDir} from '../../src/config/files';
import {type Locale, locales as allLocales} from '../../src/config/locales';
import {parsePageUrl, siteRedirects} from '../../src/lib/routes';
import type {Inspection} from '../../src/build/inspectPage';
import {inspectionsOf, localeDir} from './buildLocale';
import {compressFiles} from './compress';
import {headerRules, headersFile, redirectsFile, robotsFile, securityFile, sitemapIndex} from './hostFiles';
import {type Host, countSite, exceededLimits} from './hostLimits';
import {type NginxRules, nginxFile} from './nginx';
import {pageFindings} from './pageFindings';
import {hideLanguages} from './partial';

const staging = path.join(workDir, 'next');

/** The hosts that read compressed copies and `_nginx.conf`. */
const servers: ReadonlySet<Host> = new Set(['nginx', 'container']);

/**
 * Merges the languages into one site, checks the finished HTML, writes the host files and compressed copies, and
 * replaces `build/` with the result.
 *
 * @param host the host that the site is for; undefined for a preview
 * @returns the number of pages
 * @throws UserError with the errors on each page, or with the host's limits that the site exceeds; `build/` stays
 *   unchanged
 */
export async function mergeLocales(locales: readonly Locale[], host: Host | undefined): Promise<number> {
  const isServer = host !== undefined && servers.has(host);
  await rm(staging, {recursive: true, force: true});
  await mkdir(staging, {recursive: true});
  for (const locale of locales) {
    await addLocale(localeDir(locale), isServer);
  }
  const files = await filesBelow(staging);
  const pages = files.filter((file) => file.endsWith('.html'));
  const hostRules = {
    headerRules: headerRules(await checkPages(locales, new Set(files))),
    redirects: [...siteRedirects(locales), ...postRedirects(await readPosts(root), locales)],
  };
  const missing = allLocales.filter((locale) => !locales.includes(locale));
  if (missing.length > 0) {
    await hideLanguages(staging, pages, missing);
  }
  const notFoundPages = pages
    .filter((page) => path.basename(page) === '404.html')
    .map((page) => `/${posixPath(path.relative(staging, page))}`);
  await writeHostFiles(locales, {...hostRules, notFoundPages}, isServer);
  await checkLimits(host);
  if (isServer) {
    await compressFiles(await filesBelow(staging));
  }
  await swapFolder(staging, buildDir);
  return pages.length;
}

/** Adds a language's pages as hard links, which takes less time than copying them. */
async function addLocale(dir: string, withCopies: boolean): Promise<void> {
  const files = (await filesBelow(dir)).filter((file) => withCopies || !/\.(?:br|gz)$/u.test(file));
  const targets = files
    .map((file): [string, string] => [file, path.join(staging, path.relative(dir, file))])
    // Docusaurus copies `static/` including its README, which then has compressed copies.
    .filter(([file]) => !path.basename(file).startsWith('README.md'));
  const folders = new Set(targets.map(([, target]) => path.dirname(target)));
  await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
  await Promise.all(targets.map(([file, target]) => link(file, target)));
}

/** Reports the findings about the pages. @returns the hashes of their inline scripts */
async function checkPages(locales: readonly Locale[], files: ReadonlySet<string>): Promise<string[]> {
  const pages: Record<string, Inspection> = {};
  for (const locale of locales) {
    Object.assign(pages, JSON.parse(await readFile(inspectionsOf(locale), 'utf8')));
  }
  const exists = (pathname: string): boolean =>
    !locales.includes(parsePageUrl(pathname).locale) ||
    ['', '.html', '/index.html'].some((end) => files.has(path.join(staging, unescape(pathname) + end)));
  const findings = await pageFindings(pages, exists);
  if (findings.length > 0) {
    throw new UserError(
      [
        'The built pages have problems:',
        ...findings,
        `The site in ${path.relative(root, buildDir)}/ was not replaced.`,
      ].join('\n'),
    );
  }
  return [...new Set(Object.values(pages).flatMap(({scriptHashes}) => scriptHashes))].sort();
}

/**
 * Checks the host's limits, because some hosts silently drop the rest. A site for nginx may also be published on
 * Cloudflare Pages, so its rules are compared with those limits, too.
 *
 * @throws UserError with the limits that the site exceeds
 */
async function checkLimits(host: Host | undefined): Promise<void> {
  const read = (name: string): Promise<string> => readFile(path.join(staging, name), 'utf8');
  const counts = await countSite(await read('_headers'), await read('_redirects'), await filesBelow(staging));
  const {refused, paid} = exceededLimits(host ?? 'nginx', counts);
  throwIfAny(refused);
  const rules = exceededLimits('cloudflare-pages', {...counts, files: 0, fileSize: 0, siteSize: 0}).refused;
  [...paid, ...(host === 'nginx' ? rules : [])].forEach((line) => console.warn(line));
}

async function writeHostFiles(locales: readonly Locale[], rules: NginxRules, isServer: boolean): Promise<void> {
  const write = (name: string, content: string): Promise<void> => writeAtomically(path.join(staging, name), content);
  await write('_headers', headersFile(rules.headerRules));
  await write('_redirects', redirectsFile(rules.redirects, rules.notFoundPages));
  if (isServer) {
    await write('_nginx.conf', nginxFile(rules));
  }
  await write('.well-known/security.txt', securityFile(new Date()));
  await write('robots.txt', robotsFile);
  await write('sitemap.xml', sitemapIndex(locales));
}
