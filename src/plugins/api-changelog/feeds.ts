import {Feed} from 'feed';
import {micromark} from 'micromark';

import {type Locale, localeConfigs} from '../../config/locales';
import {pageUrl} from '../../lib/routes';
import {type ChangeKind, type ChangelogEntry, changeKinds} from './entries';
import {dayTitle} from './page';
import type {Reference} from './references';

/** The names of the feeds, below the page of the changelog. */
export const feedNames = {atom: 'atom.xml', rss: 'rss.xml'} as const;

/** What a feed is made of besides the entries. */
export interface FeedContext {
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** Where the page of the changelog is, without the language. */
  path: string;
  locale: Locale;
  brand: string;
  /** What the feed is called. */
  title: string;
  /** What each kind of change is called. */
  kinds: Readonly<Record<ChangeKind, string>>;
  references: ReadonlyMap<string, Reference>;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign] ?? '&quot;');

/**
 * The changelog as feeds, an entry a day. Ids are the addresses of the days on
 * the page and never change; times are midnight in UTC of the day. Readers show
 * entries far from the site, so every link is a whole address.
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
    const address = `${page}#${date}`;
    feed.addItem({
      id: address,
      link: address,
      title: `${dayTitle(date, locale)}${version === undefined ? '' : ` (${version})`}`,
      date: timeOf(date),
      published: timeOf(date),
      content: contentOf(entry, context),
    });
  }
  return {atom: feed.atom1(), rss: feed.rss2()};
}

const timeOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

function contentOf({changes}: ChangelogEntry, context: FeedContext): string {
  return changeKinds
    .map((kind) => ({kind, own: changes.filter((change) => change.kind === kind)}))
    .filter(({own}) => own.length > 0)
    .map(({kind, own}) => {
      const items = own.map(
        ({description, operations}) => `<li>${htmlOf(description, context)}${listOf(operations, context)}</li>`,
      );
      return `<h2>${escape(context.kinds[kind])}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

/** Markdown as HTML; raw HTML in it is shown as the text that it is. */
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
