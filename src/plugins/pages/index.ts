import path from 'node:path';

import pluginContentPages, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/i18n';
import {markRoutes, pageStates} from '../../build/translations';
import {localizePermalinks, missingPaths} from './paths';

export {validateOptions} from '@docusaurus/plugin-content-pages';

/**
 * `@docusaurus/plugin-content-pages` (3.10.2) with localized paths: a page keeps its English file name, and the table
 * in `src/config/routes.ts` has its path in each language. `@docusaurus/Link` becomes our component, which localizes
 * links with English paths. Routes of Markdown pages record whether they are translated (`PageState`).
 *
 * @throws Error listing each page without an entry in the table
 */
export default async function localizedPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent | null>> {
  const plugin = await pluginContentPages(context, options);
  const {siteDir} = context;
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) ?? [];
      const problems = missingPaths(content, context.baseUrl);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
      return localizePermalinks(content, context.baseUrl, currentLocale());
    },
    async contentLoaded({content, actions}) {
      // Other pages are React components, whose strings are translated individually.
      const markdown = (content ?? []).filter(({type}) => type === 'mdx');
      const instance = {siteDir, pluginName: 'docusaurus-plugin-content-pages', options};
      const states = await pageStates(markdown, instance, currentLocale());
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(markRoutes(route, states))},
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
