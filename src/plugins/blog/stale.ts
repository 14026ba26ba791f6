import path from 'node:path';

import {type Locale, defaultLocale} from '../../config/locales';
import {isStale} from '../docs/translations';
import type {Blog, Post} from './types';

/** The slugs of a language's posts whose English post has changed since they were translated. */
export async function staleSlugs(
  siteDir: string,
  blogs: readonly Blog[],
  locale: Locale,
): Promise<ReadonlySet<string>> {
  const postsOf = (code: Locale): readonly Post[] => blogs.find((blog) => blog.locale === code)?.posts ?? [];
  const english = new Map(postsOf(defaultLocale).map(({translationKey, file}) => [translationKey, file]));
  const slugs = postsOf(locale).map(async ({translationKey, slug, file}) => {
    const source = locale === defaultLocale ? undefined : english.get(translationKey);
    const stale = source !== undefined && (await isStale(path.join(siteDir, file), path.join(siteDir, source)));
    return stale ? [slug] : [];
  });
  return new Set((await Promise.all(slugs)).flat());
}
