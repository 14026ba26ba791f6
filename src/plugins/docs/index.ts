import pluginContentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {addNotFoundRoute} from './addNotFoundRoute';
import {englishPages, markRoutes, pagesWithImage} from './markRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** `src/theme/DocRoot` shows the same page for a path without a page. */
const notFoundComponent = '@site/src/components/docs/NotFound';

/**
 * `@docusaurus/plugin-content-docs` (3.10.2) with its own `404.html` in the layout
 * of the documentation, with its sidebar. Hosts return the nearest `404.html`
 * above a path that has no page. Routes of pages that are not translated have `isEnglish`, and
 * those with an image of their own `hasOwnImage`.
 */
export default async function docsNotFound(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    // Generated pages and their labels are translated already.
    ...(options.path.startsWith('generated/') ? {getTranslationFiles: undefined, translateContent: undefined} : {}),
    async contentLoaded({content, actions}) {
      if (content.loadedVersions.length > 1) {
        throw new Error(
          'The documentation has one version. Remove versions.json, versioned_docs/ and versioned_sidebars/, and describe differences between versions on the page.',
        );
      }
      const english = englishPages(content, context.i18n.currentLocale);
      const withImage = pagesWithImage(content);
      const mark = (route: RouteConfig): RouteConfig =>
        markRoutes(markRoutes(route, english, 'isEnglish'), withImage, 'hasOwnImage');
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(addNotFoundRoute(mark(route), notFoundComponent)),
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data as GlobalPluginData)),
        },
      });
    },
  };
}

/**
 * Global data is part of the script of every page. The list of all pages is only
 * needed for links between versions, and there is one version.
 */
function withoutDocs(data: GlobalPluginData): GlobalPluginData {
  return {...data, versions: data.versions.map((version) => ({...version, docs: [], draftIds: []}))};
}
