import {relatedPosts} from '../../data/blog';
import type {Card, PostPage} from '../models';
import {postPath} from '../../lib/blogPaths';
import type {Post} from './posts';

/** A post in the language being built, with the data that Docusaurus computes. */
export type LocalPost = Post & {readonly readingTime?: number};

/** A post in a list. */
export function cardOf(post: LocalPost): Card {
  const {slug, title, description, category, drawing, date, featured, readingTime} = post;
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
 * All other posts, most similar first: by the number of shared tags, then by category, then by date.
 *
 * @param posts newest first
 */
export function relatedTo(post: LocalPost, posts: readonly LocalPost[]): LocalPost[] {
  const similarity = ({tags, category}: LocalPost): number =>
    tags.filter((tag) => post.tags.includes(tag)).length + (category === post.category ? 0.5 : 0);
  return posts.filter((other) => other !== post).sort((a, b) => similarity(b) - similarity(a));
}

/** The data of a post's page. */
export function postPage(post: LocalPost, posts: readonly LocalPost[], image: string): PostPage {
  return {
    ...cardOf(post),
    ...(post.last_update && {updated: post.last_update.date}),
    related: relatedTo(post, posts).slice(0, relatedPosts).map(cardOf),
    image,
  };
}
