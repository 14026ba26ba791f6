import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {type Category, categories, relatedPosts} from '../../data/blog';
import type {BlogInfo, Card, PostPage} from '../models';
import {postPath} from '../paths';
import type {PostFields} from './frontMatter';

/** A post as Docusaurus loads it. */
export type LoadedPost = Pick<BlogPost, 'metadata'>;

/** The validated front matter of a post. */
export const fieldsOf = ({metadata}: LoadedPost): PostFields => metadata.frontMatter as unknown as PostFields;

/** A post in a list. */
export function cardOf(post: LoadedPost): Card {
  const {slug, title, description, category, drawing, date, featured} = fieldsOf(post);
  const {readingTime} = post.metadata;
  return {
    path: postPath(slug),
    title,
    description,
    category,
    drawing,
    published: date,
    ...(readingTime !== undefined && {minutes: Math.max(1, Math.round(readingTime))}),
    ...(featured && {featured}),
  };
}

/**
 * The posts most similar to one, best first: by the tags that they share, then by category, then the newest.
 *
 * @param posts newest first
 */
export function relatedTo(post: LoadedPost, posts: readonly LoadedPost[]): LoadedPost[] {
  const {tags: own, category} = fieldsOf(post);
  const similarity = (other: LoadedPost): number => {
    const fields = fieldsOf(other);
    return fields.tags.filter((tag) => own.includes(tag)).length + (fields.category === category ? 0.5 : 0);
  };
  return posts.filter((other) => other !== post).sort((a, b) => similarity(b) - similarity(a));
}

/** The data of a post's page. */
export function postPage(post: LoadedPost, posts: readonly LoadedPost[], image: string): PostPage {
  const {last_update: update} = fieldsOf(post);
  return {
    ...cardOf(post),
    ...(update && {updated: update.date}),
    related: relatedTo(post, posts).slice(0, relatedPosts).map(cardOf),
    image,
  };
}

/** The number of posts of each category. */
export function countPosts(posts: readonly LoadedPost[]): BlogInfo['counts'] {
  return Object.fromEntries(
    categories.map((category) => [category, posts.filter((post) => fieldsOf(post).category === category).length]),
  ) as Record<Category, number>;
}
