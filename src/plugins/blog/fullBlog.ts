import type {BlogPost} from '@docusaurus/plugin-content-blog';

import type {Locale} from '../../config/locales';
import {tagPath} from './paths';
import type {FullBlog, Post} from './types';

/**
 * The blog of the language being built: the front matter of its posts, with
 * the content, authors and tags that Docusaurus has read.
 *
 * @param url adds the language prefix to a path
 * @throws Error naming the post with a tag whose URL does not follow from its key
 */
export function fullBlog(
  locale: Locale,
  posts: readonly Post[],
  blogPosts: readonly BlogPost[],
  url: (path: string) => string,
): FullBlog {
  const bySlug = new Map(blogPosts.map((post) => [post.metadata.frontMatter.slug, post]));
  const tagOf = ({slug, file}: Post, key: string): [string, FullBlog['tags'][string]] => {
    const tag = bySlug.get(slug)?.metadata.tags.find(({permalink}) => permalink === url(tagPath(key)));
    if (!tag) {
      throw new Error(
        `${file}, field "tags": the tag "${key}" is not at ${tagPath(key)}. Expected a key of lowercase letters, digits and hyphens, and no permalink in tags.yml.`,
      );
    }
    return [key, {label: tag.label, description: tag.description}];
  };
  return {
    locale,
    posts: posts.map((post) => ({
      ...post,
      minutes: Math.max(1, Math.round(bySlug.get(post.slug)?.metadata.readingTime ?? 0)),
    })),
    authors: Object.fromEntries(
      blogPosts.flatMap(({metadata}) =>
        metadata.authors.map(({key, name, title, url: page}) => [
          String(key),
          {name: name ?? String(key), title, ...(page !== undefined && {url: page})},
        ]),
      ),
    ),
    tags: Object.fromEntries(posts.flatMap((post) => post.tags.map((key) => tagOf(post, key)))),
  };
}
