import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {isLocale} from '../../config/locales';
import {buildIndex} from './buildIndex';
import {readPage} from './readPage';
import type {Page, Part} from './types';

export interface Options {
  /** Where the index lives, without the language's base URL. */
  path: string;
  /** The part that each docs instance is, by the instance's id. */
  parts: Readonly<Record<string, Part>>;
}

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

const name = 'site-index';
const dataFile = 'entries.json';

/** Reads the page of a document. */
async function pageOf(doc: Doc, part: Part, siteDir: string): Promise<Page> {
  const file = aliasedSitePathToRelativePath(doc.source);
  const {title, permalink, slug, frontMatter} = doc;
  const label = frontMatter.sidebar_label;
  try {
    return {
      part,
      title,
      permalink,
      // The sidebar calls the first page of a part "Overview", which names nothing.
      ...(slug === '/' || label === undefined ? {} : {label}),
      keywords: frontMatter.keywords ?? [],
      ...(await readPage(await readFile(path.join(siteDir, file), 'utf8'))),
    };
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Error(
      `${file}${line === undefined ? '' : `:${line}`}: the index cannot read this page: ${reason ?? String(error)}. Expected valid MDX.`,
      {cause: error},
    );
  }
}

/**
 * Publishes the alphabetical index of all documentation, as a page without a
 * share in the application's data: what the build draws stays as it is in the
 * browser. So the list is a module of the server's bundle (`@site-index`), is
 * nothing in the browser's, and a chunk of its own for readers who come by a
 * link within the application.
 */
export default function siteIndex(context: LoadContext, options: Options): Plugin<undefined> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const {currentLocale} = context.i18n;
  if (!isLocale(currentLocale)) {
    throw new Error(
      `${name}: the language "${currentLocale}" is not in src/config/locales.ts. Add it there, or build another one.`,
    );
  }

  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const pages = Object.entries(instances).flatMap(([id, {loadedVersions}]) => {
        const part = options.parts[id];
        if (part === undefined) {
          throw new Error(
            `${name}: the docs instance "${id}" has no part; known: ${Object.keys(options.parts).join(', ')}. Add it to the plugin's options in src/config/plugins.ts.`,
          );
        }
        return loadedVersions
          .flatMap(({docs}) => docs)
          .filter(({unlisted}) => !unlisted)
          .map((doc) => pageOf(doc, part, siteDir));
      });
      await actions.createData(dataFile, buildIndex(await Promise.all(pages), currentLocale));
      actions.addRoute({
        path: `${baseUrl}${options.path}`,
        exact: true,
        component: '@site/src/components/site-index/SiteIndexPage',
      });
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@site-index$': isServer
            ? path.join(generatedFilesDir, name, 'default', dataFile)
            : path.join(siteDir, 'src', 'plugins', name, 'absent.json'),
        },
      },
    }),
  };
}
