import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {GlobExcludeDefault, Globby} from '@docusaurus/utils';
import {decodeText} from '@packages/files';
import {readHashes} from '@packages/translate/hashes';
import groupBy from 'lodash/groupBy';

import {type Locale, defaultLocale, localeBaseUrl, locales} from '../../config/locales';
import type {Versions} from '../../lib/alternates';
import {blogDir, categoryPath, postPath, tagPath} from '../../lib/blogPaths';
import type {Redirect} from '../../lib/routes';
import {isStale} from '../../build/translations';
import {type PostFields, fieldError, readFields} from './frontMatter';

/** The front matter of a post in one language. */
export interface Post extends PostFields {
  readonly locale: Locale;
  /** The file, relative to the root of the repository. */
  readonly file: string;
}

/** Errors between posts that are each valid: two versions of a post in one language. */
export function conflicts(posts: readonly Post[]): string[] {
  const versions = Object.values(groupBy(posts, ({locale, translationKey}) => `${locale} ${translationKey}`));
  return versions.flatMap(([first, ...others]) =>
    others.map(({file, translationKey}) => {
      const expected = `a value that no other post in this language uses; ${first?.file} uses it`;
      return fieldError(file, 'translationKey', expected, translationKey);
    }),
  );
}

/** The English version of a post, if there is one. */
const englishOf = ({translationKey}: Post, posts: readonly Post[]): Post | undefined =>
  posts.find((post) => post.locale === defaultLocale && post.translationKey === translationKey);

/**
 * Reads the front matter of the posts in all languages, because each page of the blog
 * links to its versions in other languages. Translations use the drawing of the English post.
 *
 * @throws Error listing each invalid file and field, with what was expected and found
 */
export async function readPosts(siteDir: string): Promise<Post[]> {
  const read = await Promise.all(
    locales.map(async (locale) => {
      const files = await Globby(`${blogDir(locale)}/**/*.{md,mdx}`, {
        cwd: siteDir,
        ignore: [...GlobExcludeDefault, '**/README.md'],
      });
      return Promise.all(
        files.sort().map(async (file) => {
          const page = decodeText(await readFile(path.join(siteDir, file)), file);
          const {value, errors} = readFields(file, page);
          return {errors, posts: value ? [{...value, locale, file}] : []};
        }),
      );
    }),
  );
  const posts = read
    .flat()
    .flatMap((result) => result.posts)
    .filter(({draft}) => !draft || process.env.NODE_ENV !== 'production');
  const invalid = read.flat().flatMap(({errors}) => errors);
  // Posts are compared only if each of them is valid.
  const errors = invalid.length > 0 ? invalid : conflicts(posts);
  if (errors.length > 0) {
    throw new Error(`The blog has invalid posts:\n${errors.join('\n')}`);
  }
  return posts.map((post) => ({...post, drawing: (englishOf(post, posts) ?? post).drawing}));
}

/** The versions of each post, category, and tag page, by the page's path in one language. */
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

/** Redirects from each post's English slug to its slug in each language, as for other localized paths. */
export function postRedirects(posts: readonly Post[], siteLocales: readonly Locale[]): Redirect[] {
  return posts
    .filter(({locale}) => siteLocales.includes(locale))
    .flatMap((post) => {
      const base = localeBaseUrl(post.locale).slice(0, -1);
      const [from, to] = [englishOf(post, posts)?.slug ?? post.slug, post.slug].map((slug) => base + postPath(slug));
      return from === undefined || to === undefined || from === to ? [] : [{from, to}];
    });
}

/** The files of a language's posts whose English post has changed since they were translated. */
export async function staleFiles(siteDir: string, posts: readonly Post[], locale: Locale): Promise<Set<string>> {
  const hashes = await readHashes(path.join(siteDir, 'i18n', locale, 'hashes.json'));
  const translated = locale === defaultLocale ? [] : posts.filter((post) => post.locale === locale);
  const stale = translated.map(async (post) => {
    const english = englishOf(post, posts);
    return english && (await isStale(siteDir, english.file, hashes)) ? [post.file] : [];
  });
  return new Set((await Promise.all(stale)).flat());
}
