import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import groupBy from 'lodash/groupBy';
import {LineCounter, isNode, parseDocument} from 'yaml';

import {type Locale, defaultLocale, locales} from '../../config/locales';
import {issuesOf} from '../../lib/issues';
import {valueAt} from '../../lib/json';
import {decodeText} from '../../lib/text';
import {authorsSchema, fieldError, parseFrontMatter} from './frontMatter';
import {blogDir} from '../../lib/blog/paths';
import type {Blogs, Post} from './types';

const syntaxError = (place: string, what: string, message: string, line: string | undefined): string =>
  fieldError(place, what, `YAML, with quotes around a string that contains ": " or " #" (${message})`, line);

/** Parses the front matter of a post. Dates stay strings: Docusaurus' parser would read 2026-09-31 as October 1. */
export function readPost(locale: Locale, file: string, text: string): {posts: Post[]; errors: string[]} {
  const lineCounter = new LineCounter();
  const yaml = /^---\n(?<yaml>.*?)^---$/msu.exec(text)?.groups?.yaml ?? '';
  const document = parseDocument(yaml, {lineCounter, prettyErrors: false});
  /** The file with the line of a position in the YAML, which starts on the second one. */
  const at = (position = 0): string => `${file}:${lineCounter.linePos(position).line + 1}`;
  const [error] = document.errors;
  if (error) {
    const {line} = lineCounter.linePos(error.pos[0]);
    return {
      posts: [],
      errors: [syntaxError(at(error.pos[0]), 'front matter', error.message, yaml.split('\n')[line - 1])],
    };
  }
  const {fields, errors} = parseFrontMatter(document.toJS(), (path) => {
    const node = document.getIn(path, true);
    return at(isNode(node) ? node.range?.[0] : undefined);
  });
  return {posts: fields ? [{...fields, locale, file}] : [], errors};
}

/** Errors in `authors.yml`; our pages do not show Docusaurus' other fields. */
export function authorErrors(file: string, text: string): string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [broken] = document.errors;
  if (broken) {
    const {line} = lineCounter.linePos(broken.pos[0]);
    return [syntaxError(`${file}:${line}`, 'authors', broken.message, text.split('\n')[line - 1])];
  }
  const {error} = authorsSchema.safeParse(document.toJS() ?? {});
  return issuesOf(error, 'no such field (there are name, title and url)').map(({path: field, expected}) => {
    const node = document.getIn(field, true);
    const line = lineCounter.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0).line;
    return fieldError(`${file}:${line}`, field.join('.'), expected, valueAt(document.toJS(), field));
  });
}

/** Errors in one post; Docusaurus checks its authors and tags. */
function postErrors({file, date, last_update: update, slug}: Post): string[] {
  const name = `${date}-${slug}`;
  const isNamed = new RegExp(`/${name}(?:/index)?\\.mdx?$`, 'u').test(file);
  return [
    ...(update !== undefined && update.date < date
      ? [fieldError(file, 'last_update.date', `a day after the publication on ${date}`, update.date)]
      : []),
    ...(isNamed
      ? []
      : [fieldError(file, 'slug', `the file name ${name}.mdx or ${name}/index.mdx, from date and slug`, slug)]),
  ];
}

/** Errors for posts of a language that have the same value of a field. */
function duplicateErrors(posts: readonly Post[], field: 'slug' | 'translationKey'): string[] {
  return Object.values(groupBy(posts, field)).flatMap(([first, ...others]) =>
    others.map((post) =>
      fieldError(
        post.file,
        field,
        `a value that no other post of the language has; ${first?.file} has it`,
        post[field],
      ),
    ),
  );
}

/** Errors in the posts of all languages. */
export function blogErrors(blogs: Blogs): string[] {
  const translations = groupBy([...blogs.values()].flat(), 'translationKey');
  return [
    ...[...blogs.values()].flatMap((posts) => [
      ...posts.flatMap(postErrors),
      ...duplicateErrors(posts, 'slug'),
      ...duplicateErrors(posts, 'translationKey'),
      ...posts
        .filter(({featured}) => featured)
        .slice(1)
        .map(({file}) => fieldError(file, 'featured', 'one featured post per language; a newer one is featured', true)),
    ]),
    ...Object.values(translations).flatMap(([first, ...others]) =>
      others
        .filter(({category}) => category !== first?.category)
        .map(({file, category}) =>
          fieldError(file, 'category', `"${first?.category}", as in the version in ${first?.file}`, category),
        ),
    ),
  ];
}

/** Gives each translation the drawing of its English post, even if its front matter has another one. */
export function withDrawings(blogs: Blogs): Blogs {
  const english = new Map(blogs.get(defaultLocale)?.map((post) => [post.translationKey, post]));
  return new Map(
    [...blogs].map(([locale, posts]) => [
      locale,
      posts.map((post) => ({...post, drawing: (english.get(post.translationKey) ?? post).drawing})),
    ]),
  );
}

async function readBlog(siteDir: string, locale: Locale): Promise<{posts: Post[]; errors: string[]}> {
  const dir = blogDir(locale);
  const files = await readdir(path.join(siteDir, dir), {recursive: true}).catch(() => []);
  const names = files
    .map((name) => name.replaceAll(path.sep, '/'))
    // Like Docusaurus, excludes partials and READMEs.
    .filter((name) => /\.mdx?$/u.test(name) && !/(?:^|\/)_|(?:^|\/)README\.md$/u.test(name))
    .sort();
  const read = await Promise.all(
    names.map(async (name) =>
      readPost(locale, `${dir}/${name}`, decodeText(await readFile(path.join(siteDir, dir, name)), `${dir}/${name}`)),
    ),
  );
  const authors = `${dir}/authors.yml`;
  const authorsText = await readFile(path.join(siteDir, authors)).catch(() => undefined);
  const posts = read
    .flatMap((post) => post.posts)
    .filter(({draft}) => !draft || process.env.NODE_ENV !== 'production')
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  return {
    posts,
    errors: [
      ...read.flatMap(({errors}) => errors),
      ...(authorsText ? authorErrors(authors, decodeText(authorsText, authors)) : []),
    ],
  };
}

/**
 * Reads the front matter of the posts in all languages, because each post links
 * to the languages that it exists in.
 *
 * @throws Error listing each invalid file and field, with what was expected and found
 */
export async function readBlogs(siteDir: string): Promise<Blogs> {
  const read = await Promise.all(locales.map(async (locale) => ({locale, ...(await readBlog(siteDir, locale))})));
  const blogs = new Map(read.map(({locale, posts}) => [locale, posts]));
  const invalid = read.flatMap(({errors}) => errors);
  // Posts are compared only if each of them is valid.
  const errors = invalid.length > 0 ? invalid : blogErrors(blogs);
  if (errors.length > 0) {
    throw new Error(`The blog has invalid posts:\n${errors.join('\n')}`);
  }
  return withDrawings(blogs);
}
