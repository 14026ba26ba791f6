import {type HeaderRule, cleanUrl, headersFor} from './rules';

describe('headersFor', () => {
  const rules: HeaderRule[] = [
    {for: '/*', values: {'X-Everywhere': '1', 'Cache-Control': 'no-store'}},
    {for: '/assets/*', values: {'Cache-Control': ['public', 'immutable']}},
  ];

  it('applies every matching rule; later ones win', () => {
    expect([...headersFor(rules, '/assets/css/a.css')]).toEqual([
      ['X-Everywhere', '1'],
      ['Cache-Control', 'public, immutable'],
    ]);
  });

  it('matches whole segments only', () => {
    expect(headersFor(rules, '/assets-of-mine').get('Cache-Control')).toBe('no-store');
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
    ['/de/index', '/de/'],
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
    '/docs/index',
  ])('leaves %s alone', (path) => {
    expect(cleanUrl(path, exists)).toBeUndefined();
  });
});
