import {readYaml} from '@packages/files';
import truncate from 'lodash/truncate';
import * as z from 'zod';

import {categories} from '../../data/blog';
import {reservedSlugs} from '../../lib/blogPaths';
import {drawings} from '../../build/socialCards/card';

/** A list of keys, or a single key. */
const keys = (expected: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string(expected).min(1, expected), expected).min(1, expected),
  );

const text = (expected: string, maxLength: number) =>
  z.string(expected).trim().min(1, expected).max(maxLength, expected);

const drawingNames = [...drawings.keys()];

const slugFormat = 'lowercase letters a to z, digits and single hyphens, such as dkim-rotation';
const slug = z.string(slugFormat).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, slugFormat);

/**
 * The front matter of a post: the Docusaurus fields that this site uses, and
 * `category`, `translationKey`, `drawing`, and `featured`. Each message describes the expected value.
 */
const fields = z.strictObject({
  slug: slug.refine((value) => !(reservedSlugs as readonly string[]).includes(value), {
    abort: true,
    error: `a slug that no other blog page uses; reserved slugs: ${reservedSlugs.join(', ')}`,
  }),
  title: text('a title of at most 90 characters', 90),
  description: text('one or two sentences of at most 160 characters', 160),
  authors: keys('a key in authors.yml, or a list of keys'),
  date: z.iso.date('the day of publication as YYYY-MM-DD'),
  last_update: z
    .strictObject(
      {date: z.iso.date('the day of the last change as YYYY-MM-DD')},
      'the last change, as {date: 2026-11-21}',
    )
    .optional(),
  category: z.enum(categories, `one of ${categories.join(', ')}`),
  tags: keys('a list of keys in tags.yml'),
  keywords: keys('a list of words for search engines').optional(),
  translationKey: slug,
  drawing: z.enum(drawingNames, `one of ${drawingNames.join(', ')}`).default('song'),
  featured: z.boolean('true or false').default(false),
  draft: z.boolean('true or false').default(false),
});

/** The validated front matter of a post. */
export type PostFields = z.infer<typeof fields>;

/** The front matter of a file, with a check that the file name consists of the date and the slug. */
const fieldsIn = (file: string) =>
  fields.check(({value: {date, slug: last}, issues}) => {
    const name = `${date}-${last}`;
    if (!new RegExp(`/${name}(?:/index)?\\.mdx?$`, 'u').test(file)) {
      const message = `the file name ${name}.mdx or ${name}/index.mdx, from date and slug`;
      issues.push({code: 'custom', path: ['slug'], input: last, message});
    }
  });

/** An error message about one field of a file. */
export function fieldError(place: string, field: string, expected: string, found: unknown): string {
  const quote = found === undefined ? 'nothing' : JSON.stringify(found);
  return `${place}, field "${field}": expected ${expected}; found ${truncate(quote, {length: 80, omission: '…'})}.`;
}

/**
 * Reads and validates a post's front matter. Dates stay strings: Docusaurus' parser would read 2026-09-31 as October 1.
 *
 * @returns the front matter if it is valid, and a message for each invalid field: line, expected value, and actual value
 */
export function readFields(file: string, page: string): {value?: PostFields; errors: string[]} {
  const yaml = /^\uFEFF?---\r?\n(?<yaml>.*?)^---\s*$/msu.exec(page)?.groups?.yaml ?? '';
  const {value, issues} = readYaml(
    yaml,
    fieldsIn(file),
    `no such field (supported fields: ${Object.keys(fields.shape).join(', ')})`,
  );
  // The YAML starts on the second line.
  return {
    value,
    errors: issues.map(({line, field, expected, found}) => fieldError(`${file}:${line + 1}`, field, expected, found)),
  };
}
