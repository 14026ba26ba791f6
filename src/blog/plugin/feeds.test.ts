import {load} from 'cheerio';

import {feedItem, withSelf} from './feeds';

it('adds both dates and the category to an entry', () => {
  const item = {title: 'A', link: 'https://a.example', date: new Date(0), category: [{name: 'One'}]};
  const post = {date: '2026-03-01', category: 'technical'} as const;
  const names = {technical: 'Technical'};
  expect(feedItem(item, {...post, last_update: {date: '2026-03-05'}}, names)).toMatchObject({
    published: new Date('2026-03-01'),
    date: new Date('2026-03-05'),
    category: [{name: 'Technical', term: 'technical'}, {name: 'One'}],
  });
  expect(feedItem(item, post, names).date).toEqual(new Date('2026-03-01'));
});

const url = 'https://mailwren.example/blog/feed';

it.each([
  [
    'rss.xml',
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title><description>About.</description></channel></rss>',
  ],
  [
    'atom.xml',
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>a</id><link rel="alternate" href="https://mailwren.example/blog"/></feed>',
  ],
  ['feed.json', '{"version": "https://jsonfeed.org/version/1", "title": "Blog", "items": []}'],
] as const)('adds its own URL to %s', (file, written) => {
  const feed = withSelf(file, written, url);
  const self =
    file === 'feed.json'
      ? (JSON.parse(feed) as {feed_url?: string}).feed_url
      : load(feed, {xml: true})('feed > link[rel="self"], channel > atom\\:link[rel="self"]').attr('href');
  expect(self).toBe(url);
});

it('rejects a feed with another structure', () => {
  expect(() => withSelf('rss.xml', '<rdf/>', url)).toThrow('rss.xml has a different structure');
});
