import {type Locale, defaultLocale} from '../../config/locales';
import {categories} from '../../data/blog';
import type {Versions} from '../../lib/alternates';
import {categoryPath, postPath, tagPath} from './paths';
import type {Blog, Post} from './types';

/** The versions of what a language may have or not. */
function versionsBy(blogs: readonly Blog[], pathIn: (blog: Blog) => string | undefined): Versions {
  return Object.fromEntries(
    blogs.flatMap((blog): [Locale, string][] => {
      const path = pathIn(blog);
      return path === undefined ? [] : [[blog.locale, path]];
    }),
  );
}

/** The versions of every post, by its translation key. */
export function postVersions(blogs: readonly Blog[]): Map<string, Versions> {
  const byKey = new Map<string, Partial<Record<Locale, string>>>();
  for (const {translationKey, locale, slug} of blogs.flatMap(({posts}) => posts)) {
    byKey.set(translationKey, {...byKey.get(translationKey), [locale]: postPath(slug)});
  }
  return byKey;
}

/** How many posts the default language has of which there is no version in another one. */
export function countUntranslated(blogs: readonly Blog[], locale: Locale): number {
  const keysOf = (code: Locale): string[] =>
    blogs.flatMap((blog) => (blog.locale === code ? blog.posts.map(({translationKey}) => translationKey) : []));
  const own = new Set(keysOf(locale));
  return keysOf(defaultLocale).filter((key) => !own.has(key)).length;
}

/** The languages in which a post passes: a list of such posts exists there. */
export function listVersions(blogs: readonly Blog[], path: string, passes: (post: Post) => boolean): Versions {
  return versionsBy(blogs, ({posts}) => (posts.some(passes) ? path : undefined));
}

/**
 * The languages of every page of the blog that does not exist in all of them
 * under the same path, by language and path. A category is listed in every
 * language: where it has no posts its page says which languages have some.
 * Pages of lists after the first one hold different posts in each language, and
 * are versions of nothing; they are not in here.
 */
export function blogVersions(blogs: readonly Blog[]): Map<Locale, Map<string, Versions>> {
  const ofPosts = [...postVersions(blogs).values()];
  const ofCategories = categories.map((category): [string, Versions] => [
    categoryPath(category),
    listVersions(blogs, categoryPath(category), (post) => post.category === category),
  ]);
  const ofTags = [...new Set(blogs.flatMap(({posts}) => posts.flatMap(({tags}) => tags)))].map((key) =>
    listVersions(blogs, tagPath(key), ({tags}) => tags.includes(key)),
  );
  return new Map(
    blogs.map(({locale}) => [
      locale,
      new Map([
        ...[...ofPosts, ...ofTags].flatMap((versions): [string, Versions][] => {
          const own = versions[locale];
          return own === undefined ? [] : [[own, versions]];
        }),
        ...ofCategories,
      ]),
    ]),
  );
}
