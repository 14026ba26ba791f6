import type {Post} from './types';

/**
 * The posts most similar to one, best first: by the tags that they share, then by category, then the newest.
 *
 * @param posts newest first
 */
export function relatedTo<Own extends Pick<Post, 'slug' | 'category' | 'tags'>>(
  post: Own,
  posts: readonly Own[],
): Own[] {
  const similarity = ({tags, category}: Own): number =>
    tags.filter((tag) => post.tags.includes(tag)).length + (category === post.category ? 0.5 : 0);
  return posts.filter(({slug}) => slug !== post.slug).sort((a, b) => similarity(b) - similarity(a));
}
