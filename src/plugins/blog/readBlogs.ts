import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {YAMLParseError, parse} from 'yaml';
import type * as z from 'zod';

import {type Locale, locales} from '../../config/locales';
import {blogFolder} from './folder';
import {
  type FieldProblem,
  authorsSchema,
  describeProblem,
  postSchema,
  quoteValue,
  readFields,
  tagsSchema,
} from './frontMatter';
import {blogProblems} from './problems';
import type {Blog, Post} from './types';

/** Front matter and body of a Markdown file; no front matter where there are no fences. */
export function splitFrontMatter(text: string): {yaml?: string; body: string} {
  const match = /^---\r?\n(?<yaml>[^]*?)\r?\n---\r?\n(?<body>[^]*)$/u.exec(text);
  return match?.groups ? {yaml: match.groups.yaml ?? '', body: match.groups.body ?? ''} : {body: text};
}

/**
 * Reads YAML; what is no YAML becomes a problem of the file.
 *
 * @param before how many lines of the file stand before it
 */
function readYaml(file: string, yaml: string, before = 0): {data?: unknown; problems: FieldProblem[]} {
  try {
    return {data: parse(yaml) as unknown, problems: []};
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    const reason = error instanceof Error ? error.message.replace(/ at line [^]*$/u, '') : String(error);
    return {
      problems: [
        {
          file: `${file}:${line + before}`,
          field: 'front matter',
          expected: 'YAML, with quotes around a text that has ": " or " #" in it',
          found: `${quoteValue(yaml.split('\n')[line - 1])} (${reason})`,
        },
      ],
    };
  }
}

/** One post of its file's text. */
export function readPost(locale: Locale, file: string, text: string): {post?: Post; problems: FieldProblem[]} {
  const {yaml, body} = splitFrontMatter(text);
  if (yaml === undefined) {
    const expected = '"---" as the first line, then the fields, then "---" again';
    const found = quoteValue(text.split('\n')[0]);
    return {problems: [{file: `${file}:1`, field: 'front matter', expected, found}]};
  }
  const {data, problems} = readYaml(file, yaml, 1);
  if (problems.length > 0) {
    return {problems};
  }
  const read = readFields(postSchema, file, data ?? {});
  if (!read.fields) {
    return {problems: read.problems};
  }
  const {author, featured = false, ...fields} = read.fields;
  return {post: {...fields, authors: author, featured, locale, file, body}, problems: []};
}

/** Reads the blog of one language, with what is wrong in it. */
async function readBlog(siteDir: string, locale: Locale): Promise<{blog: Blog; problems: FieldProblem[]}> {
  const folder = blogFolder(locale);
  const read = (name: string): Promise<string> => readFile(path.join(siteDir, folder, name), 'utf8');
  const problems: FieldProblem[] = [];
  const list = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.infer<Schema> | undefined> => {
    const file = `${folder}/${name}`;
    const yaml = readYaml(file, await read(name));
    const result = readFields(schema, file, yaml.data);
    problems.push(...(yaml.problems.length > 0 ? yaml.problems : result.problems));
    return result.fields;
  };
  const authors = (await list('authors.yml', authorsSchema)) ?? {};
  const tags = (await list('tags.yml', tagsSchema)) ?? {};

  const names = (await readdir(path.join(siteDir, folder))).filter(
    (name) => /\.mdx?$/u.test(name) && name !== 'README.md',
  );
  const posts = await Promise.all(
    names.sort().map(async (name) => readPost(locale, `${folder}/${name}`, await read(name))),
  );
  problems.push(...posts.flatMap((post) => post.problems));
  return {
    blog: {
      locale,
      authors,
      tags,
      posts: posts
        .flatMap(({post}) => post ?? [])
        .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug)),
    },
    problems,
  };
}

/**
 * Reads the blogs of all languages: which languages a post exists in is part of
 * its page in each of them.
 *
 * @throws Error naming each file and field that is not as it must be, with what
 *   was expected and what was found
 */
export async function readBlogs(siteDir: string): Promise<Blog[]> {
  const read = await Promise.all(locales.map((locale) => readBlog(siteDir, locale)));
  const blogs = read.map(({blog}) => blog);
  const own = read.flatMap(({problems}) => problems);
  // What is said of one post by the others makes sense once each is sound by itself.
  const problems = own.length > 0 ? own : blogProblems(blogs);
  if (problems.length > 0) {
    throw new Error(`The blog is not as it must be:\n${problems.map(describeProblem).join('\n')}`);
  }
  return blogs;
}
