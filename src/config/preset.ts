import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';

import type {Locale} from './locales';
import {contentPlugins} from './markdown';
import {contentBases} from './routes';
import {brand, editUrl} from './site';
import {createSitemapItems, localeSitemap} from './sitemap';
import {blogDir} from '../plugins/blog/paths';

/** Files in a content directory that are not pages. */
const exclude = [...GlobExcludeDefault, 'README.md'];

/** What all docs instances share. */
export const docsOptions = {
  ...contentPlugins,
  exclude,
  breadcrumbs: true,
} satisfies Options['docs'];

/** What docs and guides share, which authors write. */
export const authoredDocsOptions = {
  ...docsOptions,
  editUrl: editUrl(),
  showLastUpdateTime: true,
} satisfies Options['docs'];

/** The options of the classic preset for one language; `src/preset` puts our wrappers into it. */
export function presetOptions(locale: Locale): Options {
  return {
    theme: {customCss: './src/css/index.css'},
    pages: {...contentPlugins, path: 'src/pages'},
    docs: {
      ...authoredDocsOptions,
      path: 'docs',
      routeBasePath: contentBases.docs,
      sidebarPath: './sidebars.ts',
    },
    blog: {
      ...contentPlugins,
      exclude,
      // A post may exist in some languages only, so each has a folder.
      path: blogDir(locale),
      routeBasePath: contentBases.blog,
      blogTitle: 'Blog',
      blogDescription: `News from ${brand}: how email works, what it costs, and what is new.`,
      archiveBasePath: null,
      blogSidebarCount: 0,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      feedOptions: {type: ['rss', 'atom', 'json']},
    },
    sitemap: {
      filename: localeSitemap,
      createSitemapItems,
      lastmod: null,
      changefreq: null,
      priority: null,
    },
  };
}
