import type {Hit} from './rank';
import {stemmerOf} from './stemming';
import {type Result, groupResults, toResult} from './results';

/** The excerpt of a section for a query of one word. */
function excerptOf(text: string, word: string, hash = '#records'): string {
  const hit: Hit = {
    page: {
      path: '/docs/sending-domains',
      title: 'Sending domains',
      breadcrumb: 'Domains',
      description: 'Verify a domain.',
      aliases: '',
      sections: [],
    },
    section: [hash, 'Records', text],
    stems: new Set([stemmerOf('en')(word)]),
  };
  return (toResult(hit, 'en').excerpt ?? []).map((segment) => segment.text).join('');
}

const record = 'DKIM\nTXT\nmw1._domainkey.shop.example\nv=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEF';

it('shows the sentence with the word instead of a table', () => {
  expect(excerptOf(`Publish these records.\n${record}\nDKIM proves who signed the email.`, 'dkim')).toBe(
    'DKIM proves who signed the email.',
  );
});

it('shows the item of a list with the word instead of the line above the list', () => {
  const list =
    'You may not do any of these:\nfloods\nsend floods of requests, or load-test the service\nIt is fair to all.';
  expect(excerptOf(list, 'floods')).toBe('send floods of requests, or load-test the service');
  expect(excerptOf(list, 'unknown')).toBe('It is fair to all.');
});

it('ends with the sentence of the last match', () => {
  expect(excerptOf('Every request to the API requires an API key. New here? Start with the guide.', 'key')).toBe(
    'Every request to the API requires an API key.',
  );
});

it('shows the prose of a section whose match is in a table', () => {
  expect(excerptOf(`${record}\nPublish these records at your provider.`, 'dkim')).toBe(
    'Publish these records at your provider.',
  );
});

it('shows the description of the page for a section without prose', () => {
  expect(excerptOf(record, 'dkim')).toBe('Verify a domain.');
  expect(excerptOf(record, 'domain', '')).toBe('Verify a domain.');
});

it('lists a page or its sections, whichever is better, and groups the rest by area', () => {
  const result = (href: string): Result => {
    const [page = '', hash] = href.split('#');
    return {
      href,
      area: page.startsWith('/docs') ? 'docs' : 'api',
      breadcrumb: '',
      title: [{text: page, marked: false}],
      ...(hash !== undefined && {section: [{text: hash, marked: false}]}),
    };
  };
  const hits = ['/docs/a', '/docs/a#x', '/api/b#x', '/api/b', '/api/b#y', '/docs/c', '/api/d'].map(result);
  expect(groupResults(hits).map(({area, results}) => [area, results.map(({href}) => href)])).toEqual([
    ['top', ['/docs/a', '/api/b#x', '/api/b#y']],
    ['docs', ['/docs/c']],
    ['api', ['/api/d']],
  ]);
});
