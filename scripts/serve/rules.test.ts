import {type HeaderRule, cleanUrl, headersFor, notFoundPages, redirectFor} from './rules';

describe('headersFor', () => {
  const rules: HeaderRule[] = [
    {for: '/*', values: {'X-Everywhere': '1', 'Cache-Control': 'no-store'}},
    {for: '/assets/*', values: {'Cache-Control': ['public', 'immutable']}},
  ];

  it('applies every rule that matches; the later one wins', () => {
    expect([...headersFor(rules, '/assets/css/a.css')]).toEqual([
      ['X-Everywhere', '1'],
      ['Cache-Control', 'public, immutable'],
    ]);
  });

  it('matches whole segments only', () => {
    expect(headersFor(rules, '/assets-of-mine').get('Cache-Control')).toBe('no-store');
  });
});

describe('redirectFor', () => {
  const rules = [
    {from: '/de/pricing', to: '/de/preise', status: 301},
    {from: '/old/*', to: '/docs/:splat', status: 301},
  ];

  it('takes the first rule that matches', () => {
    expect(redirectFor(rules, '/de/pricing')).toEqual({location: '/de/preise', status: 301});
    expect(redirectFor(rules, '/de/pricing/more')).toBeUndefined();
  });

  it('carries over what the star stood for', () => {
    expect(redirectFor(rules, '/old/a/b')).toEqual({location: '/docs/a/b', status: 301});
  });
});

describe('cleanUrl', () => {
  const files = new Set(['index.html', 'docs.html', 'docs/quickstart.html', 'de/index.html', 'data.json']);
  const exists = (file: string): boolean => files.has(file);

  it.each([
    ['/docs.html', '/docs'],
    ['/docs/', '/docs'],
    ['/docs/quickstart/', '/docs/quickstart'],
    ['/de', '/de/'],
    ['/de/index.html', '/de/'],
    ['/index.html', '/'],
  ])('sends %s to %s', (from, to) => {
    expect(cleanUrl(from, exists)).toBe(to);
  });

  it.each([
    '/',
    '/docs',
    '/docs/quickstart',
    '/de/',
    '/data.json',
    '/nope',
    '/nope/',
    '/nope.html',
    '/nope/index.html',
  ])('leaves %s alone', (path) => {
    expect(cleanUrl(path, exists)).toBeUndefined();
  });
});

it('looks for the nearest page that says "not found", upwards', () => {
  expect(notFoundPages('/de/docs/a')).toEqual(['/de/docs/404.html', '/de/404.html', '/404.html']);
  expect(notFoundPages('/nope')).toEqual(['/404.html']);
});
