import {type HeaderRule, cleanUrl, headersFor, readRange, readTarget} from './rules';

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

describe('readTarget', () => {
  it.each([
    ['/docs%2fquickstart?a=%2f', '/docs/quickstart', '?a=%2f'],
    ['//docs//./a/../b', '/docs/b', ''],
    ['http://evil.example/docs/?a#b', '/docs/', '?a'],
    ['/%ff', '/\ufffd', ''],
  ])('reads %s', (target, pathname, search) => {
    expect(readTarget(target)).toEqual({pathname, search});
  });

  it.each(['/../a', '/..%2f..%2fetc/passwd', '/docs/../../a', '/%zz', '/%E0%A4%A', '/%00', '*', ''])(
    'rejects "%s"',
    (target) => {
      expect(readTarget(target)).toBeUndefined();
    },
  );
});

describe('readRange', () => {
  it.each([
    ['bytes=0-1', 'bytes=0-1'],
    ['BYTES= 2-', 'bytes=2-9'],
    ['bytes=-3', 'bytes=7-9'],
    ['bytes=-99', 'bytes=0-9'],
    ['bytes=8-99', 'bytes=8-9'],
  ])('reads %s of ten bytes', (header, expected) => {
    expect(readRange(header, 10)).toMatchObject({isValid: true, header: expected});
  });

  it.each(['bytes=abc', 'bytes=-', 'bytes=-0', 'bytes=9-1', 'bytes=10-', 'bytes=0-1;', 'bytes=0-0,abc'])(
    'rejects %s',
    (header) => {
      expect(readRange(header, 10)?.isValid).toBe(false);
    },
  );

  it.each([undefined, '', 'items=0-1', 'bytes=', 'bytes=0-0,2-3'])('sends everything for %s', (header) => {
    expect(readRange(header, 10)).toBeUndefined();
  });
});
