import type {Locale} from '../../config/locales';
import {categories} from '../../data/blog';
import {seeded} from '../../lib/motif';
import type {FullBlog, FullPost} from './types';

/** A post with some fields of its own. */
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
    body: 'Some words.',
    ...changes,
  };
}

/** A blog with these posts, newest first, and all that they name. */
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
export function postFile({
  slug,
  title,
  description,
  authors,
  date,
  category,
  tags,
  translationKey,
  body,
}: FullPost): string {
  const fields = {slug, title, description, authors, date, category, tags, translationKey};
  const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${yaml.join('\n')}\n---\n\n${body}\n`;
}

/** Words that only posts about one subject have. */
const subjects: readonly (readonly string[])[] = [
  ['selector', 'signature', 'canonical', 'rotation', 'publickey'],
  ['bounce', 'enhanced', 'mailbox', 'refusal', 'diagnostic'],
  ['webhook', 'endpoint', 'payload', 'replay', 'constant'],
  ['invoice', 'bundle', 'credit', 'budget', 'season'],
  ['warming', 'reputation', 'complaint', 'volume', 'receiver'],
];

/** Words that all posts have. */
const common = 'the email server sends and a domain receives what you write'.split(' ');

/** Posts about several subjects in turn, newest first. */
export function generatePosts(count: number): FullPost[] {
  return Array.from({length: count}, (_, number) => {
    const random = seeded(`post ${number}`);
    const subject = number % subjects.length;
    const pick = (list: readonly string[] = []): string => list[Math.floor(random() * list.length)] ?? '';
    return somePost({
      slug: `generated-${number}`,
      title: `Generated post ${number}`,
      date: new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
      category: categories[number % categories.length],
      tags: [`subject-${subject}`],
      body: Array.from({length: 200}, () => pick(random() < 0.2 ? subjects[subject] : common)).join(' '),
    });
  });
}
