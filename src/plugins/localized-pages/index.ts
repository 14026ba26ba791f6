import path from 'node:path';

import pluginContentPages, {type LoadedContent, type Options} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {isLocale} from '../../config/locales';
import {localizePermalinks} from './localizePermalinks';

export {validateOptions} from '@docusaurus/plugin-content-pages';

/** The link component that every `@docusaurus/Link` in the bundle becomes. */
const linkComponent = 'src/components/navigation/Link';

/**
 * `@docusaurus/plugin-content-pages` (3.10.2) with localised paths: a page
 * keeps its English file name, and the table in `src/config/routes.ts` decides
 * where it lives in each language. Links written with the English path follow.
 */
export default async function localizedPages(
  context: LoadContext,
  options: Options,
): Promise<Plugin<LoadedContent | null>> {
  const plugin = await pluginContentPages(context, options as never);
  const {currentLocale} = context.i18n;
  if (!isLocale(currentLocale)) {
    throw new Error(
      `localized-pages: the language "${currentLocale}" is not in src/config/locales.ts. Add it there, or build another one.`,
    );
  }

  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent?.();
      return content ? localizePermalinks(content, context.baseUrl, currentLocale) : null;
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
