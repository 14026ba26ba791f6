import type {Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {type Locale, defaultLocale} from '../../config/locales';
import {postPath} from './paths';
import {readBlogs} from './readBlogs';
import type {Blog} from './types';

/** Where links to English posts lead in a language: to the translation, else past the router to the English page. */
export function postPaths(blogs: readonly Blog[], locale: Locale): Map<string, string> {
  const postsOf = (code: Locale): Blog['posts'] => blogs.flatMap((blog) => (blog.locale === code ? blog.posts : []));
  const slugs = new Map(postsOf(locale).map(({translationKey, slug}) => [translationKey, slug]));
  return new Map(
    postsOf(defaultLocale).map(({translationKey, slug}) => {
      const own = slugs.get(translationKey);
      return [postPath(slug), own === undefined ? `pathname://${postPath(slug)}` : postPath(own)];
    }),
  );
}

/**
 * A remark plugin for links to posts, which have the English path in every language:
 * it replaces them with the path of the post in the page's language.
 *
 * @throws Error listing the invalid posts
 */
export function remarkPostLinks({siteDir, locale}: {siteDir: string; locale: Locale}) {
  let paths: Promise<Map<string, string>> | undefined;
  return async (tree: Root): Promise<void> => {
    const links: (Link | Definition)[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      links.push(node as Link | Definition);
    });
    if (links.some(({url}) => url.startsWith(postPath('')))) {
      paths ??= readBlogs(siteDir).then((blogs) => postPaths(blogs, locale));
      const known = await paths;
      for (const link of links) {
        const [path = '', hash] = link.url.split('#');
        link.url = [known.get(path) ?? path, ...(hash === undefined ? [] : [hash])].join('#');
      }
    }
  };
}
