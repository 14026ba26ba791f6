import type * as docs from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';

import type {Locale} from '../locales';
import {components} from './markdown';
import {openapiConfig, openapiConfigId, openapiDocsId} from './openapi';
import {authoredDocsOptions, docsOptions} from './preset';
import {docsPath} from '../reference';
import {contentBases} from '../routes';
import {searchOptions} from '../search';

/** The docs plugin with a not-found page; its first instance is part of the preset. */
const docsPlugin = './src/plugins/docs/index.ts';

/** The themes in addition to the preset's. */
export const themes = ['./src/reference/plugin/index.ts'] satisfies PluginConfig[];

/** The plugins for a language in addition to the preset's. */
export function plugins(locale: Locale): PluginConfig[] {
  return [
    [
      docsPlugin,
      {
        ...authoredDocsOptions,
        id: 'guides',
        path: 'guides',
        routeBasePath: contentBases.guides,
        sidebarPath: './src/config/docusaurus/sidebars/guides.ts',
      } satisfies docs.Options,
    ],
    [
      docsPlugin,
      {
        ...docsOptions,
        id: openapiDocsId,
        path: docsPath(locale),
        routeBasePath: contentBases.api,
        sidebarPath: './src/config/docusaurus/sidebars/api.ts',
        docItemComponent: '@theme/ApiItem',
      } satisfies docs.Options,
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPlugin,
        docsPluginId: openapiDocsId,
        config: {[openapiConfigId]: openapiConfig(locale)},
      },
    ],
    './src/site-index/plugin/index.ts',
    './src/plugins/built-pages/index.ts',
    './src/api-changelog/plugin/index.ts',
    ['./src/content/plugin/index.ts', {components}],
    './src/plugins/social-cards/index.ts',
    './src/plugins/markdown-export/index.ts',
    // Must follow the other plugins that read built pages, because it removes everything that it doesn't index.
    ['./src/search/plugin/index.ts', {...searchOptions(locale)}],
    './src/plugins/inline-translations/index.ts',
    './src/plugins/boot-script/index.ts',
    './src/plugins/third-party-licenses/index.ts',
  ];
}
