import path from 'node:path';

import pluginContentPages, {type LoadedContent, type Options} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/i18n';
import {pageProblems, routeTable, tableProblems} from '../../lib/routeTable';
import {localizePermalinks, sourcePages} from './localizePermalinks';

export {validateOptions} from '@docusaurus/plugin-content-pages';

/**
 * `@docusaurus/plugin-content-pages` (3.10.2) with localized paths: a page keeps
 * its English file name, and the table in `src/config/routes.ts` has its path in
 * each language. `@docusaurus/Link` becomes our component, which localizes links
 * with English paths.
 *
 * @throws Error listing each page without an entry in the table, each entry
 *   without a page, and each invalid path
 */
export default async function localizedPages(
  context: LoadContext,
  options: Options,
): Promise<Plugin<LoadedContent | null>> {
  const plugin = await pluginContentPages(context, options as never);
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) ?? [];
      const problems = [
        ...tableProblems(routeTable),
        ...pageProblems(sourcePages(content, context.baseUrl), routeTable),
      ];
      if (problems.length > 0) {
        throw new Error(`pages plugin: the table of paths and the pages must agree.\n${problems.join('\n')}`);
      }
      return localizePermalinks(content, context.baseUrl, currentLocale());
    },
    async contentLoaded({content, actions}) {
      const withImage = new Set(
        (content ?? []).flatMap((page) =>
          page.type === 'mdx' && page.frontMatter.image !== undefined ? [page.permalink] : [],
        ),
      );
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute({...route, ...(withImage.has(route.path) && {hasOwnImage: true})}),
        },
      });
    },
    configureWebpack(...args) {
      return {
        ...plugin.configureWebpack?.(...args),
        resolve: {alias: {'@docusaurus/Link': path.join(context.siteDir, 'src/components/navigation/Link')}},
      };
    },
  };
}
