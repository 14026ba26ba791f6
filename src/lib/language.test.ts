import fc from 'fast-check';

import {isLocale, locales} from '../config/locales';
import {type Visit, decideLanguage, negotiateLanguage, readLanguageCookie, writeLanguageCookie} from './language';

const site = {redirectOn: 'no-prefix'} as const;
const visit = (changes: Partial<Visit>): Visit => ({
  pathname: '/pricing',
  suffix: '',
  cookies: '',
  preferred: [],
  isBot: false,
  versions: {en: '/pricing', de: '/de/preise', cs: '/cs/cenik', fr: '/fr/tarifs'},
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

  it('returns only languages of the site, whatever the input', () => {
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
  it('is written with exactly the specified attributes', () => {
    expect(writeLanguageCookie('de', false)).toBe('i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(writeLanguageCookie('de', true)).toMatch(/; Secure$/u);
  });

  it('is read among other cookies', () => {
    expect(readLanguageCookie('a=1; i18n_redirected=uk; b=2')).toBe('uk');
    expect(readLanguageCookie('xi18n_redirected=uk')).toBeUndefined();
  });

  it('counts as absent if it has any other value', () => {
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

  it('stays in English if no other language is preferred, and remembers it', () => {
    expect(decideLanguage(visit({preferred: ['ja']}), site)).toEqual({remember: 'en'});
  });

  it('lets the cookie win; a choice of English sticks', () => {
    expect(decideLanguage(visit({cookies: 'i18n_redirected=en', preferred: ['de']}), site)).toEqual({});
    expect(decideLanguage(visit({cookies: 'i18n_redirected=cs', preferred: ['de']}), site)).toEqual({
      redirect: '/cs/cenik',
    });
  });

  it('stays in English if the visit came from a link on this site and nothing is remembered', () => {
    expect(decideLanguage(visit({isFromSite: true, preferred: ['de']}), site)).toEqual({remember: 'en'});
    expect(decideLanguage(visit({isFromSite: true, cookies: 'i18n_redirected=de'}), site).redirect).toBe('/de/preise');
  });

  it('replaces an invalid cookie', () => {
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
    expect(decideLanguage(visit({preferred: ['de'], versions: {en: '/pricing', cs: '/cs/cenik'}}), site)).toEqual({
      remember: 'de',
    });
  });

  it('redirects according to the configuration', () => {
    const root = {pathname: '/', preferred: ['de'], versions: {en: '/', de: '/de/'}};
    expect(decideLanguage(visit({preferred: ['de']}), {redirectOn: 'root'})).toEqual({remember: 'de'});
    expect(decideLanguage(visit(root), {redirectOn: 'root'}).redirect).toBe('/de/');
    expect(decideLanguage(visit(root), {redirectOn: 'none'})).toEqual({remember: 'de'});
  });

  it('redirects the root where the site is configured to, in the chosen language', () => {
    const pricing = {en: '/pricing', uk: '/uk/tsiny'};
    const root = {pathname: '/', versions: {en: '/', uk: '/uk/', de: '/de/'}};
    expect(decideLanguage(visit({...root, preferred: ['uk']}), site, pricing).redirect).toBe('/uk/tsiny');
    expect(decideLanguage(visit({...root, preferred: ['de']}), site, pricing).redirect).toBe('/pricing');
    expect(decideLanguage(visit({...root, preferred: ['uk']}), {redirectOn: 'none'}, pricing).redirect).toBe(
      '/pricing',
    );
    expect(decideLanguage(visit({pathname: '/docs'}), site, pricing).redirect).toBeUndefined();
  });

  it('redirects to the same page in the chosen language or not at all, whatever the URL', () => {
    const {versions} = visit({});
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string({unit: 'binary', maxLength: 100}).map((text) => `/${text}`),
        ),
        fc.constantFrom(...locales),
        (pathname, locale) => {
          const {redirect} = decideLanguage(visit({pathname, preferred: [locale]}), site);
          expect([undefined, versions[locale]]).toContain(redirect);
        },
      ),
    );
  });
});
