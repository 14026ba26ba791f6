import path from 'node:path';

import pluginContentPages, {type LoadedContent, type Options} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {isLocale} from '../../config/locales';
import {pageProblems, routeTable, tableProblems} from '../../lib/routeTable';
import {localizePermalinks, sourcePages} from './localizePermalinks';

export {validateOptions} from '@docusaurus/plugin-content-pages';

/** The link component that every `@docusaurus/Link` in the bundle becomes. */
const linkComponent = 'src/components/navigation/Link';

/** Stops the build where the table of paths, or its agreement with the pages, is not as it must be. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`pages plugin: the table of paths and the pages must agree.\n${problems.join('\n')}`);
  }
}

/**
 * `@docusaurus/plugin-content-pages` (3.10.2) with localised paths: a page
 * keeps its English file name, and the table in `src/config/routes.ts` decides
 * where it lives in each language. Links written with the English path follow.
 *
 * @throws Error naming each page that the table does not know, each entry that
 *   has no page, and each path that is not sound
 */
export default async function localizedPages(
  context: LoadContext,
  options: Options,
): Promise<Plugin<LoadedContent | null>> {
  const plugin = await pluginContentPages(context, options as never);
  const {currentLocale} = context.i18n;
  if (!isLocale(currentLocale)) {
    throw new Error(
      `pages plugin: the language "${currentLocale}" is not in src/config/locales.ts. Add it there, or build another one.`,
    );
  }

  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) ?? [];
      refuse([...tableProblems(routeTable), ...pageProblems(sourcePages(content, context.baseUrl), routeTable)]);
      return localizePermalinks(content, context.baseUrl, currentLocale);
    },
    configureWebpack(...args) {
      const config = plugin.configureWebpack?.(...args) ?? {};
      return {
        ...config,
        resolve: {alias: {'@docusaurus/Link': path.join(context.siteDir, linkComponent)}},
      };
    },
  };
}
