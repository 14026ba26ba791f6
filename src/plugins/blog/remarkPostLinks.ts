import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

import {type Locale, defaultLocale} from '../../config/locales';
import {postPath} from '../../lib/blog/paths';
import {type Post, readPosts} from './posts';

/** The targets of links to English posts in a language: the translation or, bypassing the router, the English page. */
export function postPaths(posts: readonly Post[], locale: Locale): Map<string, string> {
  const slugsIn = (language: Locale): [string, string][] =>
    posts.filter((post) => post.locale === language).map(({translationKey, slug}) => [translationKey, slug]);
  const translations = new Map(slugsIn(locale));
  return new Map(
    slugsIn(defaultLocale).map(([key, slug]) => {
      const translated = translations.get(key);
      return [postPath(slug), translated === undefined ? `pathname://${postPath(slug)}` : postPath(translated)];
    }),
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
      const paths = postPaths(await readPosts(siteDir), locale);
      toPosts.forEach(({get, set}) => {
        set(get.replace(/^[^#]*/u, (path) => paths.get(path) ?? path));
      });
    }
  };
}
