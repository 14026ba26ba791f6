import {parseFeed} from 'feedsmith';

import {type FeedFile, withSelf} from './feedSelf';

const url = 'https://mailwren.example/blog/feed';

/** Feeds as the original plugin writes them, without their own URL. */
const written: Readonly<Record<FeedFile, string>> = {
  'rss.xml':
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title><description>About.</description></channel></rss>',
  'atom.xml':
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>a</id><link rel="alternate" href="https://mailwren.example/blog"/></feed>',
  'feed.json': '{"version": "https://jsonfeed.org/version/1", "title": "Blog", "items": []}',
};

it.each(Object.keys(written) as FeedFile[])('adds its own URL to %s', (file) => {
  const {feed} = parseFeed(withSelf(file, written[file], url)) as {
    feed: {feed_url?: string; links?: unknown; atom?: {links: unknown}};
  };
  expect(feed.feed_url ?? feed.links ?? feed.atom?.links).toEqual(
    file === 'feed.json' ? url : expect.arrayContaining([expect.objectContaining({href: url, rel: 'self'})]),
  );
});

it('rejects a feed that is written in another way', () => {
  expect(() => withSelf('rss.xml', '<rdf/>', url)).toThrow('rss.xml is written in another way');
});
