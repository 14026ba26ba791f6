import fc from 'fast-check';

import {isLocale, locales} from '../config/locales';
import type {LanguageChoice} from '../config/site';
import {type Visit, decideLanguage, negotiateLanguage, readLanguageCookie, writeLanguageCookie} from './language';

const site: LanguageChoice = {redirectOn: 'no-prefix', secureCookie: false};
const visit = (changes: Partial<Visit>): Visit => ({
  pathname: '/pricing',
  suffix: '',
  cookies: '',
  preferred: [],
  isBot: false,
  available: locales,
  ...changes,
});

describe('negotiateLanguage', () => {
  it.each([
    [['de-AT'], 'de'],
    [['pt-BR', 'en'], 'pt'],
    [['uk'], 'uk'],
    [['ja', 'cs-CZ'], 'cs'],
    [['DE-de'], 'de'],
    [['de', 'en'], 'de'],
    [['ja'], undefined],
    [[], undefined],
    [['', '*', 'x-klingon'], undefined],
  ])('takes %j for %s', (preferred, locale) => {
    expect(negotiateLanguage(preferred)).toBe(locale);
  });

  it('never gives anything but a language of the site, whatever it is told', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({unit: 'binary', maxLength: 200}),
            fc.constantFrom('__proto__', 'constructor', 'de\r\nX: 1', 'toString-a'),
          ),
        ),
        (preferred) => {
          const locale = negotiateLanguage(preferred);
          return locale === undefined || isLocale(locale);
        },
      ),
    );
  });
});

describe('the cookie', () => {
  it('is written with exactly the agreed attributes', () => {
    expect(writeLanguageCookie('de', false)).toBe('i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(writeLanguageCookie('de', true)).toMatch(/; Secure$/u);
  });

  it('is read among others', () => {
    expect(readLanguageCookie('a=1; i18n_redirected=uk; b=2')).toBe('uk');
    expect(readLanguageCookie('xi18n_redirected=uk')).toBeUndefined();
  });

  it('counts as absent with any other value', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 5_000}), (value) => {
        const locale = readLanguageCookie(`i18n_redirected=${value}`);
        return locale === undefined || isLocale(locale);
      }),
    );
  });
});

describe('decideLanguage', () => {
  it('remembers the choice of a first visit and goes to the equivalent page, query and hash kept', () => {
    expect(decideLanguage(visit({preferred: ['de-AT'], suffix: '?a=b#c'}), site)).toEqual({
      remember: 'de',
      redirect: '/de/preise?a=b#c',
    });
  });

  it('stays in English where nothing else is wanted, and remembers it', () => {
    expect(decideLanguage(visit({preferred: ['ja']}), site)).toEqual({remember: 'en'});
  });

  it('lets the cookie win; a choice of English sticks', () => {
    expect(decideLanguage(visit({cookies: 'i18n_redirected=en', preferred: ['de']}), site)).toEqual({});
    expect(decideLanguage(visit({cookies: 'i18n_redirected=cs', preferred: ['de']}), site)).toEqual({
      redirect: '/cs/cenik',
    });
  });

  it('replaces a cookie that means nothing', () => {
    expect(decideLanguage(visit({cookies: 'i18n_redirected=nl', preferred: ['fr']}), site)).toEqual({
      remember: 'fr',
      redirect: '/fr/tarifs',
    });
  });

  it.each([
    ['a prefixed address', visit({pathname: '/fr/tarifs', preferred: ['de']})],
    ['a bot', visit({isBot: true, preferred: ['de']})],
  ])('leaves %s alone', (_name, given) => {
    expect(decideLanguage(given, site)).toEqual({});
  });

  it('never redirects a page without an equivalent', () => {
    expect(decideLanguage(visit({preferred: ['de'], available: ['en', 'cs']}), site)).toEqual({remember: 'de'});
  });

  it('leads to the address that a page has in the language, but not from a root that leads elsewhere', () => {
    const post = visit({pathname: '/blog/a', preferred: ['de'], addresses: {de: '/de/blog/b'}});
    expect(decideLanguage(post, site).redirect).toBe('/de/blog/b');
    const root = visit({pathname: '/', preferred: ['de'], addresses: {de: '/de/'}});
    expect(decideLanguage(root, {...site, rootRedirect: '/pricing'}).redirect).toBe('/de/preise');
  });

  it('redirects where the site is configured to', () => {
    const german = {preferred: ['de']};
    expect(decideLanguage(visit(german), {...site, redirectOn: 'root'})).toEqual({remember: 'de'});
    expect(decideLanguage(visit({...german, pathname: '/'}), {...site, redirectOn: 'root'}).redirect).toBe('/de/');
    expect(decideLanguage(visit({...german, pathname: '/'}), {...site, redirectOn: 'none'})).toEqual({remember: 'de'});
  });

  it('leads the root elsewhere where the site says so, in the chosen language', () => {
    const rooted = {...site, rootRedirect: '/pricing'};
    expect(decideLanguage(visit({pathname: '/', preferred: ['uk']}), rooted).redirect).toBe('/uk/tsiny');
    expect(decideLanguage(visit({pathname: '/'}), rooted).redirect).toBe('/pricing');
    expect(decideLanguage(visit({pathname: '/docs'}), rooted).redirect).toBeUndefined();
  });

  const hostile = fc.oneof(
    fc.webPath(),
    fc.string({unit: 'binary', maxLength: 100}).map((text) => `/${text}`),
    fc
      .array(fc.constantFrom('/', '\\', 'evil.example', '..', '%2f', '%0d%0a', '\r\n', '\0', '@', ':', 'de', 'docs'))
      .map((parts) => `/${parts.join('')}`),
  );
  const hostileSuffix = fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((query) => `?${query}`),
    fc.string({unit: 'binary', maxLength: 100}).map((text) => `?${text}`),
    fc.constantFrom('?\r\nSet-Cookie: a=b', '?a b', '#\n'),
  );

  it('never leads to another site and never in a circle, whatever the address', () => {
    fc.assert(
      fc.property(
        hostile,
        hostileSuffix,
        fc.constantFrom(...locales),
        fc.constantFrom('/docs', undefined),
        (pathname, suffix, locale, rootRedirect) => {
          const choice = {...site, rootRedirect};
          const {redirect} = decideLanguage(visit({pathname, suffix, preferred: [locale]}), choice);
          if (redirect === undefined) {
            return;
          }
          expect(redirect).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/u);
          const there = new URL(redirect, 'https://mailwren.example/');
          expect(there.origin).toBe('https://mailwren.example');
          expect(redirect === `/docs${suffix}` || redirect.startsWith(`/${locale}/`)).toBe(true);
          const next = decideLanguage(visit({pathname: redirect.replace(/[?#].*$/u, ''), preferred: [locale]}), choice);
          expect(next.redirect).toBeUndefined();
        },
      ),
    );
  });

  it.each([
    ['a line break in the path', {pathname: '/docs\r\nSet-Cookie: a=b'}],
    ['a line break in the query', {suffix: '?a\r\nSet-Cookie: a=b'}],
    ['a letter that a browser encodes', {pathname: '/ціни'}],
    ['NUL', {pathname: '/docs\0'}],
  ])('stays where the address has %s', (_name, changes) => {
    expect(decideLanguage(visit({...changes, preferred: ['de']}), site)).toEqual({remember: 'de'});
  });
});
