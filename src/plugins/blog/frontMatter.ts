import * as z from 'zod';

import {categories} from '../../data/blog';
import {reservedSlugs} from './paths';

/** A list of keys, or one key alone. */
const keys = (expected: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string(expected).min(1, expected), expected).min(1, expected),
  );

const text = (expected: string, longest: number) => z.string(expected).trim().min(1, expected).max(longest, expected);

/** A day; YAML reads one without quotes as a date. */
const day = (expected: string) =>
  z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.iso.date(expected));

const slug = 'lower-case letters a to z, digits and single hyphens, such as dkim-rotation';

/**
 * The front matter of a post: the fields of Docusaurus that this site uses, and
 * `category`, `translationKey` and `featured`. Each message is what was
 * expected; the reader adds the file, the field and what was found.
 */
export const postSchema = z.strictObject({
  slug: z
    .string(slug)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, slug)
    .refine((value) => !(reservedSlugs as readonly string[]).includes(value), {
      error: `a slug that no other page of the blog has; taken are ${reservedSlugs.join(', ')}`,
    }),
  title: text('a title of at most 90 characters', 90),
  description: text('one or two sentences of at most 160 characters', 160),
  authors: keys('a key of authors.yml, or a list of them'),
  date: day('the day of publication as YYYY-MM-DD'),
  last_update: z
    .strictObject({date: day('the day of the last change as YYYY-MM-DD')}, 'the last change, as {date: 2026-11-21}')
    .optional(),
  category: z.enum(categories, `one of ${categories.join(', ')}`),
  tags: keys('a list of keys of tags.yml'),
  keywords: keys('a list of words for search engines').optional(),
  translationKey: z.string(slug).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, slug),
  featured: z.boolean('true or false').default(false),
});

/** The front matter of a post, checked. */
export type PostFields = z.infer<typeof postSchema>;

/** What is wrong with one field of a file. */
export interface FieldProblem {
  /** From the root of the repository. */
  readonly file: string;
  readonly field: string;
  readonly expected: string;
  /** What stands there instead, as text. */
  readonly found: string;
}

/** How much of a value a problem quotes, in characters. */
const longestQuote = 80;

/** A value as a problem quotes it: its beginning, if it is long. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}

/** The value at a place within an object. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** One sentence a problem: file, field, expected, found. */
export function describeProblem({file, field, expected, found}: FieldProblem): string {
  return `${file}, field "${field}": expected ${expected}; found ${found}.`;
}

/**
 * Checks data against a schema whose messages say what was expected.
 *
 * @returns the data, or what is wrong with it
 */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  data: unknown,
): {fields?: z.infer<Schema>; problems: FieldProblem[]} {
  const {success, data: fields, error} = schema.safeParse(data);
  const known = schema instanceof z.ZodObject ? ` (there are ${Object.keys(schema.shape).join(', ')})` : '';
  if (success) {
    return {fields, problems: []};
  }
  return {
    problems: error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            file,
            field: [...issue.path, key].map(String).join('.'),
            expected: `no such field${known}`,
            found: quoteValue(valueAt(data, [...issue.path, key])),
          }))
        : [
            {
              file,
              field: issue.path.map(String).join('.'),
              expected: issue.message,
              found: quoteValue(valueAt(data, issue.path)),
            },
          ],
    ),
  };
}
