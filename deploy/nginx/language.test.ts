import {type NginxRequest, cookie, redirect} from './language';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const request = (headers: Record<string, string>, variables = {}): NginxRequest => ({
  headersIn: {'User-Agent': desktop, ...headers},
  variables: {site_page: '/pricing', site_languages: 'en de uk', ...variables},
  error: jest.fn(),
});

it('leads a first visit to its language and remembers it', () => {
  const german = request({'Accept-Language': 'ja,de-AT;q=0.9'});
  expect(redirect(german)).toBe('/de/preise');
  expect(cookie(german)).toBe('i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('follows the cookie, and does not set it again', () => {
  const returning = request({'Accept-Language': 'de', Cookie: 'a=b; i18n_redirected=uk'});
  expect([redirect(returning), cookie(returning)]).toEqual(['/uk/tsiny', '']);
});

it('stays on a page that the language does not have', () => {
  expect(redirect(request({'Accept-Language': 'fr'}))).toBe('');
});

it('knows the address of a page that has another one in a language', () => {
  const post = {site_page: '/blog/a', site_languages: 'en de uk', site_addresses: 'de=/de/blog/b'};
  expect(redirect(request({'Accept-Language': 'de'}, post))).toBe('/de/blog/b');
  expect(redirect(request({'Accept-Language': 'uk'}, post))).toBe('/uk/blog/a');
});

it('leaves bots alone', () => {
  const bot = request({'User-Agent': 'Twitterbot/1.0', 'Accept-Language': 'de'});
  expect([redirect(bot), cookie(bot)]).toEqual(['', '']);
});

it('asks for HTTPS only where the site is configured to', () => {
  expect(cookie(request({}), {redirectOn: 'none', secureCookie: true})).toMatch(/^i18n_redirected=en;.*; Secure$/u);
});

it('logs what fails and stays', () => {
  const broken = request({});
  Object.defineProperty(broken.headersIn, 'Cookie', {
    get: () => {
      throw new Error('no memory');
    },
  });
  expect(redirect(broken)).toBe('');
  expect(broken.error).toHaveBeenCalledWith('choice of language: Error: no memory');
});
