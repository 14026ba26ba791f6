import type {Locale} from '../../config/locales';
import {categories} from '../../data/blog';
import type {FullBlog, FullPost} from './types';

/** A post with some custom fields. */
export function somePost(changes: Partial<FullPost> = {}): FullPost {
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
    minutes: 3,
    ...changes,
  };
}

/** A blog with these posts, newest first, and all authors and tags that they refer to. */
export function someBlog(locale: Locale, posts: readonly FullPost[]): FullBlog {
  return {
    locale,
    posts: posts.map((post) => ({...post, locale})),
    authors: {team: {name: 'Team', title: 'Writes'}},
    tags: Object.fromEntries(
      [...new Set(posts.flatMap(({tags}) => tags))].map((key) => [key, {label: key, description: `About ${key}.`}]),
    ),
  };
}

/** Front matter and text of a generated post, as its file has them. */
export function postFile({slug, title, description, authors, date, category, tags, translationKey}: FullPost): string {
  const fields = {slug, title, description, authors, date, category, tags, translationKey};
  const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${yaml.join('\n')}\n---\n\nSome words.\n`;
}

/** Posts with five tags in turn, newest first. */
export function generatePosts(count: number): FullPost[] {
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
