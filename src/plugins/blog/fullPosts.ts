import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {tagPath} from '../../lib/blog/paths';
import type {FullPost, Post} from './types';

/**
 * The posts of the language being built: their front matter, with what Docusaurus has read.
 *
 * @param url adds the language prefix to a path
 * @throws Error naming the post with a tag whose URL does not follow from its key
 */
export function fullPosts(
  posts: readonly Post[],
  blogPosts: readonly BlogPost[],
  url: (path: string) => string,
): FullPost[] {
  const bySlug = new Map(blogPosts.map(({metadata}) => [metadata.frontMatter.slug, metadata]));
  return posts.map((post) => {
    const {tags = [], authors = [], readingTime = 0} = bySlug.get(post.slug) ?? {};
    return {
      ...post,
      minutes: Math.max(1, Math.round(readingTime)),
      authors: authors.map(({key, name, title, url: page}) => ({
        name: name ?? String(key),
        title,
        ...(page !== undefined && {url: page}),
      })),
      tags: post.tags.map((key) => {
        const tag = tags.find(({permalink}) => permalink === url(tagPath(key)));
        if (!tag) {
          throw new Error(
            `${post.file}, field "tags": the tag "${key}" is not at ${tagPath(key)}. Expected a key of lowercase letters, digits and hyphens, and no permalink in tags.yml.`,
          );
        }
        return {key, label: tag.label, description: tag.description};
      }),
    };
  });
}
