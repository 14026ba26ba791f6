import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {type Locale, locales} from '../../config/locales';
import {blogFolder} from './folder';
import {type FieldProblem, describeProblem, postSchema, quoteValue, readFields} from './frontMatter';
import {blogProblems} from './problems';
import type {Blog, Post} from './types';

/** One post from the text of its file, or what is wrong with it. */
export async function readPost(
  locale: Locale,
  file: string,
  text: string,
): Promise<{post?: Post; problems: FieldProblem[]}> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
    const {fields, problems} = readFields(postSchema, file, frontMatter);
    return {...(fields && {post: {...fields, locale, file}}), problems};
  } catch (error) {
    const {mark, reason = String(error)} = error as {mark?: {line: number}; reason?: string};
    const line = mark?.line ?? 0;
    return {
      problems: [
        {
          file: `${file}:${line + 1}`,
          field: 'front matter',
          expected: 'YAML, with quotes around a text that has ": " or " #" in it',
          found: `${quoteValue(text.split('\n')[line])} (${reason})`,
        },
      ],
    };
  }
}

/** Reads the posts of one language, with what is wrong in them. */
async function readBlog(siteDir: string, locale: Locale): Promise<{blog: Blog; problems: FieldProblem[]}> {
  const folder = blogFolder(locale);
  const names = (await readdir(path.join(siteDir, folder))).filter((name) => /(?<!^README)\.mdx?$/u.test(name));
  const read = await Promise.all(
    names.map(async (name) =>
      readPost(locale, `${folder}/${name}`, await readFile(path.join(siteDir, folder, name), 'utf8')),
    ),
  );
  const posts = read
    .flatMap(({post}) => post ?? [])
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  return {blog: {locale, posts}, problems: read.flatMap(({problems}) => problems)};
}

/**
 * Reads the front matter of the posts in all languages: each page of a post
 * links to the languages it exists in.
 *
 * @throws Error naming each file and field that is not as it must be, with what
 *   was expected and what was found
 */
export async function readBlogs(siteDir: string): Promise<Blog[]> {
  const read = await Promise.all(locales.map((locale) => readBlog(siteDir, locale)));
  const blogs = read.map(({blog}) => blog);
  const own = read.flatMap(({problems}) => problems);
  // Comparing posts makes sense once each is sound.
  const problems = own.length > 0 ? own : blogProblems(blogs);
  if (problems.length > 0) {
    throw new Error(`The blog is not as it must be:\n${problems.map(describeProblem).join('\n')}`);
  }
  return blogs;
}
