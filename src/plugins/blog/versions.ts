import {type Locale, defaultLocale} from '../../config/locales';
import {categories} from '../../data/blog';
import type {Versions} from '../../lib/alternates';
import {categoryPath, postPath, tagPath} from './paths';
import type {Blog} from './types';

/** The number of posts in the default language that have no version in another one. */
export function countUntranslated(blogs: readonly Blog[], locale: Locale): number {
  const keysOf = (code: Locale): string[] =>
    blogs.flatMap((blog) => (blog.locale === code ? blog.posts.map(({translationKey}) => translationKey) : []));
  const own = new Set(keysOf(locale));
  return keysOf(defaultLocale).filter((key) => !own.has(key)).length;
}

/**
 * The languages of every page of the blog that does not exist in all of them
 * under the same path, by language and path. A category has a page in every
 * language: without posts, it shows which languages have some. The later pages
 * of a list have no versions, because they show different posts in each language.
 */
export function blogVersions(blogs: readonly Blog[]): Map<Locale, Map<string, Versions>> {
  const pages = new Map<string, Versions>(categories.map((category) => [categoryPath(category), {}]));
  for (const {locale, posts} of blogs) {
    for (const {translationKey, slug, category, tags} of posts) {
      for (const [page, path = page] of [
        [translationKey, postPath(slug)],
        ...[categoryPath(category), ...tags.map(tagPath)].map((path): [string] => [path]),
      ] as const) {
        pages.set(page, {...pages.get(page), [locale]: path});
      }
    }
  }
  return new Map(
    blogs.map(({locale}) => [
      locale,
      new Map(
        [...pages].flatMap(([page, versions]): [string, Versions][] => {
          const own = versions[locale] ?? (page.startsWith(categoryPath('')) ? page : undefined);
          return own === undefined ? [] : [[own, versions]];
        }),
      ),
    ]),
  );
}
