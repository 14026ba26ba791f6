import type {Locale} from '../../config/locales';
import type {Versions} from '../../lib/alternates';
import {categoryPath, postPath, tagPath} from '../../lib/blog/paths';
import type {Blogs} from './types';

/**
 * The languages of each blog page that does not exist in every language under the same path, by language and path. The later pages of a list have no
 * versions, because they show different posts in each language.
 */
export function blogVersions(blogs: Blogs): Map<Locale, Map<string, Versions>> {
  const pages = new Map<string, Versions>();
  const add = (key: string, locale: Locale, path: string): unknown =>
    pages.set(key, {...pages.get(key), [locale]: path});
  for (const [locale, posts] of blogs) {
    for (const {translationKey, slug, category, tags} of posts) {
      add(translationKey, locale, postPath(slug));
      [categoryPath(category), ...tags.map(tagPath)].forEach((path) => add(path, locale, path));
    }
  }
  return new Map(
    [...blogs.keys()].map((locale) => [
      locale,
      new Map([...pages.values()].flatMap((versions) => (versions[locale] ? [[versions[locale], versions]] : []))),
    ]),
  );
}
