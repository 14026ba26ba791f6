import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/i18n';
import {localeConfigs} from '../../config/locales';
import {sourceTexts} from '../../build/sourceTexts';
import {readEntries} from './entries';
import {changelogFeeds} from './feeds';

/** Writes the API changelog's feeds and provides the last change's date; `resolveApiChangelog` creates the page. */
export default function apiChangelog(context: LoadContext): Plugin {
  const {siteConfig, baseUrl} = context;
  return {
    name: 'api-changelog',
    contentLoaded({actions}) {
      actions.setGlobalData({lastChange: readEntries(context.siteDir)[0]?.date});
    },
    async postBuild({outDir}) {
      const dir = path.join(outDir, 'docs/api-changelog');
      const home = `${siteConfig.url}${baseUrl}`;
      const text = await sourceTexts(context, ['src/api-changelog/components/index.tsx']);
      const feeds = changelogFeeds(await readFile(`${dir}.html`, 'utf8'), `${home}docs/api-changelog`, {
        title: text('apiChangelog.feedTitle'),
        language: localeConfigs[currentLocale()].iso,
        home,
      });
      await mkdir(dir, {recursive: true});
      await Promise.all(Object.entries(feeds).map(([name, feed]) => writeFile(path.join(dir, name), feed)));
    },
  };
}
