import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {CheerioAPI} from 'cheerio';
import sortBy from 'lodash/sortBy';

import {localeConfigs} from '../config/locales';
import {readPage} from '../lib/readPage';
import {parsePageUrl} from '../lib/routes';

/** A page of a finished build. */
interface BuiltPage {
  /** The page's path in the site: `/de/docs`. */
  route: string;
  /** The path without the language prefix, in English: `/docs`. */
  englishPath: string;
  url: string;
  /** The language of the site, such as `de-DE`. */
  language: string;
}

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig' | 'i18n'>;

/** A page with the results of all readers. */
interface ReadPage {
  page: BuiltPage;
  results: unknown[];
}

/** The functions that plugins run on each page, in the order of the plugins. */
const readers: (($: CheerioAPI, page: BuiltPage) => unknown)[] = [];

/** Reads one page at a time, because a parsed page takes a lot of memory. */
async function readBuiltPages({outDir, baseUrl, routesPaths, siteConfig, i18n}: Site): Promise<ReadPage[]> {
  const language = localeConfigs[i18n.currentLocale as keyof typeof localeConfigs].iso;
  const routeOf = (file: string): string => baseUrl + file.replace(/(?:(?<=^|\/)index)?\.html$/u, '');
  const pages: ReadPage[] = [];
  const files = await Globby('**/*.html', {cwd: outDir});
  for (const file of sortBy(files, [(it) => routesPaths.indexOf(routeOf(it)), routeOf])) {
    const route = routeOf(file);
    const {englishPath} = parsePageUrl(route);
    const page = {route, englishPath, url: new URL(route, siteConfig.url).href, language};
    const $ = readPage(await readFile(path.join(outDir, file), 'utf8'));
    const results = [];
    for (const read of readers) {
      // Copies the result, because a substring would keep the whole page in memory.
      results.push(structuredClone(await read($, page)));
    }
    pages.push({page, results});
  }
  return pages;
}

const builds = new Map<string, Promise<ReadPage[]>>();

/**
 * Registers a function to run on every built page. Pages are parsed once for all plugins, so a plugin calls this when
 * its module loads, and the returned function in `postBuild`.
 *
 * @returns a function that resolves to the pages of a site, each with the result of `read`
 */
export function eachBuiltPage<Result>(
  read: ($: CheerioAPI, page: BuiltPage) => Result | Promise<Result>,
): (site: Site) => Promise<(BuiltPage & {result: Result})[]> {
  const index = readers.push(read) - 1;
  return async (site) => {
    const build = builds.get(site.outDir) ?? readBuiltPages(site);
    builds.set(site.outDir, build);
    return (await build).map(({page, results}) => ({...page, result: results[index] as Result}));
  };
}
