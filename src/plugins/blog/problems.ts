import groupBy from 'lodash/groupBy';

import type {FieldProblem} from './frontMatter';
import {quoteValue} from './frontMatter';
import type {Blog, Post} from './types';

/** Values of a field that several posts of a language share. */
function duplicates(posts: readonly Post[], field: 'slug' | 'translationKey'): FieldProblem[] {
  return Object.values(groupBy(posts, field)).flatMap(([first, ...others]) =>
    others.map((post) => ({
      file: post.file,
      field,
      expected: `a value that no other post of the language has; ${first?.file ?? ''} has it, too`,
      found: quoteValue(post[field]),
    })),
  );
}

/** What is wrong with one post; Docusaurus checks its authors and tags. */
function ownProblems({file, date, last_update: update, slug}: Post): FieldProblem[] {
  const name = `${date}-${slug}.mdx`;
  return [
    ...(update !== undefined && update.date < date
      ? [
          {
            file,
            field: 'last_update.date',
            expected: `a day after the publication on ${date}`,
            found: quoteValue(update.date),
          },
        ]
      : []),
    ...(file.endsWith(`/${name}`)
      ? []
      : [
          {
            file,
            field: 'slug',
            expected: `the file to be called ${name}, by its date and slug`,
            found: quoteValue(slug),
          },
        ]),
  ];
}

/** Translations that disagree about what they are about. */
function disagreements(blogs: readonly Blog[]): FieldProblem[] {
  const byKey = groupBy(
    blogs.flatMap(({posts}) => posts),
    'translationKey',
  );
  return Object.values(byKey).flatMap(([first, ...others]) =>
    others
      .filter(({category}) => category !== first?.category)
      .map(({file, category}) => ({
        file,
        field: 'category',
        expected: `${quoteValue(first?.category)}, as in the version in ${first?.file ?? ''}`,
        found: quoteValue(category),
      })),
  );
}

/** Says what is wrong with the blogs of all languages; nothing where they are sound. */
export function blogProblems(blogs: readonly Blog[]): FieldProblem[] {
  return [
    ...blogs.flatMap((blog) => [
      ...blog.posts.flatMap(ownProblems),
      ...duplicates(blog.posts, 'slug'),
      ...duplicates(blog.posts, 'translationKey'),
      ...blog.posts
        .filter(({featured}) => featured)
        .slice(1)
        .map(({file}) => ({
          file,
          field: 'featured',
          expected: 'one post of the language to be featured; a newer one is already',
          found: 'true',
        })),
    ]),
    ...disagreements(blogs),
  ];
}
