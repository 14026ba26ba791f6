import type {Locale} from '../../config/locales';
import {categories} from '../../data/blog';
import type {Blogs, FullPost, Post} from './types';

/** A post with some custom fields. */
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
    featured: false,
    draft: false,
    ...changes,
  };
}

/** Blogs with these posts. */
export const someBlogs = (posts: Partial<Record<Locale, readonly Post[]>>): Blogs =>
  new Map(Object.entries(posts) as [Locale, Post[]][]);

/** A post with its author and tags. */
export const inFull = (post: Post): FullPost => ({
  ...post,
  minutes: 3,
  authors: [{name: 'Team', title: 'Writes'}],
  tags: post.tags.map((key) => ({key, label: key, description: `About ${key}.`})),
});

/** Front matter and text of a generated post, as its file has them. */
export function postFile({slug, title, description, authors, date, category, tags, translationKey}: Post): string {
  const fields = {slug, title, description, authors, date, category, tags, translationKey};
  const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${yaml.join('\n')}\n---\n\nSome words.\n`;
}

/** Posts with five tags in turn, newest first. */
export function generatePosts(count: number): Post[] {
  return Array.from({length: count}, (_, number) =>
    somePost({
      slug: `generated-${number}`,
      title: `Generated post ${number}`,
      date: new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
      category: categories[number % categories.length],
      tags: [`subject-${number % 5}`],
    }),
  );
}
