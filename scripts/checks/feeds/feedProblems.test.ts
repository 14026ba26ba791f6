import {type FeedFile, withSelf} from '../../../src/plugins/blog/feedSelf';
import {type FeedFormat, feedProblems} from './feedProblems';

const home = 'https://mailwren.example/blog';
const files: Readonly<Record<FeedFormat, FeedFile>> = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};

/** Feeds as the plugin writes them, without their own address. */
const written: Readonly<Record<FeedFormat, string>> = {
  rss: `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title><link>${home}</link><description>About.</description><lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate><language>en-US</language><item><title>A</title><link>${home}/a</link><guid>${home}/a</guid><pubDate>Mon, 16 Nov 2026 00:00:00 GMT</pubDate><content:encoded><![CDATA[<p>A</p>]]></content:encoded></item></channel></rss>`,
  atom: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${home}</id><title>Blog</title><updated>2026-11-16T00:00:00.000Z</updated><link rel="alternate" href="${home}"/><entry><title>A</title><id>${home}/a</id><link href="${home}/a"/><updated>2026-11-18T00:00:00.000Z</updated><published>2026-11-16T00:00:00.000Z</published><author><name>Team</name></author><content type="html">A</content></entry></feed>`,
  json: JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title: 'Blog',
    home_page_url: home,
    items: [
      {
        id: `${home}/a`,
        url: `${home}/a`,
        title: 'A',
        content_html: '<p>A</p>',
        date_published: '2026-11-16T00:00:00.000Z',
        date_modified: '2026-11-16T00:00:00.000Z',
        authors: [{name: 'Team'}],
      },
    ],
  }),
};
const sound = (format: FeedFormat): string => withSelf(files[format], written[format], `${home}/${files[format]}`);

it.each(Object.keys(files) as FeedFormat[])(
  '%s: nothing is wrong with a sound feed; its own address is asked for',
  (format) => {
    expect(feedProblems(sound(format), format)).toEqual([]);
    expect(feedProblems(written[format], format)).not.toEqual([]);
  },
);

it.each<[FeedFormat, string, string, string]>([
  ['rss', '<description>About.</description>', '', 'description:'],
  ['rss', '<language>en-US</language>', '', 'language:'],
  ['rss', `<link>${home}/a</link>`, '<link>/blog/a</link>', 'items.0.link: Invalid URL'],
  ['rss', '<pubDate>Mon, 16 Nov 2026 00:00:00 GMT', '<pubDate>2026-11-16', 'items.0.pubDate: Invalid RFC 822 date'],
  ['rss', `<guid>${home}/a</guid>`, '', 'items.0.guid:'],
  ['atom', `<id>${home}</id>`, '', 'id:'],
  ['atom', '<author><name>Team</name></author>', '', 'entries.0.authors:'],
  ['atom', '<updated>2026-11-18T', '<updated>2026-11-01T', 'entries.0: Updated before it was published'],
  ['atom', '<updated>2026-11-16T00:00:00.000Z', '<updated>16 November', 'updated: Invalid ISO datetime'],
  ['json', '"url":', '"uri":', 'items.0.url:'],
  ['json', '<p>A</p>', '', 'items.0.content_html:'],
])('%s: names what is wrong: %s → %s', (format, from, to, problem) => {
  const source = format === 'json' ? JSON.stringify(JSON.parse(sound(format))) : sound(format);
  const broken = source.replace(from, to);
  expect(broken).not.toBe(source);
  expect(feedProblems(broken, format).join('\n')).toContain(problem);
});

it('finds two entries with the same id', () => {
  const twice = sound('atom').replace(/<entry>.*<\/entry>/u, '$&$&');
  expect(feedProblems(twice, 'atom')).toEqual(['entries: Two entries have the same id']);
});

it('knows another format, and what is no feed', () => {
  expect(feedProblems(sound('atom'), 'rss')).toEqual(['expected rss, found atom']);
  expect(feedProblems('<html></html>', 'rss')).toEqual(['expected rss, found no feed']);
});

it('refuses to name the address of a feed that it does not know', () => {
  expect(() => withSelf('rss.xml', '<rdf/>', home)).toThrow('rss.xml is written in another way');
});
