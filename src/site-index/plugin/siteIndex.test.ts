import type {Locale} from '../../config/locales';
import {alphabetOf} from '../alphabet';
import {type Page, buildIndex} from '../buildIndex';
import {readEntries} from './readEntries';

/** A guide page with the properties under test. */
const page = (properties: Partial<Page>): Page => ({
  part: 'guides',
  title: 'Title',
  permalink: '/guides/page',
  headings: [],
  ...properties,
});

/** The letters with entries, and their terms. */
const termsOf = (pages: readonly Page[], locale: Locale = 'en'): [letter: string, terms: string[]][] =>
  buildIndex(pages, locale).map(({letter, entries}) => [letter, entries.map(({term}) => term)]);

it.each<[Locale, string]>([
  ['en', 'API key, credit, Étude, zone'],
  ['de', 'Absender, Äpfel, Apfelmus, Öffnung, Ordner, Zustellung'],
  ['cs', 'cena, čas, ďábel, doména, hodnota, chyba, ikona, řádek, šablona, úkol, usnesení'],
  ['uk', 'адреса, гість, ґанок, експорт, єдність, ідея, їжа, йод, API, Webhook'],
  ['ru', 'еда, ёлка, ель, икс, йод, яма, API'],
])('sorts terms in %s as a dictionary does', (locale, terms) => {
  const expected = terms.split(', ');
  expect([...expected].reverse().sort(alphabetOf(locale).compare)).toEqual(expected);
});

it.each<[Locale, string, string]>([
  ['de', 'Öffnung', 'O'],
  ['cs', 'Čas', 'Č'],
  ['cs', 'chyba', 'Ch'],
  ['es', 'ñandú', 'Ñ'],
  ['ru', 'ёлка', 'Е'],
  ['uk', 'API key', 'A'],
  ['en', 'Доставка', 'Д'],
  ['de', '„Zustellung“', 'Z'],
  ['en', '/emails', '#'],
])('in %s lists %s under %s', (locale, term, letter) => {
  expect(alphabetOf(locale).letterOf(term)).toBe(letter);
});

it('lists other scripts after the alphabet, and symbols last', () => {
  const pages = ['Вебхуки', '404', 'API', 'Адреса', 'Zones'].map((title) => page({title, permalink: `/${title}`}));
  expect(termsOf(pages, 'uk').map(([letter]) => letter)).toEqual(['А', 'В', 'A', 'Z', '#']);
});

it('lists title, sidebar label, headings and the endpoint', () => {
  const operation = page({
    title: 'Send an email',
    label: 'Quickstart',
    headings: [{id: 'retry', text: 'Retry'}],
    endpoint: {method: 'post', path: '/emails'},
  });
  expect(termsOf([operation])).toEqual([
    ['Q', ['Quickstart']],
    ['R', ['Retry']],
    ['S', ['Send an email']],
    ['#', ['/emails']],
  ]);
});

it('creates one entry per term: the page of that name first, then by part, each page once', () => {
  const headings = [
    {id: 'webhooks', text: 'webhooks'},
    {id: 'webhooks-1', text: 'Webhooks'},
  ];
  const groups = buildIndex(
    [
      page({part: 'apiReference', title: 'Zones', permalink: '/api/zones', headings}),
      page({part: 'docs', title: 'Yarn', permalink: '/docs/yarn', headings}),
      page({title: 'Webhooks', permalink: '/guides/webhooks'}),
    ],
    'en',
  );
  const entries = groups.find(({letter}) => letter === 'W')?.entries;
  expect(entries?.map(({term, targets}) => [term, targets.map(({href}) => href)])).toEqual([
    ['Webhooks', ['/guides/webhooks', '/docs/yarn#webhooks', '/api/zones#webhooks']],
  ]);
});

it('lists an event by its type only, and no label that the title starts with', () => {
  const event = page({
    title: 'Email bounced',
    label: 'email.bounced',
    endpoint: {method: 'event', path: 'email.bounced'},
  });
  expect(termsOf([event])).toEqual([['E', ['email.bounced']]]);
  expect(termsOf([page({title: 'Emails', label: 'Email'})])).toEqual([['E', ['Email', 'Emails']]]);
});

it('reads headings as text, without steps and those in code', () => {
  const markdown = [
    '# Title',
    '## 1. Add the domain {/* #add */}',
    '## Send `it` to [us](/us) {/* #send */}',
    ':::note',
    '  ### 404 means *gone* {/* #gone_1 */}',
    ':::',
    '```md\n## Code {/* #code */}\n```',
  ].join('\n\n');
  expect(readEntries(markdown)).toEqual({
    headings: [
      {id: 'send', text: 'Send it to us'},
      {id: 'gone_1', text: '404 means gone'},
    ],
  });
});
