import type {Hit} from './rank';
import {type Result, groupResults, toResult} from './results';

/** The excerpt of a section for a query of one word. */
function excerptOf(text: string, word: string): string {
  const hit: Hit = {
    page: {
      path: '/docs/sending-domains',
      title: 'Sending domains',
      breadcrumb: 'Domains',
      description: 'Verify a domain.',
      aliases: '',
      sections: [],
    },
    section: ['#records', 'Records', text],
    isMatch: (content) => content.toLowerCase().includes(word),
    coverage: (content) => Number(content.toLowerCase().includes(word)),
  };
  return (toResult(hit).excerpt ?? []).map((segment) => segment.text).join('');
}

const record = 'DKIM\nTXT\nmw1._domainkey.shop.example\nv=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEF';

it.each([
  [
    'the sentence with the word, not a table',
    `Publish these records.\n${record}\nDKIM proves who signed the email.`,
    'DKIM proves who signed the email.',
  ],
  ['the prose, if the word is in a table', `${record}\nPublish these records.`, 'Publish these records.'],
  ['the description of the page, if there is no prose', record, 'Verify a domain.'],
])('shows %s', (_what, text, shown) => {
  expect(excerptOf(text, 'dkim')).toBe(shown);
});

it('shows the item of a list with the word instead of the line above the list', () => {
  const list =
    'You may not do any of these:\nfloods\nsend floods of requests, or load-test the service\nIt is fair to all.';
  expect(excerptOf(list, 'floods')).toBe('send floods of requests, or load-test the service');
  expect(excerptOf(list, 'unknown')).toBe('It is fair to all.');
});

it('answers with the value in the row of a table that has all words', () => {
  const words = ['size', 'attachments'];
  const answerTo = (text: string): unknown =>
    toResult({
      page: {
        path: '/docs/size-limits',
        title: 'Size limits',
        breadcrumb: '',
        description: '',
        aliases: '',
        sections: [],
      },
      section: ['#requests', 'Maximum', text],
      isMatch: (content) => words.some((word) => content.toLowerCase().includes(word)),
      coverage: (content) => words.filter((word) => content.toLowerCase().includes(word)).length / words.length,
    }).answer;
  expect(answerTo('Attachments per email\n20\nEmail size, with attachments\n25 MB\nSubject\n998')).toBe('25 MB');
  expect(answerTo('Price of attachments\n$0.50 per 1k')).toBe('$0.50 per 1k');
  expect(answerTo('Subject\n998 characters')).toBeUndefined();
  expect(answerTo('Attachments\nAny file of up to 25 MB in total')).toBeUndefined();
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
