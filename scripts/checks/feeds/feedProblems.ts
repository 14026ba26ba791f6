import {parseFeed} from 'feedsmith';
import * as z from 'zod';

/** Says where a feed is not what its standard asks for. */

/** `Mon, 16 Nov 2026 00:00:00 GMT`, as RSS takes dates from RFC 822. */
const rfc822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4})$/u;

const text = z.string().trim().min(1);
const address = z.url({protocol: /^https$/u});
const rssDate = z.string().regex(rfc822, 'Invalid RFC 822 date');
const isoDate = z.iso.datetime({offset: true});

const atomLink = z.looseObject({href: address, rel: z.string().optional()});
const atomLinks = (rel: string) =>
  z
    .array(atomLink)
    .refine((links) => links.some((link) => (link.rel ?? 'alternate') === rel), `No link with rel="${rel}"`);
const atomText = z.looseObject({value: text});

/** RSS 2.0, and what validators ask for beside: unique ids, a link to the feed itself, a language. */
const rss = z.looseObject({
  title: text,
  link: address,
  description: text,
  language: text,
  lastBuildDate: rssDate,
  atom: z.looseObject({links: atomLinks('self')}),
  items: z
    .array(
      z.looseObject({
        title: text,
        link: address,
        pubDate: rssDate,
        guid: z.looseObject({value: text}),
        content: z.looseObject({encoded: text}),
      }),
    )
    .refine(
      (items) => new Set(items.map(({guid}) => guid.value)).size === items.length,
      'Two items have the same guid',
    ),
});

/** RFC 4287, sections 4.1.1 and 4.1.2. */
const atom = z.looseObject({
  id: address,
  title: atomText,
  updated: isoDate,
  links: atomLinks('self'),
  entries: z
    .array(
      z
        .looseObject({
          id: address,
          title: atomText,
          updated: isoDate,
          published: isoDate,
          links: atomLinks('alternate'),
          authors: z.array(z.looseObject({name: text})).min(1),
          content: atomText,
        })
        .refine(({published, updated}) => updated >= published, 'Updated before it was published'),
    )
    .refine((entries) => new Set(entries.map(({id}) => id)).size === entries.length, 'Two entries have the same id'),
});

/** JSON Feed 1.1. */
const json = z.looseObject({
  title: text,
  home_page_url: address,
  feed_url: address,
  items: z
    .array(
      z.looseObject({
        id: text,
        url: address,
        title: text,
        content_html: text,
        date_published: isoDate,
        date_modified: isoDate,
        authors: z.array(z.looseObject({name: text})).min(1),
      }),
    )
    .refine((items) => new Set(items.map(({id}) => id)).size === items.length, 'Two items have the same id'),
});

const schemas = {rss, atom, json} as const;

/** A format of feeds, as feedsmith calls it. */
export type FeedFormat = keyof typeof schemas;

/**
 * Reads a feed and says what is wrong with it: place and reason, one a line.
 *
 * @param format what it is said to be
 */
export function feedProblems(source: string, format: FeedFormat): string[] {
  const parsed = ((): ReturnType<typeof parseFeed> | undefined => {
    try {
      return parseFeed(source);
    } catch {
      return undefined;
    }
  })();
  if (parsed?.format !== format) {
    return [`expected ${format}, found ${parsed?.format ?? 'no feed'}`];
  }
  const {error} = schemas[format].safeParse(parsed.feed);
  return (error?.issues ?? []).map(({path, message}) => `${path.map(String).join('.')}: ${message}`);
}
