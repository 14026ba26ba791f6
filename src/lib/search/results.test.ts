import {type Hit, groupHits, hitType} from './results';

const partOf = (url: string): string | undefined => /^\/(docs|api)\b/u.exec(url)?.[1];
const quickstart = {t: 'Quickstart', u: '/docs/quickstart'};
const at = (start: number, length: number): Hit['metadata'] => ({stem: {t: {position: [[start, length]]}}});

const content = (fields: Partial<Hit['document']> = {}): Hit => ({
  type: hitType.content,
  document: {t: 'Verify your domain first.', u: '/docs/quickstart', h: '#dns', s: 'DNS records', ...fields},
  page: quickstart,
  metadata: at(12, 6),
});

it('groups by part, the part of the best hit first', () => {
  const api: Hit = {
    type: hitType.title,
    document: {t: 'Get a domain', u: '/api/domains/get'},
    page: false,
    metadata: at(6, 6),
  };
  expect(groupHits([api, content()], partOf).map(({part}) => part)).toEqual(['api', 'docs']);
  expect(groupHits([content(), api], partOf).map(({part}) => part)).toEqual(['docs', 'api']);
});

it('names page and section of a content, and shows its words', () => {
  expect(groupHits([content()], partOf)[0]?.results).toEqual([
    {
      href: '/docs/quickstart#dns',
      title: [{text: 'Quickstart', marked: false}],
      section: [{text: 'DNS records', marked: false}],
      excerpt: [
        {text: 'Verify your ', marked: false},
        {text: 'domain', marked: true},
        {text: ' first.', marked: false},
      ],
    },
  ]);
});

it('names no section for what stands at the start of a page', () => {
  const [group] = groupHits([content({h: '', s: 'Quickstart'})], partOf);
  expect(group?.results[0]?.section).toBeUndefined();
});

it('makes one result of several hits at one place', () => {
  const heading: Hit = {
    type: hitType.heading,
    document: {t: 'DNS records', u: '/docs/quickstart', h: '#dns'},
    page: quickstart,
    metadata: at(0, 3),
  };
  const [group] = groupHits([content(), heading], partOf);
  expect(group?.results).toHaveLength(1);
  expect(group?.results[0]?.section?.[0]).toEqual({text: 'DNS', marked: true});
  expect(group?.results[0]?.excerpt?.some(({marked}) => marked)).toBe(true);
});

it('leaves out what belongs to no part', () => {
  expect(groupHits([content({u: '/blog/post'})], partOf)).toEqual([]);
});
