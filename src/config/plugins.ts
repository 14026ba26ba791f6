import type * as blog from '@docusaurus/plugin-content-blog';
import type * as docs from '@docusaurus/plugin-content-docs';
import type * as pages from '@docusaurus/plugin-content-pages';
import type * as sitemap from '@docusaurus/plugin-sitemap';
import type {PluginConfig} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';

import type {Locale} from './locales';
import {contentPlugins} from './markdown';
import {twinBases} from './markdownTwins';
import {contentBases} from './routes';
import {searchOptions} from './search';
import {brand, editUrl} from './site';
import {createSitemapItems, localeSitemap} from './sitemap';
import type * as apiChangelog from '../plugins/api-changelog';
import {blogFolder} from '../plugins/blog/folder';
import type * as lazyRoutes from '../plugins/lazy-routes';
import type * as markdownTwins from '../plugins/markdown-twins';
import type * as siteIndex from '../plugins/site-index';

/** Files of a content room that are no pages. */
const exclude = [...GlobExcludeDefault, 'README.md'];

/** What all documentation instances share. */
const docsOptions = {
  ...contentPlugins,
  exclude,
  breadcrumbs: true,
} satisfies docs.Options;

/** The theme, wrapped: see the plugin's README. */
export const themes = [
  ['./src/plugins/lean-classic-theme/index.ts', {customCss: './src/css/index.css'}],
] satisfies PluginConfig[];

/** The site's plugins for one language, one entry a room. */
export function plugins(locale: Locale): PluginConfig[] {
  return [
    ['./src/plugins/localized-pages/index.ts', {...contentPlugins, path: 'src/pages'} satisfies pages.Options],
    [
      './src/plugins/docs-not-found/index.ts',
      {
        ...docsOptions,
        path: 'docs',
        routeBasePath: contentBases.docs,
        sidebarPath: './sidebars.ts',
        editUrl: editUrl(),
        showLastUpdateTime: true,
      } satisfies docs.Options,
    ],
    [
      './src/plugins/docs-not-found/index.ts',
      {
        ...docsOptions,
        id: 'guides',
        path: 'guides',
        routeBasePath: contentBases.guides,
        sidebarPath: './src/config/sidebars/guides.ts',
        editUrl: editUrl(),
        showLastUpdateTime: true,
      } satisfies docs.Options,
    ],
    [
      './src/plugins/docs-not-found/index.ts',
      {
        ...docsOptions,
        id: 'api',
        path: `generated/api/${locale}`,
        routeBasePath: contentBases.api,
        sidebarPath: './src/config/sidebars/api.ts',
        docItemComponent: '@site/src/components/api/ApiItem',
      } satisfies docs.Options,
    ],
    './src/plugins/api-reference/index.ts',
    [
      './src/plugins/blog/index.ts',
      {
        ...contentPlugins,
        exclude,
        // A post may exist in some languages only, so each has a folder.
        path: blogFolder(locale),
        routeBasePath: contentBases.blog,
        blogTitle: 'Blog',
        blogDescription: `News from ${brand}: how email works, what it costs, and what is new.`,
        archiveBasePath: null,
        blogSidebarCount: 0,
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        feedOptions: {type: ['rss', 'atom', 'json']},
      } satisfies blog.Options,
    ],
    ['./src/plugins/lazy-routes/index.ts', {below: contentBases.blog} satisfies lazyRoutes.Options],
    './src/plugins/page-bundles/index.ts',
    // Puts the theme's styles into layers, so that ours win whatever their specificity.
    '@docusaurus/plugin-css-cascade-layers',
    [
      '@docusaurus/plugin-sitemap',
      {
        filename: localeSitemap,
        createSitemapItems,
        lastmod: null,
        changefreq: null,
        priority: null,
      } satisfies sitemap.Options,
    ],
    [
      './src/plugins/site-index/index.ts',
      {
        path: 'docs/indexsd',
        parts: {default: 'docs', guides: 'guides', api: 'apiReference'},
      } satisfies siteIndex.Options,
    ],
    [
      './src/plugins/api-changelog/index.ts',
      {...contentPlugins, path: '/docs/api-changelog'} satisfies apiChangelog.Options,
    ],
    ['./src/plugins/docs-search/index.ts', {...searchOptions(locale)}],
    './src/plugins/author-components/index.ts',
    './src/plugins/brand-files/index.ts',
    './src/plugins/styleguide/index.ts',
    ['./src/plugins/markdown-twins/index.ts', {bases: twinBases} satisfies markdownTwins.Options],
    './src/plugins/light-runtime/index.ts',
    './src/plugins/boot-script/index.ts',
    './src/plugins/prefetch-queue/index.ts',
    './src/plugins/description-errors/index.ts',
  ];
}
