import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';

import type {Locale} from '../locales';
import {contentPlugins} from './markdown';
import {contentBases} from '../routes';
import {brand, editUrl} from '../site';
import {createSitemapItems, localeSitemap} from './sitemap';
import {blogDir} from '../../lib/blog/paths';
import {remarkRemoveTitle} from '../../plugins/pages/remarkRemoveTitle';

/** Files in a content directory that are not pages. */
export const exclude = [...GlobExcludeDefault, 'README.md'];

/** The options of all docs instances. */
export const docsOptions = {
  ...contentPlugins,
  exclude,
  breadcrumbs: true,
} satisfies Options['docs'];

/** The options of docs and guides. */
export const authoredDocsOptions = {
  ...docsOptions,
  editUrl: editUrl(),
  showLastUpdateTime: true,
} satisfies Options['docs'];

/** The options of the classic preset for a language. */
export function presetOptions(locale: Locale): Options {
  return {
    theme: {customCss: './src/css/index.css'},
    pages: {...contentPlugins, remarkPlugins: [remarkRemoveTitle], path: 'src/pages', showLastUpdateTime: true},
    docs: {
      ...authoredDocsOptions,
      path: 'docs',
      routeBasePath: contentBases.docs,
      sidebarPath: './sidebars.ts',
    },
    blog: {
      ...contentPlugins,
      exclude,
      // A post may exist in some languages only, so each language has a directory.
      path: blogDir(locale),
      routeBasePath: contentBases.blog,
      blogTitle: 'Blog',
      blogDescription: `News from ${brand}: how email works, what it costs, and what is new.`,
      showLastUpdateTime: true,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      feedOptions: {type: ['rss', 'atom', 'json']},
    },
    sitemap: {
      filename: localeSitemap,
      createSitemapItems,
      lastmod: 'date',
      changefreq: null,
      priority: null,
    },
  };
}
