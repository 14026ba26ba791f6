import {defaultLocale, locales} from '../config/locales';
import {localizedPaths} from '../config/routes';
import {localizePath, pageUrl, parsePageUrl, siteRedirects} from './routes';

describe('localizePath', () => {
  it('translates a path of the table', () => {
    expect(localizePath('/pricing', 'de')).toBe('/preise');
    expect(localizePath('/pricing', 'en')).toBe('/pricing');
  });

  it('keeps query and hash', () => {
    expect(localizePath('/pricing?plan=a#faq', 'uk')).toBe('/tsiny?plan=a#faq');
  });

  it('follows a page that moved', () => {
    expect(localizePath('/docs/errors/429?a#b', 'de')).toBe('/docs/errors/too-many-requests?a#b');
  });

  it.each(['/docs', '/', '', '#faq', 'https://example.com/pricing', 'pricing', '/pricing/more'])(
    'does not change %j',
    (href) => {
      expect(localizePath(href, 'de')).toBe(href);
    },
  );
});

describe('pageUrl and parsePageUrl', () => {
  it('puts the prefix before the localized path', () => {
    expect(pageUrl('/pricing', 'uk')).toBe('/uk/tsiny');
    expect(pageUrl('/', 'de')).toBe('/de/');
    expect(pageUrl('/', 'en')).toBe('/');
  });

  it('round-trips for every path and language', () => {
    for (const englishPath of ['/', '/docs/quickstart', ...Object.keys(localizedPaths)]) {
      for (const locale of locales) {
        expect(parsePageUrl(pageUrl(englishPath, locale))).toEqual({locale, englishPath});
      }
    }
  });

  it('treats a path as English unless its first segment is a prefix', () => {
    expect(parsePageUrl('/design')).toEqual({locale: defaultLocale, englishPath: '/design'});
    expect(parsePageUrl('/de')).toEqual({locale: 'de', englishPath: '/'});
  });

  it('ignores a trailing slash', () => {
    expect(parsePageUrl('/de/preise/')).toEqual({locale: 'de', englishPath: '/pricing'});
  });

  it('translates back only in the language of the path', () => {
    expect(parsePageUrl('/fr/preise').englishPath).toBe('/preise');
  });
});

describe('siteRedirects', () => {
  it('redirects an English path with a prefix to the localized one', () => {
    expect(siteRedirects(locales)).toContainEqual({from: '/de/pricing', to: '/de/preise'});
  });

  it('redirects a moved page in every language of the site, and in no other', () => {
    expect(siteRedirects(['en', 'de']).filter(({from}) => from.endsWith('/404'))).toEqual([
      {from: '/docs/errors/404', to: '/docs/errors/not-found'},
      {from: '/de/docs/errors/404', to: '/de/docs/errors/not-found'},
    ]);
  });

  it('never redirects a path to itself', () => {
    expect(siteRedirects(locales).filter(({from, to}) => from === to)).toEqual([]);
  });
});
