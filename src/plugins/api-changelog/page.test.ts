import {parseFeed} from 'htmlparser2';

import type {Spec} from '../../openapi/types';
import {parseEntry} from './entries';
import {changelogFeeds} from './feeds';
import {changelogPage, dayTitle, referencesOf} from './page';

const description = {
  openapi: '3.1.0',
  info: {title: 'Weather', version: '1.0.0'},
  tags: [{name: 'Days', 'x-event-prefix': 'day'}, {name: 'Events'}],
  paths: {'/days': {post: {operationId: 'createDay', summary: 'Create a <day>', tags: ['Days']}}},
  webhooks: {'day.changed': {post: {operationId: 'dayChanged', summary: 'A day changed', tags: ['Events']}}},
} as unknown as Spec;
const references = referencesOf(description);

const entries = [
  parseEntry(
    '2026-11-21.yaml',
    `version: 1.1.0
changes:
  - kind: removed
    description: The rain is gone.
    operations: [getRain]
  - kind: added
    description: See [prices](/pricing), [days](/api#days) and <b>{weather}</b>.
    operations: [createDay, day.changed]
`,
  ),
  parseEntry('2026-01-02.yaml', 'changes: [{kind: fixed, description: Text.}]'),
];

it('finds operations and events by the names that entries use', () => {
  expect([...references.values()]).toEqual([
    {name: 'createDay', href: '/api/days/create-day', method: 'post', summary: 'Create a <day>'},
    {name: 'day.changed', href: '/api/events/day-changed'},
  ]);
});

describe('the page', () => {
  const page = changelogPage(entries, references, 'de');

  it('has one section per day, with the day as its anchor', () => {
    expect(page.match(/^##.*$/gmu)).toEqual([
      '## 21. November 2026 {/* #2026-11-21 */}',
      '## 2. Januar 2026 {/* #2026-01-02 */}',
    ]);
    expect(dayTitle('2026-11-21', 'en')).toBe('November 21, 2026');
  });

  it('groups changes by kind, in one order', () => {
    expect(page.match(/kind="\w+"/gu)).toEqual(['kind="added"', 'kind="removed"', 'kind="fixed"']);
  });

  it('links existing operations, and shows the names of removed ones', () => {
    expect(page).toContain('"href":"/api/days/create-day"');
    expect(page).toContain('"references":[{"name":"getRain"}]');
  });

  it('marks English text on pages in other languages', () => {
    expect(page.match(/"lang":"en"/gu)).toHaveLength(3);
    expect(changelogPage(entries, references, 'en')).not.toContain('"lang"');
  });

  it('passes text as JSON, so that none of it is parsed as MDX', () => {
    expect(page).toContain('{"nodes":[{"tag":"p","children":["The rain is gone."]}]}');
    expect(page).toContain('"<b>","{weather}","</b>"');
  });
});

describe('the feeds', () => {
  const feeds = changelogFeeds(entries, {
    origin: 'https://site.example',
    path: '/docs/api-changelog',
    locale: 'de',
    brand: 'Brand',
    title: 'Changes & more',
    kinds: {added: 'Neu', changed: 'Geändert', deprecated: 'Veraltet', removed: 'Entfernt', fixed: 'Behoben'},
    references,
  });
  const all = Object.entries(feeds);

  it.each(all)('%s has the URL of each day as its id, and its date', (format, xml) => {
    const page = 'https://site.example/de/docs/api-changelog';
    const ids = [...xml.matchAll(format === 'atom' ? /<id>(.*?)<\/id>/gu : /<guid[^>]*>(.*?)<\/guid>/gu)].map(
      ([, id]) => id,
    );
    expect(ids).toEqual([...(format === 'atom' ? [page] : []), `${page}#2026-11-21`, `${page}#2026-01-02`]);
    const [feedDate, ...dates] = [...xml.matchAll(/<(?:updated|lastBuildDate|pubDate)>(.*?)<\//gu)].map(
      ([, time = '']) => new Date(time).toISOString(),
    );
    expect(feedDate).toBe('2026-11-21T00:00:00.000Z');
    expect(dates).toEqual(['2026-11-21T00:00:00.000Z', '2026-01-02T00:00:00.000Z']);
  });

  it.each(all)('%s contains absolute URLs, in the language of its page', (_format, xml) => {
    expect(xml).toContain('href="https://site.example/de/preise"');
    expect(xml).toContain('href="https://site.example/de/api#days"');
    expect(xml).toContain('<a href="https://site.example/de/api/days/create-day">Create a &lt;day&gt;</a>');
    expect(xml).not.toMatch(/(?:href|src)="(?!https:)/u);
    expect(xml).toContain('<code>getRain</code>');
  });

  it.each(all)('%s shows raw HTML as text, and is read by another tool', (format, xml) => {
    expect(xml).toContain('&lt;b&gt;{weather}&lt;/b&gt;');
    const feed = parseFeed(xml);
    expect(feed).toMatchObject({
      type: format,
      title: 'Changes & more',
      updated: new Date('2026-11-21T00:00:00Z'),
      items: [
        {title: '21. November 2026 (1.1.0)', link: 'https://site.example/de/docs/api-changelog#2026-11-21'},
        {title: '2. Januar 2026', pubDate: new Date('2026-01-02T00:00:00Z')},
      ],
    });
  });
});
