import type {Locale} from '../../config/locales';
import {categories} from '../../data/blog';
import {seeded} from '../../lib/motif';
import type {FullBlog, FullPost} from './types';

/**
 * Generated posts for tests and measurements; none is content of the site. Each
 * belongs to one of several subjects with words of its own, so that it can be
 * told which posts are related.
 */

/** Words that only posts about one subject have. */
const subjects: readonly (readonly string[])[] = [
  ['selector', 'signature', 'canonical', 'rotation', 'publickey'],
  ['bounce', 'enhanced', 'mailbox', 'refusal', 'diagnostic'],
  ['webhook', 'endpoint', 'payload', 'replay', 'constant'],
  ['invoice', 'bundle', 'credit', 'budget', 'season'],
  ['warming', 'reputation', 'complaint', 'volume', 'receiver'],
];

const common = 'the email server sends and a domain receives what you write when it is not too late for them'.split(
  ' ',
);

/** The subject of a generated post, by its number. */
export const subjectOf = (number: number): number => number % subjects.length;

/**
 * The generated posts whose related posts are not three others about the same
 * subject.
 *
 * @param related slugs by slug
 */
export function wronglyRelated(related: ReadonlyMap<string, readonly string[]>): string[] {
  const numberOf = (slug: string): number => Number(slug.replace('generated-', ''));
  return [...related].flatMap(([slug, others]) => {
    const strangers = others.filter((other) => subjectOf(numberOf(other)) !== subjectOf(numberOf(slug)));
    const isRight = new Set(others).size === 3 && strangers.length === 0 && !others.includes(slug);
    return isRight ? [] : [`${slug}: ${others.join(', ') || 'none'}`];
  });
}

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

/**
 * Posts about several subjects, newest first.
 *
 * @param count how many
 * @param words how long each is
 */
export function generatePosts(count: number, words = 700): FullPost[] {
  return Array.from({length: count}, (_, number) => {
    const random = seeded(`post ${number}`);
    const own = subjects[subjectOf(number)] ?? [];
    const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
    const day = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
    const paragraphs = Array.from({length: Math.ceil(words / 100)}, (__, paragraph) => {
      const text = Array.from({length: 100}, () => (random() < 0.2 ? pick(own) : pick(common))).join(' ');
      return `## Part ${paragraph} {/* #part-${paragraph} */}\n\n${text}.`;
    });
    return somePost({
      slug: `generated-${number}`,
      title: `Generated post ${number} about ${own[0] ?? ''}`,
      description: `Generated post ${number}: what it is about, in a sentence that is as long as sentences are.`,
      date: day,
      category: categories[number % categories.length],
      tags: [`subject-${subjectOf(number)}`],
      body: paragraphs.join('\n\n'),
    });
  });
}
