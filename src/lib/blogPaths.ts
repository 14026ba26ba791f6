import {type Locale, defaultLocale} from '../config/locales';
import {contentBases} from '../config/routes';

/**
 * The paths of the blog, without language prefix. They are the same in every
 * language, except for the slugs of posts.
 */

const base = contentBases.blog;

/** First segments of paths under the blog that posts may not use. */
export const reservedSlugs = ['page', 'tags', 'category', 'authors', 'rss', 'atom', 'feed'] as const;

/** The list of all posts. */
export const listPath = base;

/** The list of all tags. */
export const tagsPath = `${base}/tags`;

/** A post. */
export const postPath = (slug: string): string => `${base}/${slug}`;

/** The posts of a category. */
export const categoryPath = (category: string): string => `${base}/category/${category}`;

/** The posts with a tag. */
export const tagPath = (key: string): string => `${tagsPath}/${key}`;

/** The directory of a language's posts in the repository: a post may exist in only some languages. */
export function blogDir(locale: Locale): string {
  return locale === defaultLocale ? 'blog' : `i18n/${locale}/docusaurus-plugin-content-blog`;
}
