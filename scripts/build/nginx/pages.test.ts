import {declaredLanguages, negotiatedPages} from './pages';

const alternates = (...tags: string[]): string =>
  tags.map((tag) => `<link rel=alternate hreflang=${tag} href=https://mailwren.example/>`).join('');
const choice = {redirectOn: 'no-prefix', secureCookie: false} as const;

it('reads what a page says of its languages, and nothing else', () => {
  const html = `<link rel="alternate" href="/a" hreflang="de-DE">${alternates('uk-UA', 'x-default', 'ja-JP')}<a rel=alternate hreflang=fr-FR>`;
  expect(declaredLanguages(html)).toEqual(['de', 'uk']);
});

it('takes pages without prefix, each with the languages that it declares and that are there', async () => {
  const files: Record<string, string> = {
    '/index.html': alternates('en-US', 'de-DE'),
    '/pricing.html': alternates('en-US', 'de-DE', 'fr-FR'),
    '/docs.html': alternates('en-US'),
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
  const html = alternates('en-US', 'de-DE', 'fr-FR');
  const [root] = await negotiatedPages(files, () => Promise.resolve(html), {...choice, rootRedirect: '/docs'});
  expect(root?.languages).toEqual(['en', 'fr']);
});
