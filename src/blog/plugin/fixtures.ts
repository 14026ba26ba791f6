import type {Post} from './posts';

/** A valid post with these changes. */
export function somePost(changes: Partial<Post> = {}): Post {
  const slug = changes.slug ?? 'a-post';
  const date = changes.date ?? '2026-03-01';
  return {
    locale: 'en',
    file: `blog/${date}-${slug}.mdx`,
    slug,
    title: 'A post',
    description: 'What it is about.',
    authors: ['team'],
    date,
    category: 'technical',
    tags: ['one'],
    translationKey: slug,
    drawing: 'song',
    featured: false,
    draft: false,
    ...changes,
  };
}
