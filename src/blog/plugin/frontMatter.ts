import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {readYaml} from '@packages/files';
import * as z from 'zod';

import {categories} from '../../data/blog';
import {reservedSlugs} from '../paths';
import {parseFrontMatter as parsePage} from '../../plugins/docs/frontMatter';
import {drawings} from '../../plugins/social-cards/drawings';

/** A list of keys, or one key alone. */
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
  drawing: z.enum(drawingNames, `one of ${drawingNames.join(', ')}`).default('song'),
  featured: z.boolean('true or false').default(false),
  draft: z.boolean('true or false').default(false),
});

const noSuchField = `no such field (there are ${Object.keys(postSchema.shape).join(', ')})`;

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

/** Errors in fields that depend on other fields or the file name. */
function dependentErrors(file: string, {date, slug: last, last_update: update}: PostFields): string[] {
  const name = `${date}-${last}`;
  const isNamed = new RegExp(`/${name}(?:/index)?\\.mdx?$`, 'u').test(file);
  return [
    ...(update !== undefined && update.date < date
      ? [fieldError(file, 'last_update.date', `a day after the publication on ${date}`, update.date)]
      : []),
    ...(isNamed
      ? []
      : [fieldError(file, 'slug', `the file name ${name}.mdx or ${name}/index.mdx, from date and slug`, last)]),
  ];
}

/**
 * Validates the front matter of a post. Dates stay strings: Docusaurus' parser would read 2026-09-31 as October 1.
 *
 * @throws Error listing each invalid field with its line, what was expected and found
 */
function readFields(file: string, page: string): PostFields {
  const yaml = /^\uFEFF?---\r?\n(?<yaml>.*?)^---\s*$/msu.exec(page)?.groups?.yaml ?? '';
  const {value: fields, issues} = readYaml(yaml, postSchema, noSuchField);
  // The YAML starts on the second line.
  const errors = issues.map(({field, line, expected, found}) =>
    fieldError(`${file}:${line + 1}`, field, expected, found),
  );
  errors.push(...(fields ? dependentErrors(file, fields) : []));
  if (!fields || errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  return fields;
}

/** A post in any language. Like Docusaurus, excludes partials and the README. */
export const postFile = /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\/(?!(?:.*\/)?_|README\.md$).*\.mdx?$/u;

/**
 * Docusaurus' parser of front matter, which also validates that of posts.
 *
 * @throws Error with file and line if the front matter is not YAML, or listing each invalid field of a post
 */
export async function parseFrontMatter(
  page: Omit<Parameters<ParseFrontMatter>[0], 'defaultParseFrontMatter'>,
): ReturnType<ParseFrontMatter> {
  const parsed = await parsePage(page);
  const file = posixPath(path.relative(process.cwd(), page.filePath));
  return postFile.test(file) ? {...parsed, frontMatter: readFields(file, page.fileContent)} : parsed;
}
