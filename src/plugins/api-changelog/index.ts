import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/i18n';
import {localeConfigs} from '../../config/locales';
import {changelogFeeds, feedNames} from './feeds';

export interface Options {
  /** The path of the page, without the locale: `/docs/api-changelog`. */
  path: string;
}

/** Writes the feeds of the API changelog; `resolveApiChangelog` makes the content of its page. */
export default function apiChangelog(context: LoadContext, {path: pagePath}: Options): Plugin {
  const {siteConfig, baseUrl, codeTranslations} = context;
  return {
    name: 'api-changelog',
    async postBuild({outDir}) {
      const dir = path.join(outDir, pagePath);
      const home = `${siteConfig.url}${baseUrl}`;
      const feeds = changelogFeeds(await readFile(`${dir}.html`, 'utf8'), `${home}${pagePath.slice(1)}`, {
        title: codeTranslations['apiChangelog.feedTitle'] ?? 'Mailwren API changelog',
        language: localeConfigs[currentLocale()].iso,
        home,
      });
      await mkdir(dir, {recursive: true});
      for (const format of ['atom', 'rss'] as const) {
        await writeFile(path.join(dir, feedNames[format]), feeds[format]);
      }
    },
  };
}
