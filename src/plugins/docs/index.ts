import pluginContentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {addNotFoundRoute} from './addNotFoundRoute';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The page that says so; `src/theme/DocRoot` shows the same one for addresses without a page. */
const notFoundComponent = '@site/src/components/docs/NotFound';

/**
 * `@docusaurus/plugin-content-docs` (3.10.2) with a `404.html` of its own, in
 * the frame of the documentation, with its sidebar. Hosts answer with the
 * nearest `404.html` above an address that has no page.
 */
export default async function docsNotFound(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    // Generated pages come in the page's language, labels included.
    ...(options.path.startsWith('generated/') ? {getTranslationFiles: undefined, translateContent: undefined} : {}),
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(addNotFoundRoute(route, notFoundComponent)),
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data as GlobalPluginData)),
        },
      });
    },
  };
}

/**
 * Global data is part of the script of every page. The list of all pages is for
 * links between versions, of which there is one.
 */
function withoutDocs(data: GlobalPluginData): GlobalPluginData {
  return {...data, versions: data.versions.map((version) => ({...version, docs: [], draftIds: []}))};
}
