import path from 'node:path';

import {type Locale, defaultLocale} from '../../config/locales';
import {isStale} from '../docs/translations';
import type {Blogs} from './types';

/** The slugs of a language's posts whose English post has changed since they were translated. */
export async function staleSlugs(siteDir: string, blogs: Blogs, locale: Locale): Promise<ReadonlySet<string>> {
  const english = new Map(blogs.get(defaultLocale)?.map(({translationKey, file}) => [translationKey, file]));
  const posts = locale === defaultLocale ? [] : (blogs.get(locale) ?? []);
  const slugs = posts.map(async ({translationKey, slug, file}) => {
    const source = english.get(translationKey);
    const stale = source !== undefined && (await isStale(path.join(siteDir, file), path.join(siteDir, source)));
    return stale ? [slug] : [];
  });
  return new Set((await Promise.all(slugs)).flat());
}
