import {buildIndex} from './buildIndex';
import type {Page} from './types';

/** A page of the guides, with what a test is about. */
function page(properties: Partial<Page>): Page {
  return {part: 'guides', title: 'Title', permalink: '/guides/page', keywords: [], headings: [], ...properties};
}

const terms = (pages: readonly Page[]): string[] =>
  buildIndex(pages, 'en').groups.flatMap(({entries}) => entries.map(({term}) => term));

it('lists title, other name, headings, keywords and, for an operation, its path', () => {
  const pages = [
    page({
      part: 'apiReference',
      title: 'Send an email',
      label: 'Quickstart',
      permalink: '/api/emails/send-email',
      keywords: ['DKIM'],
      headings: [{id: 'retry', text: 'Retry'}],
      endpoint: {method: 'post', path: '/emails'},
    }),
  ];
  expect(buildIndex(pages, 'en')).toMatchObject({
    count: 5,
    groups: [
      {id: 'letter-d', letter: 'D', entries: [{term: 'DKIM'}]},
      {id: 'letter-q', entries: [{targets: [{href: '/api/emails/send-email', page: 'Send an email'}]}]},
      {id: 'letter-r', entries: [{targets: [{href: '/api/emails/send-email#retry', page: 'Send an email'}]}]},
      {id: 'letter-s', entries: [{term: 'Send an email', targets: [{endpoint: {method: 'post', path: '/emails'}}]}]},
      {id: 'symbols', entries: [{term: '/emails', code: true, targets: [{endpoint: {method: 'post'}}]}]},
    ],
  });
});

it('lists the type of an event below its letter', () => {
  const event = page({
    title: 'Delivered',
    permalink: '/api/events/x',
    endpoint: {method: 'event', path: 'email.delivered'},
  });
  expect(buildIndex([event], 'en').groups).toMatchObject([
    {id: 'letter-d', entries: [{term: 'Delivered'}]},
    {id: 'letter-e', entries: [{term: 'email.delivered', code: true, targets: [{endpoint: {method: 'event'}}]}]},
  ]);
});

it('names the page only where the term does not', () => {
  const {groups} = buildIndex([page({title: 'Bounces', headings: [{id: 'soft', text: 'Soft bounces'}]})], 'en');
  expect(groups.flatMap(({entries}) => entries.flatMap(({targets}) => targets.map((it) => it.page)))).toEqual([
    undefined,
    'Bounces',
  ]);
});

it('makes one entry of the same term on several pages; the page of that name leads, then the parts in order', () => {
  const headings = [{id: 'webhooks', text: 'webhooks'}];
  const {count, groups} = buildIndex(
    [
      page({part: 'apiReference', title: 'Zones', permalink: '/api/zones', headings}),
      page({part: 'docs', title: 'Yarn', permalink: '/docs/yarn', headings}),
      page({part: 'docs', title: 'Axes', permalink: '/docs/axes', headings}),
      page({part: 'guides', title: 'Webhooks', permalink: '/guides/webhooks'}),
    ],
    'en',
  );
  expect(count).toBe(4);
  const entry = groups.find(({letter}) => letter === 'W')?.entries[0];
  expect(entry?.term).toBe('Webhooks');
  expect(entry?.targets.map(({href}) => href)).toEqual([
    '/guides/webhooks',
    '/docs/axes#webhooks',
    '/docs/yarn#webhooks',
    '/api/zones#webhooks',
  ]);
});

it('leads to a page once from each term', () => {
  const headings = [
    {id: 'dkim', text: 'DKIM'},
    {id: 'dkim-1', text: 'DKIM'},
  ];
  const {groups} = buildIndex([page({keywords: ['dkim', 'Title'], headings})], 'en');
  expect(groups[0]?.entries).toEqual([
    {term: 'DKIM', targets: [{href: '/guides/page#dkim', part: 'guides', page: 'Title'}]},
  ]);
  expect(groups[1]?.entries[0]?.targets).toEqual([{href: '/guides/page', part: 'guides'}]);
});

it('keeps paths apart that differ in case, and puts the methods of a path together', () => {
  const operation = (title: string, method: string, path: string): Page =>
    page({part: 'apiReference', title, permalink: `/api/${title}`, endpoint: {method, path}});
  const {groups} = buildIndex(
    [operation('a', 'get', '/emails'), operation('b', 'post', '/emails'), operation('c', 'get', '/Emails')],
    'en',
  );
  const symbols = groups.find(({id}) => id === 'symbols')?.entries ?? [];
  expect(symbols.map(({term, targets}) => [term, targets.length])).toEqual([
    ['/emails', 2],
    ['/Emails', 1],
  ]);
});

it('groups by the letters of the language; other scripts follow, symbols come last', () => {
  const pages = ['Вебхуки', '404', 'API', 'Адреса', 'Zones', 'їжа'].map((title) =>
    page({title, permalink: `/${title}`}),
  );
  const {groups, letters} = buildIndex(pages, 'uk');
  expect(groups.map(({letter}) => letter)).toEqual(['А', 'В', 'Ї', 'A', 'Z', undefined]);
  expect(letters.filter(({id}) => id === undefined).map(({letter}) => letter)).toContain('Ґ');
  expect(letters.slice(-4)).toEqual([
    {letter: 'Я'},
    {letter: 'A', id: 'letter-a'},
    {letter: 'Z', id: 'letter-z'},
    {id: 'symbols'},
  ]);
});

it('gives Czech its letter of two', () => {
  const {groups} = buildIndex(
    ['Hodnota', 'Chyba', 'Cena', 'Ikona'].map((title) => page({title, permalink: `/${title}`})),
    'cs',
  );
  expect(groups.map(({id}) => id)).toEqual(['letter-c', 'letter-h', 'letter-ch', 'letter-i']);
});

it('reads spaces and line breaks in a term as one space', () => {
  expect(terms([page({title: 'Send \n it'})])).toEqual(['Send it']);
});
