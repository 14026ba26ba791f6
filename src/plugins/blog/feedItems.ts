import type {BlogFeedItem} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

import type {Post} from './types';

/**
 * The text of a post as a feed reader can show it: without what works or is
 * drawn on the site only. A figure keeps its caption, which says what it shows.
 */
export function feedContent(html: string): string {
  const $ = load(html, null, false);
  $('svg, button, .hash-link, [data-site-only]').remove();
  $('*').removeAttr('class').removeAttr('tabindex');
  return $.html();
}

/** A feed's entry: the original's, with both dates, the category and a text that stands by itself. */
export function feedItem(
  item: BlogFeedItem,
  {date, last_update: update, category}: Post,
  categoryName: string,
): BlogFeedItem {
  const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
  return {
    ...item,
    // What the feeds call it: `published` the first, `date` the last change.
    published: day(date),
    date: day(update?.date ?? date),
    category: [{name: categoryName, term: category}, ...(item.category ?? [])],
    ...(item.content ? {content: feedContent(item.content)} : {}),
  };
}
