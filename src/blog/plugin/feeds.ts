import type {BlogFeedItem} from '@docusaurus/plugin-content-blog';

import type {Post} from './posts';
import {feedContent} from '../../lib/feedContent';

/** The files of the feeds that the original plugin writes. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const;

/** A feed's entry with both dates, the category, and content that stands alone. */
export function feedItem(
  item: BlogFeedItem,
  {date, last_update: update, category}: Pick<Post, 'date' | 'last_update' | 'category'>,
  categoryNames: Readonly<Record<string, string>>,
): BlogFeedItem {
  return {
    ...item,
    // In feeds, `date` is the day of the last change.
    published: new Date(date),
    date: new Date(update?.date ?? date),
    category: [{name: categoryNames[category] ?? category, term: category}, ...(item.category ?? [])],
    ...(item.content ? {content: feedContent(item.content)} : {}),
  };
}

/**
 * Adds its own URL to a feed, as each feed standard recommends and the original
 * plugin does not.
 *
 * @throws Error if the feed has an unexpected structure
 */
export function withSelf(file: (typeof feedFiles)[number], feed: string, url: string): string {
  if (file === 'feed.json') {
    return JSON.stringify({...(JSON.parse(feed) as object), feed_url: url}, null, 4);
  }
  const added =
    file === 'atom.xml'
      ? feed.replace('<link rel="alternate"', `<link rel="self" type="application/atom+xml" href="${url}"/>\n    $&`)
      : feed
          .replace('<rss ', '$&xmlns:atom="http://www.w3.org/2005/Atom" ')
          .replace('<description>', `<atom:link rel="self" type="application/rss+xml" href="${url}"/>\n        $&`);
  if (!added.includes('rel="self"')) {
    throw new Error(
      `blog: ${file} has a different structure than in @docusaurus/plugin-content-blog 3.10.2. Adapt src/blog/plugin/feeds.ts.`,
    );
  }
  return added;
}
