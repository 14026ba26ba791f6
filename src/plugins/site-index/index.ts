import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {currentLocale} from '../../config/i18n';
import {defaultLocale} from '../../config/locales';
import {searchFallback} from '../../config/search';
import {decodeText} from '../../lib/text';
import {type Page, type Part, buildIndex} from '../../lib/siteIndex/buildIndex';
import {readEntries} from './readEntries';

/** The part of the documentation that each docs instance is, by the instance's id. */
const partOf: Readonly<Partial<Record<string, Part>>> = {default: 'docs', guides: 'guides', api: 'apiReference'};

const name = 'site-index';
const dataFile = 'entries.json';

/**
 * Publishes the alphabetical index of the documentation. The list is sent once,
 * as HTML: `@site-index` has it in the build and nothing in the browser, which
 * keeps the HTML and loads the data only for a reader who follows a link.
 */
export default function siteIndex({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const pageOf = async (
    {source, title, permalink, slug, frontMatter}: LoadedContent['loadedVersions'][number]['docs'][number],
    part: Part,
  ): Promise<Page> => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const {headings, endpoint} = readEntries(decodeText(await readFile(file), source));
    // The first page of a part lists the others: its headings are groups of links.
    const isOverview = slug === '/';
    // In the sidebar, the first page of a category is its "Overview", or continues its name.
    const isFirst = isOverview || source.endsWith('/index.mdx');
    return {
      part,
      title,
      permalink,
      label: isFirst ? undefined : frontMatter.sidebar_label,
      keywords: frontMatter.keywords ?? [],
      lang:
        /^@site\/(?:i18n|generated)\//u.test(source) || currentLocale() === defaultLocale ? undefined : defaultLocale,
      headings: isOverview ? [] : headings,
      ...(endpoint && {endpoint}),
    };
  };

  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const instances = allContent['docusaurus-plugin-content-docs'] as Readonly<Record<string, LoadedContent>>;
      const pages = Object.entries(instances).flatMap(([id, {loadedVersions}]) => {
        const part = partOf[id];
        if (part === undefined) {
          throw new Error(`${name}: the docs instance "${id}" is not a part of the index. Add it to partOf.`);
        }
        const docs = loadedVersions.flatMap((version) => version.docs).filter(({unlisted}) => !unlisted);
        return docs.map((doc) => pageOf(doc, part));
      });
      await actions.createData(dataFile, buildIndex(await Promise.all(pages), currentLocale()));
      actions.addRoute({
        path: `${baseUrl}${searchFallback.slice(1)}`,
        exact: true,
        component: '@site/src/components/site-index/SiteIndexPage',
      });
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@site-index$': isServer
            ? path.join(generatedFilesDir, name, 'default', dataFile)
            : path.join(__dirname, 'absent.json'),
        },
      },
    }),
  };
}
