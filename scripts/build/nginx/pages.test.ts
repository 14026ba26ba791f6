import {type Locale, localeConfigs, locales} from '../../../src/config/locales';
import {pageUrl} from '../../../src/lib/routes';
import {declaredVersions, negotiatedPages} from './pages';

/** The alternates of an English page, for languages by their tags. */
const alternatesOf = (path: string, ...tags: string[]): string =>
  tags
    .map((tag) => {
      const locale: Locale = locales.find((code) => localeConfigs[code].iso === tag) ?? 'en';
      return `<link rel=alternate hreflang=${tag} href=https://mailwren.example${pageUrl(path, locale)}>`;
    })
    .join('');
const choice = {redirectOn: 'no-prefix', secureCookie: false} as const;

it('reads what a page says of its languages, and nothing else', () => {
  const html = `<link rel="alternate" href="/a" hreflang="de-DE">${alternatesOf('/pricing', 'uk-UA', 'x-default', 'ja-JP')}<a rel=alternate hreflang=fr-FR>`;
  expect(declaredVersions(html)).toEqual({de: '/a', uk: '/uk/tsiny'});
});

it('takes pages without prefix, each with the languages that it declares and that are there', async () => {
  const files: Record<string, string> = {
    '/index.html': alternatesOf('/', 'en-US', 'de-DE'),
    '/pricing.html': alternatesOf('/pricing', 'en-US', 'de-DE', 'fr-FR'),
    '/docs.html': alternatesOf('/docs', 'en-US'),
    '/docs/ц.html': '',
    '/404.html': '',
    '/docs/404.html': '',
    '/robots.txt': '',
    '/de/index.html': '',
    '/de/preise.html': '',
    '/de/docs.html': '',
  };
  const pages = await negotiatedPages(Object.keys(files), (file) => Promise.resolve(files[file] ?? ''), choice);
  expect(pages).toEqual([
    {url: '/', file: '/index.html', languages: ['en', 'de']},
    // French is declared, but not there.
    {url: '/pricing', file: '/pricing.html', languages: ['en', 'de']},
    // German is there, but not declared.
    {url: '/docs', file: '/docs.html', languages: ['en']},
    {url: '/docs/%D1%86', file: '/docs/ц.html', languages: ['en']},
  ]);
});

it('looks at where the root leads', async () => {
  const files = ['/index.html', '/docs.html', '/de/index.html', '/fr/docs.html'];
  const html = alternatesOf('/', 'en-US', 'de-DE', 'fr-FR');
  const [root] = await negotiatedPages(files, () => Promise.resolve(html), {...choice, rootRedirect: '/docs'});
  expect(root?.languages).toEqual(['en', 'fr']);
});

it('knows where a page has another address in a language', async () => {
  const files: Record<string, string> = {
    '/blog/a.html': `${alternatesOf('/blog/a', 'en-US')}<link rel=alternate hreflang=de-DE href=https://mailwren.example/de/blog/b>`,
    '/de/blog/b.html': '',
    '/de/blog/a.html': '',
  };
  const pages = await negotiatedPages(Object.keys(files), (file) => Promise.resolve(files[file] ?? ''), choice);
  expect(pages).toEqual([
    {url: '/blog/a', file: '/blog/a.html', languages: ['en', 'de'], addresses: {de: '/de/blog/b'}},
  ]);
});
