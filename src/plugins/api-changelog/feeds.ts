import {Feed} from 'feed';
import {micromark} from 'micromark';

import {type Locale, localeConfigs} from '../../config/locales';
import {pageUrl} from '../../lib/routes';
import type {ChangelogEntry} from './entries';
import type {ChangeKind} from '../../data/changeKinds';
import {type Reference, changesByKind, dayTitle} from './page';

/** The file names of the feeds, below the changelog page. */
export const feedNames = {atom: 'atom.xml', rss: 'rss.xml'} as const;

/** Dependencies of a feed other than the entries. */
export interface FeedContext {
  /** The origin of the site, without a trailing slash. */
  origin: string;
  /** The path of the changelog page, without the locale. */
  path: string;
  locale: Locale;
  brand: string;
  title: string;
  /** The title of each kind of change. */
  kinds: Readonly<Record<ChangeKind, string>>;
  references: ReadonlyMap<string, Reference>;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign] ?? '&quot;');

/**
 * The changelog as feeds, one entry per day. The id of an entry is the URL of
 * the day on the page and never changes; its time is midnight UTC. All links
 * are absolute URLs.
 */
export function changelogFeeds(
  entries: readonly ChangelogEntry[],
  context: FeedContext,
): Readonly<Record<keyof typeof feedNames, string>> {
  const {origin, locale, brand, title} = context;
  const page = `${origin}${pageUrl(context.path, locale)}`;
  const feed = new Feed({
    id: page,
    title,
    description: title,
    link: page,
    language: localeConfigs[locale].iso,
    updated: timeOf(entries[0]?.date ?? '1970-01-01'),
    feedLinks: {atom: `${page}/${feedNames.atom}`, rss: `${page}/${feedNames.rss}`},
    author: {name: brand, link: `${origin}${pageUrl('/', locale)}`},
    copyright: brand,
    generator: brand,
  });
  for (const entry of entries) {
    const {date, version} = entry;
    const url = `${page}#${date}`;
    feed.addItem({
      id: url,
      link: url,
      title: `${dayTitle(date, locale)}${version === undefined ? '' : ` (${version})`}`,
      date: timeOf(date),
      published: timeOf(date),
      content: contentOf(entry, context),
    });
  }
  return {atom: feed.atom1(), rss: feed.rss2()};
}

const timeOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

function contentOf(entry: ChangelogEntry, context: FeedContext): string {
  return changesByKind(entry)
    .map(({kind, changes}) => {
      const items = changes.map(
        ({description, operations}) => `<li>${htmlOf(description, context)}${listOf(operations, context)}</li>`,
      );
      return `<h2>${escape(context.kinds[kind])}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

/** Markdown as HTML; raw HTML is shown as text. */
function htmlOf(text: string, context: FeedContext): string {
  return micromark(text.trim()).replace(
    /(?<= href=")\/[^"]*/gu,
    (href) => `${context.origin}${pageUrl(href, context.locale)}`,
  );
}

function listOf(operations: readonly string[], {origin, locale, references}: FeedContext): string {
  const names = operations.map((name) => {
    const {href, summary} = references.get(name) ?? {};
    const shown = summary === undefined ? `<code>${escape(name)}</code>` : escape(summary);
    return href === undefined ? shown : `<a href="${origin}${pageUrl(href, locale)}">${shown}</a>`;
  });
  return names.length === 0 ? '' : `<p>${names.join(', ')}</p>`;
}
