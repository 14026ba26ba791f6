import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import {decodeText} from '@packages/files';
import {readHashes} from '@packages/translate/hashes';
import groupBy from 'lodash/groupBy';

import {type Locale, defaultLocale, locales} from '../../config/locales';
import type {Versions} from '../../lib/alternates';
import {blogDir, categoryPath, postPath, tagPath} from '../paths';
import {isStale} from '../../plugins/docs/translations';
import {type PostFields, fieldError, parseFrontMatter, postFile} from './frontMatter';

/** The front matter of a post in one language. */
export interface Post extends PostFields {
  readonly locale: Locale;
  /** From the root of the repository. */
  readonly file: string;
}

/** Errors for posts that have the same value of a field as another post of their language. */
function duplicateErrors(posts: readonly Post[], field: 'slug' | 'translationKey' | 'featured'): string[] {
  const withField = posts.filter((post) => post[field] !== false);
  return Object.values(groupBy(withField, (post) => `${post.locale} ${post[field]}`)).flatMap(([first, ...others]) =>
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

/** Errors in posts that are valid on their own. */
export function conflicts(posts: readonly Post[]): string[] {
  return [
    ...(['slug', 'translationKey', 'featured'] as const).flatMap((field) => duplicateErrors(posts, field)),
    ...Object.values(groupBy(posts, 'translationKey')).flatMap(([first, ...others]) =>
      others
        .filter(({category}) => category !== first?.category)
        .map(({file, category}) =>
          fieldError(file, 'category', `"${first?.category}", as in the version in ${first?.file}`, category),
        ),
    ),
  ];
}

/**
 * Reads the front matter of the posts in all languages, because each page of the blog
 * links to the languages that it exists in. The posts of the language being built come from Docusaurus.
 *
 * @throws Error listing each invalid file and field, with what was expected and found
 */
export async function readPosts(siteDir: string): Promise<Post[]> {
  const files = await Globby(
    locales.map((locale) => `${blogDir(locale)}/**/*.{md,mdx}`),
    {cwd: siteDir},
  );
  const read = await Promise.allSettled(
    files
      .filter((file) => postFile.test(file))
      .sort()
      .map(async (file): Promise<Post> => {
        const filePath = path.join(siteDir, file);
        const fileContent = decodeText(await readFile(filePath), file);
        const {frontMatter} = await parseFrontMatter({filePath, fileContent});
        const locale = locales.find((one) => file.startsWith(`${blogDir(one)}/`)) ?? defaultLocale;
        return {...(frontMatter as PostFields), locale, file};
      }),
  );
  const posts = read
    .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    .filter(({draft}) => !draft || process.env.NODE_ENV !== 'production');
  const invalid = read.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  // Posts are compared only if each of them is valid.
  const errors = invalid.length > 0 ? invalid : conflicts(posts);
  if (errors.length > 0) {
    throw new Error(`The blog has invalid posts:\n${errors.join('\n')}`);
  }
  return posts;
}

/** The languages of the pages of the blog that not every language has under the same path, by the path in a language. */
export function blogVersions(posts: readonly Post[], locale: Locale): ReadonlyMap<string, Versions> {
  const pages = new Map<string, Versions>();
  for (const {locale: language, translationKey, slug, category, tags} of posts) {
    const lists = [categoryPath(category), ...tags.map(tagPath)].map((list) => [list, list] as const);
    for (const [key, page] of [[translationKey, postPath(slug)] as const, ...lists]) {
      pages.set(key, {...pages.get(key), [language]: page});
    }
  }
  return new Map([...pages.values()].flatMap((page) => (page[locale] ? [[page[locale], page]] : [])));
}

/** The English post of each translation in a language, by the translation's slug. */
export function englishPosts(posts: readonly Post[], locale: Locale): ReadonlyMap<string, Post> {
  const english = new Map(
    posts.filter((post) => post.locale === defaultLocale).map((post) => [post.translationKey, post]),
  );
  return new Map(
    posts
      .filter((post) => post.locale === locale)
      .flatMap(({slug, translationKey}) => {
        const source = english.get(translationKey);
        return source ? [[slug, source] as const] : [];
      }),
  );
}

/** The slugs of a language's posts whose English post has changed since they were translated. */
export async function staleSlugs(siteDir: string, posts: readonly Post[], locale: Locale): Promise<Set<string>> {
  const translated = locale === defaultLocale ? [] : [...englishPosts(posts, locale)];
  const hashes = await readHashes(path.join(siteDir, 'i18n', locale, 'hashes.json'));
  const slugs = translated.map(async ([slug, {file}]) => ((await isStale(siteDir, file, hashes)) ? [slug] : []));
  return new Set((await Promise.all(slugs)).flat());
}
