import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {decodeText} from '@packages/files';
import countBy from 'lodash/countBy';

import {currentLocale} from '../../config/i18n';
import {defaultLocale} from '../../config/locales';
import {searchFallback} from '../../config/search';
import {type Page, type Part, buildIndex} from '../buildIndex';
import {readEntries} from './readEntries';

/** The part of the documentation that a docs instance contains, by the instance's ID; others belong to `docs`. */
const partOf: Readonly<Partial<Record<string, Part>>> = {guides: 'guides', api: 'apiReference'};

/** A heading such as "Next steps" counts as boilerplate if at least this number of pages have it. */
const boilerplatePages = 7;

/** Removes the headings whose IDs many pages have. */
function withoutBoilerplate(pages: readonly Page[]): Page[] {
  const uses = countBy(pages.flatMap(({headings}) => headings.map(({id}) => id)));
  return pages.map((page) => ({...page, headings: page.headings.filter(({id}) => (uses[id] ?? 0) < boilerplatePages)}));
}

const name = 'site-index';
const dataFile = 'entries.json';

/**
 * Publishes the alphabetical index of the documentation. The list is sent once,
 * as HTML: in production, browsers get neither the entries nor the component.
 */
export default function siteIndex({siteDir, baseUrl}: LoadContext): Plugin {
  const pageOf = async ({source, title, permalink, slug, frontMatter}: DocMetadata, part: Part): Promise<Page> => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const {headings, endpoint} = readEntries(decodeText(await readFile(file), source));
    return {
      part,
      title,
      permalink,
      label: frontMatter.sidebar_label,
      lang:
        /^@site\/(?:i18n|generated)\//u.test(source) || currentLocale() === defaultLocale ? undefined : defaultLocale,
      // The first page of a part lists the other pages: its headings are groups of links.
      headings: slug === '/' ? [] : headings,
      ...(endpoint && {endpoint}),
    };
  };

  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const instances = allContent['docusaurus-plugin-content-docs'] as Readonly<Record<string, LoadedContent>>;
      const pages = Object.entries(instances).flatMap(([id, {loadedVersions}]) => {
        const part = partOf[id] ?? 'docs';
        const docs = loadedVersions.flatMap((version) => version.docs).filter(({unlisted}) => !unlisted);
        return docs.map((doc) => pageOf(doc, part));
      });
      await actions.createData(dataFile, buildIndex(withoutBoilerplate(await Promise.all(pages)), currentLocale()));
      actions.addRoute({
        path: `${baseUrl}${searchFallback.slice(1)}`,
        exact: true,
        component: '@site/src/site-index/components/SiteIndexPage',
      });
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@site-index$': path.join(
            siteDir,
            'src/site-index/components/IndexList',
            !isServer && process.env.NODE_ENV === 'production' ? 'browser.ts' : 'index.tsx',
          ),
        },
      },
    }),
  };
}
