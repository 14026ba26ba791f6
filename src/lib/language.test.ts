import fc from 'fast-check';

import {devices} from 'playwright';

import {locales} from '../config/locales';
import {
  type Visit,
  decideLanguage,
  isBot,
  negotiateLanguage,
  readLanguageCookie,
  writeLanguageCookie,
} from './language';

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

it.each([
  [['de-AT'], 'de'],
  [['ja', 'cs-CZ'], 'cs'],
  [['DE-de'], 'de'],
  [['ja'], undefined],
  [['', '*', 'x-klingon', '__proto__', 'toString-a'], undefined],
])('takes %j for %s', (preferred, locale) => {
  expect(negotiateLanguage(preferred)).toBe(locale);
});

it('writes the cookie with exactly the specified attributes, and reads it among others', () => {
  expect(writeLanguageCookie('de', false)).toBe('i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(writeLanguageCookie('de', true)).toMatch(/; Secure$/u);
  expect(readLanguageCookie('a=1; i18n_redirected=uk; b=2')).toBe('uk');
  expect(readLanguageCookie('xi18n_redirected=uk')).toBeUndefined();
});

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} (compatible; Google-InspectionTool/1.0;)`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} GoogleOther`,
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) BingPreview/1.0b Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'Microsoft-BotFramework/3.1 (BotBuilder .Net/3.15.2.1)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) Teams/1.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) Trello',
])('recognizes the bot %s', (agent) => {
  expect(isBot(agent)).toBe(true);
});

it('takes no browser for a bot', () => {
  const agents = Object.values(devices).map(({userAgent}) => userAgent);
  const others = [
    `Mozilla/5.0 (Linux; Android 14; CUBOT P80) ${chrome}`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/400 Mobile/15E148 Safari/604.1',
  ];
  expect([...agents, ...others].filter((agent) => isBot(agent) && !agent.includes('MSIE'))).toEqual([]);
});

describe('decideLanguage', () => {
  it('remembers the choice of a first visit and goes to the equivalent page, query and hash kept', () => {
    expect(decideLanguage(visit({preferred: ['de-AT'], suffix: '?a=b#c'}), site)).toEqual({
      remember: 'de',
      redirect: '/de/preise?a=b#c',
    });
  });

  it.each<[string, Partial<Visit>, object]>([
    ['no language of the site is preferred', {preferred: ['ja']}, {remember: 'en'}],
    ['the cookie is English', {cookies: 'i18n_redirected=en', preferred: ['de']}, {}],
    ['the cookie is another language', {cookies: 'i18n_redirected=cs', preferred: ['de']}, {redirect: '/cs/cenik'}],
    [
      'the cookie is invalid',
      {cookies: 'i18n_redirected=nl', preferred: ['fr']},
      {remember: 'fr', redirect: '/fr/tarifs'},
    ],
    ['a link on this site led here', {isFromSite: true, preferred: ['de']}, {remember: 'en'}],
    [
      'a link led here, and there is a cookie',
      {isFromSite: true, cookies: 'i18n_redirected=de'},
      {redirect: '/de/preise'},
    ],
    ['the address has a language', {pathname: '/fr/tarifs', preferred: ['de']}, {}],
    ['a bot visits', {isBot: true, preferred: ['de']}, {}],
    ['the page has no equivalent', {preferred: ['de'], versions: {en: '/pricing', cs: '/cs/cenik'}}, {remember: 'de'}],
  ])('if %s, decides on %3$j', (_what, changes, decision) => {
    expect(decideLanguage(visit(changes), site)).toEqual(decision);
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
