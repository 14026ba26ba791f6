import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import memoize from 'lodash/memoize';
import {visit} from 'unist-util-visit';

import {type Locale, defaultLocale} from '../../config/locales';
import {postPath} from '../../lib/blogPaths';
import {type Post, blogVersions, readPosts} from './posts';

/** The dev server reads them again, because posts may have changed. */
const currentPosts = process.env.NODE_ENV === 'production' ? memoize(readPosts) : readPosts;

/** A link to an English page of the blog for a language: to its version in that language or, bypassing the router, to the English page. */
export function localizeLink(link: string, posts: readonly Post[], locale: Locale): string {
  const english = blogVersions(posts, defaultLocale);
  return link.replace(/^[^#]*/u, (path) =>
    english.has(path) ? (english.get(path)?.[locale] ?? `pathname://${path}`) : path,
  );
}

/**
 * A remark plugin that localizes links to posts. Authors and translators write the
 * English path; the reader gets the post in the language of the page.
 *
 * @throws Error listing the invalid posts
 */
export function remarkPostLinks({siteDir, locale}: {siteDir: string; locale: Locale}) {
  return async (tree: Root): Promise<void> => {
    const links: {get: string; set: (url: string) => void}[] = [];
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        links.push({get: node.url, set: (url) => (node.url = url)});
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const to = node.attributes.find((one) => 'name' in one && (one.name === 'to' || one.name === 'href'));
        if (typeof to?.value === 'string') {
          links.push({get: to.value, set: (url) => ((to as MdxJsxAttribute).value = url)});
        }
      }
    });
    const toPosts = links.filter(({get}) => get.startsWith(postPath('')));
    if (toPosts.length > 0) {
      const posts = await currentPosts(siteDir);
      toPosts.forEach(({get, set}) => set(localizeLink(get, posts, locale)));
    }
  };
}
