import {existsSync} from 'node:fs';
import path from 'node:path';

import contentTitle from '@docusaurus/mdx-loader/lib/remark/contentTitle';
import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';

import {type Locale, defaultLocale, localeConfigs} from '../locales';
import {contentPlugins} from './markdown';
import {contentBases} from '../routes';
import {blogTexts, editUrl} from '../site';
import {createSitemapItems, localeSitemap} from './sitemap';
import {wordsPerMinute} from '../../data/blog';
import {blogDir} from '../../lib/blogPaths';

/** Files in a content directory that are not pages. */
const exclude = [...GlobExcludeDefault, 'README.md'];

/** The options of all docs instances. */
export const docsOptions = {
  ...contentPlugins,
  exclude,
} satisfies Options['docs'];

/** The options of docs and guides. */
export const authoredDocsOptions = {
  ...docsOptions,
  editUrl: editUrl(),
  showLastUpdateTime: true,
} satisfies Options['docs'];

/** Code, tags, and imports, which don't count toward the reading time of a post. */
const notRead = /^```[^]*?^```|<[^>]*>|^import .*$/gmu;

/** The path of a language's version of a blog file, or of the English file, relative to the language's posts. */
function blogFile(locale: Locale, name: string): string {
  return existsSync(path.join(blogDir(locale), name))
    ? name
    : path.posix.relative(blogDir(locale), `${blogDir(defaultLocale)}/${name}`);
}

/** The options of the classic preset for a language. */
export function presetOptions(locale: Locale): Options {
  return {
    theme: {customCss: './src/css/index.css'},
    pages: {
      ...contentPlugins,
      // The theme shows the title, such as `# Title`, above the content.
      beforeDefaultRemarkPlugins: [
        ...contentPlugins.beforeDefaultRemarkPlugins,
        [contentTitle, {removeContentTitle: true}],
      ],
      showLastUpdateTime: true,
    },
    docs: {
      ...authoredDocsOptions,
      path: 'docs',
      routeBasePath: contentBases.docs,
      sidebarPath: './sidebars.ts',
    },
    blog: {
      ...contentPlugins,
      exclude,
      // A post may exist in only some languages, so each language has a directory.
      path: blogDir(locale),
      routeBasePath: contentBases.blog,
      blogTitle: blogTexts.title,
      blogDescription: blogTexts.description,
      // With 'ALL', Docusaurus wouldn't create a list in a language without posts.
      postsPerPage: 500,
      blogListComponent: '@site/src/blog/components/BlogListPage',
      blogPostComponent: '@site/src/blog/components/BlogPostPage',
      blogTagsListComponent: '@site/src/blog/components/BlogTagsPage',
      blogTagsPostsComponent: '@site/src/blog/components/BlogListPage',
      // The list contains all posts.
      archiveBasePath: null,
      authorsMapPath: blogFile(locale, 'authors.yml'),
      tags: blogFile(locale, 'tags.yml'),
      readingTime: ({content, defaultReadingTime}) =>
        defaultReadingTime({
          content: content.replaceAll(notRead, ' '),
          locale: localeConfigs[locale].iso,
          options: {wordsPerMinute: wordsPerMinute[locale] ?? wordsPerMinute.en},
        }),
      showLastUpdateTime: true,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      // Lists show the description of each post.
      onUntruncatedBlogPosts: 'ignore',
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
