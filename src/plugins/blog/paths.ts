import {contentBases} from '../../config/routes';

/**
 * The addresses of the blog, without language prefix. They are the same in
 * every language, but for the slugs of posts.
 */

const base = contentBases.blog;

/** First parts of addresses below the blog that no post may take. */
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

/** A page of a series; the first one is the series itself. */
export const pagePath = (first: string, page: number): string => (page === 1 ? first : `${first}/page/${page}`);

/** The file with the cards of a page, for "Load more". */
export const dataPath = (path: string): string => `${path}.json`;
