import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import sortBy from 'lodash/sortBy';

import {type Inspection, inspectPage, inspectionsFile} from './inspectPage';
import {localeConfigs} from '../../config/locales';
import {hasMarkdown} from '../../config/routes';
import {readPage} from '../../lib/readPage';
import {parsePageUrl} from '../../lib/routes';
import {type PageRecords, isSearched, readRecords} from '../../search/plugin/records';
import {toMarkdown} from '../markdown-export/toMarkdown';

/** Everything that is made of a built page. */
export interface BuiltPage {
  /** Its path in the site: `/de/docs`. */
  route: string;
  /** The path without the language prefix, in English: `/docs`. */
  englishPath: string;
  /** The text of its first `h1`; empty without one. */
  title: string;
  /** Its Markdown export, if it has one. */
  markdown?: string;
  /** Its searchable text, if it is searched. */
  records?: PageRecords;
  inspection: Inspection;
}

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig' | 'i18n'>;

/** Reads one page after the other: a parsed page takes much memory. */
async function readBuiltPages({outDir, baseUrl, routesPaths, siteConfig, i18n}: Site): Promise<BuiltPage[]> {
  const language = localeConfigs[i18n.currentLocale as keyof typeof localeConfigs].iso;
  const routeOf = (file: string): string => baseUrl + file.replace(/(?:(?<=^|\/)index)?\.html$/u, '');
  const pages: BuiltPage[] = [];
  const files = await Globby('**/*.html', {cwd: outDir});
  for (const file of sortBy(files, [(it) => routesPaths.indexOf(routeOf(it)), routeOf])) {
    const route = routeOf(file);
    const {englishPath} = parsePageUrl(route);
    const $ = readPage(await readFile(path.join(outDir, file), 'utf8'));
    pages.push({
      route,
      englishPath,
      title: $('h1').first().text().replaceAll(/\s+/gu, ' ').trim(),
      inspection: inspectPage($, language),
      ...(hasMarkdown(englishPath) && {
        markdown: await toMarkdown($, {url: new URL(route, siteConfig.url).href, language}),
      }),
      // Last, because it removes from the page what it does not index.
      ...(isSearched(englishPath) && {records: readRecords($, englishPath)}),
    });
  }
  return pages;
}

const builds = new Map<string, Promise<BuiltPage[]>>();

/** Reads the pages of a finished build, once for all plugins that make something of them. */
export async function builtPages(site: Site): Promise<readonly BuiltPage[]> {
  const pages = builds.get(site.outDir) ?? readBuiltPages(site);
  builds.set(site.outDir, pages);
  return pages;
}

/** Writes what the merge of the languages checks. */
export default function builtPagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const inspections = (await builtPages(site)).map(({route, inspection}) => [route, inspection] as const);
      await writeFile(path.join(generatedFilesDir, inspectionsFile), JSON.stringify(Object.fromEntries(inspections)));
    },
  };
}
