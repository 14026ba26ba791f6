import * as z from 'zod';

import {categories} from '../../data/blog';
import {drawingNames} from '../../lib/motif';
import {issuesOf} from '../../lib/issues';
import {valueAt} from '../../lib/json';
import {reservedSlugs} from '../../lib/blog/paths';

/** A list of keys, or one key alone. */
const keys = (expected: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string(expected).min(1, expected), expected).min(1, expected),
  );

const text = (expected: string, maxLength: number) =>
  z.string(expected).trim().min(1, expected).max(maxLength, expected);

const slugFormat = 'lowercase letters a to z, digits and single hyphens, such as dkim-rotation';
const slug = z.string(slugFormat).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, slugFormat);

/**
 * The front matter of a post: the fields of Docusaurus that this site uses, and
 * `category`, `translationKey`, `drawing` and `featured`. Each message describes the expected value.
 */
const postSchema = z.strictObject({
  slug: slug.refine((value) => !(reservedSlugs as readonly string[]).includes(value), {
    error: `a slug that no other page of the blog has; reserved are ${reservedSlugs.join(', ')}`,
  }),
  title: text('a title of at most 90 characters', 90),
  description: text('one or two sentences of at most 160 characters', 160),
  authors: keys('a key of authors.yml, or a list of them'),
  date: z.iso.date('the day of publication as YYYY-MM-DD'),
  last_update: z
    .strictObject(
      {date: z.iso.date('the day of the last change as YYYY-MM-DD')},
      'the last change, as {date: 2026-11-21}',
    )
    .optional(),
  category: z.enum(categories, `one of ${categories.join(', ')}`),
  tags: keys('a list of keys of tags.yml'),
  keywords: keys('a list of words for search engines').optional(),
  translationKey: slug,
  drawing: z.enum(drawingNames, `one of ${drawingNames.join(', ')}`).optional(),
  // Written by `npm run i18n`.
  source_hash: z.string('the hash of the English text, in quotes').optional(),
  featured: z.boolean('true or false').default(false),
  draft: z.boolean('true or false').default(false),
});

/** The fields of `authors.yml`. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text('a name', 90),
    title: text('what the author does, in one line', 90).optional(),
    url: z.string('the URL of a page').optional(),
  }),
);

/** The validated front matter of a post. */
export type PostFields = z.infer<typeof postSchema>;

/** The number of characters of a value that an error message quotes. */
const maxQuote = 80;

/** An error message about one field of a file. */
export function fieldError(file: string, field: string, expected: string, found: unknown): string {
  const quote = found === undefined ? 'nothing' : JSON.stringify(found);
  const short = quote.length > maxQuote ? `${quote.slice(0, maxQuote)}…` : quote;
  return `${file}, field "${field}": expected ${expected}; found ${short}.`;
}

/**
 * Validates the front matter of a post.
 *
 * @param at the file with the line of a field
 */
export function parseFrontMatter(
  data: unknown,
  at: (path: readonly string[]) => string,
): {fields?: PostFields; errors: string[]} {
  const {data: fields, error} = postSchema.safeParse(data);
  const noSuchField = `no such field (there are ${Object.keys(postSchema.shape).join(', ')})`;
  return {
    fields,
    errors: issuesOf(error, noSuchField).map(({path, expected}) =>
      fieldError(at(path), path.join('.'), expected, valueAt(data, path)),
    ),
  };
}
