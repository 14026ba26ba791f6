import {Feed} from 'feed';

import {brand} from '../../config/site';
import {readPage} from '../../lib/readPage';
import {feedContent} from '../../lib/feedContent';
import {isDate} from './entries';

/**
 * Creates the changelog feeds, by file name: one entry per day. An entry's ID is the day's permanent URL, and its time
 * is midnight UTC. All links are absolute URLs.
 *
 * @param html the built page
 * @param page the page's URL
 */
export function changelogFeeds(
  html: string,
  page: string,
  {title, language, home}: {title: string; language: string; home: string},
): Readonly<Record<'atom.xml' | 'rss.xml', string>> {
  const $ = readPage(html);
  $('a[href]').each((_index, link) => {
    link.attribs.href = new URL(link.attribs.href ?? '', page).href;
  });
  $('h2 a').remove();
  const days = $('h2[id]').filter((_index, day) => isDate(day.attribs.id ?? ''));
  const feed = new Feed({
    id: page,
    title,
    description: title,
    link: page,
    language,
    updated: new Date(days.attr('id') ?? 0),
    feedLinks: {atom: `${page}/atom.xml`, rss: `${page}/rss.xml`},
    author: {name: brand, link: home},
    copyright: brand,
    generator: brand,
  });
  days.each((_index, day) => {
    const date = day.attribs.id ?? '';
    const midnight = new Date(date);
    const url = `${page}#${date}`;
    const content = $(day).nextUntil('h2');
    const version = content.filter('[data-version]').attr('data-version');
    feed.addItem({
      id: url,
      link: url,
      title: `${$(day).text()}${version === undefined ? '' : ` (${version})`}`,
      date: midnight,
      published: midnight,
      content: feedContent($.html(content)),
    });
  });
  return {'atom.xml': feed.atom1(), 'rss.xml': feed.rss2()};
}
