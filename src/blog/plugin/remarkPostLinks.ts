import type {Root} from 'mdast';
import memoize from 'lodash/memoize';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type Locale, defaultLocale} from '../../config/locales';
import {hosts} from '../../config/site';
import {postPath} from '../../lib/blogPaths';
import {type Post, blogVersions, readPosts} from './posts';

/** The dev server reads the posts for each page, because they may have changed. */
const currentPosts = process.env.NODE_ENV === 'production' ? memoize(readPosts) : readPosts;

/** Localizes a link to an English blog page. Untranslated pages get a full URL: Docusaurus would localize a path. */
export function localizeLink(link: string, posts: readonly Post[], locale: Locale): string {
  const english = blogVersions(posts, defaultLocale);
  return link.replace(/^[^#]*/u, (path) =>
    english.has(path) ? (english.get(path)?.[locale] ?? hosts.site + path) : path,
  );
}

/**
 * A remark plugin that localizes links to posts: authors and translators write the English path.
 *
 * @throws Error listing the invalid posts
 */
export function remarkPostLinks({siteDir, locale}: {siteDir: string; locale: Locale}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file.value).includes(postPath(''))) {
      return;
    }
    const posts = await currentPosts(siteDir);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = localizeLink(node.url, posts, locale);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          const isLink = attribute.type === 'mdxJsxAttribute' && ['to', 'href'].includes(attribute.name);
          if (isLink && typeof attribute.value === 'string') {
            attribute.value = localizeLink(attribute.value, posts, locale);
          }
        }
      }
    });
  };
}
