import pluginContentDocs, {
  type DocMetadata,
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {currentLocale} from '../../config/i18n';
import {type Locale, defaultLocale} from '../../config/locales';
import {addNotFoundRoute} from './addNotFoundRoute';
import {checkSidebars} from './checkSidebars';
import {type PageState, markRoutes, pageStates} from '../../build/translations';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** `src/theme/DocRoot` also shows this component for unknown paths. */
const notFoundComponent = '@site/src/components/docs/NotFound';

/**
 * `@docusaurus/plugin-content-docs` (3.10.2) with a `404.html` that has the documentation's layout and sidebar. Hosts
 * return the nearest `404.html` above an unknown path. Routes record how their page is translated (`PageState`).
 */
export default async function docsNotFound(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  const locale = currentLocale();
  const {siteDir} = context;
  const isGenerated = options.path.startsWith('generated/');
  return {
    ...plugin,
    // Generated pages and their labels are already translated.
    ...(isGenerated ? {getTranslationFiles: undefined, translateContent: undefined} : {}),
    async contentLoaded({content, actions}) {
      content.loadedVersions.forEach((version) => checkSidebars(version.sidebars, String(options.sidebarPath)));
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const instance = {siteDir, pluginName: 'docusaurus-plugin-content-docs', options, subPaths: ['current']};
      const states = isGenerated ? generatedStates(docs, locale) : await pageStates(docs, instance, locale);
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) =>
            actions.addRoute(withoutCards(addNotFoundRoute(markRoutes(route, states), notFoundComponent))),
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data as GlobalPluginData)),
        },
      });
    },
  };
}

/** The states of generated pages, which record their language in their front matter. */
function generatedStates(docs: readonly DocMetadata[], locale: Locale): Map<string, PageState> {
  const english = docs.filter(({frontMatter}) => (frontMatter as {lang?: string}).lang === defaultLocale);
  return new Map(locale === defaultLocale ? [] : english.map(({permalink}) => [permalink, {isEnglish: true}]));
}

/** The route without the titles and descriptions of all pages, which only the cards rejected by `checkSidebars` use. */
function withoutCards({routes, ...docsRoot}: RouteConfig): RouteConfig {
  return {
    ...docsRoot,
    routes: routes?.map(({props, ...version}) => ({
      ...version,
      props: {version: {...(props?.version as PropVersionMetadata), docs: {}}},
    })),
  };
}

/**
 * Global data is included in every page's JavaScript. The list of all pages is only
 * needed for links between versions, and there is one version.
 */
function withoutDocs(data: GlobalPluginData): GlobalPluginData {
  return {...data, versions: data.versions.map((version) => ({...version, docs: [], draftIds: []}))};
}
