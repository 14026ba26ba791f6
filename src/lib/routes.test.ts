import {defaultLocale, locales} from '../config/locales';
import {localizedPaths} from '../config/routes';
import {localizePath, pageUrl, parsePageUrl, siteRedirects} from './routes';

it.each([
  ['/pricing', '/preise'],
  ['/pricing?plan=a#faq', '/preise?plan=a#faq'],
  ['/docs/errors/429?a#b', '/docs/errors/too-many-requests?a#b'],
  ...['/docs', '/', '', '#faq', 'https://example.com/pricing', 'pricing', '/pricing/more'].map((href) => [href, href]),
])('localizes %j to %j', (href = '', localized) => {
  expect(localizePath(href, 'de')).toBe(localized);
});

describe('pageUrl and parsePageUrl', () => {
  it('round-trips for every path and language', () => {
    expect([pageUrl('/pricing', 'uk'), pageUrl('/', 'de'), pageUrl('/', 'en')]).toEqual(['/uk/tsiny', '/de/', '/']);
    for (const englishPath of ['/', '/docs/quickstart', ...Object.keys(localizedPaths)]) {
      for (const locale of locales) {
        expect(parsePageUrl(pageUrl(englishPath, locale))).toEqual({locale, englishPath});
      }
    }
  });

  it.each([
    ['/design', defaultLocale, '/design'],
    ['/de', 'de', '/'],
    ['/de/preise/', 'de', '/pricing'],
    ['/fr/preise', 'fr', '/preise'],
  ])('reads %s as %s and %s', (url, locale, englishPath) => {
    expect(parsePageUrl(url)).toEqual({locale, englishPath});
  });
});

it('redirects English paths with a prefix and moved pages, in the languages of the site', () => {
  const redirects = siteRedirects(['en', 'de']);
  expect(redirects).toContainEqual({from: '/de/pricing', to: '/de/preise'});
  expect(redirects.filter(({from}) => from.endsWith('/404'))).toEqual([
    {from: '/docs/errors/404', to: '/docs/errors/not-found'},
    {from: '/de/docs/errors/404', to: '/de/docs/errors/not-found'},
  ]);
  expect(redirects.filter(({from, to}) => from === to)).toEqual([]);
});
