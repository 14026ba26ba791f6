import {UserError} from '../../lib/fail';
import {type NginxSite, httpConf, serverConf, siteConf} from './config';

const site = (changes: Partial<NginxSite> = {}): NginxSite => ({
  headerRules: [
    {path: '/*', headers: {'X-Frame-Options': 'DENY', 'Content-Security-Policy': `script-src 'sha256-a+b/c='`}},
    {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  ],
  redirects: [{from: '/de/pricing', to: '/de/preise'}],
  pages: [
    {url: '/', file: '/index.html', languages: ['en', 'de']},
    {url: '/docs/%D1%86', file: '/docs/ц.html', languages: ['en']},
  ],
  notFoundPages: ['/404.html', '/de/404.html', '/de/docs/404.html'],
  types: {html: 'text/html', css: 'text/css', woff2: 'font/woff2'},
  defaultCaching: 'no-store',
  host: 'mailwren.example',
  ...changes,
});

it('adds every header on the level of the server, for every status, and nowhere else', () => {
  const text = serverConf(site());
  expect(text).toContain('\nadd_header X-Frame-Options "DENY" always;\n');
  expect(text).toContain(`\nadd_header Content-Security-Policy "script-src 'sha256-a+b/c='" always;\n`);
  const headers = text.split('\n').filter((line) => line.includes('add_header'));
  expect(headers.length).toBe(6);
  expect(headers.filter((line) => !/^add_header .* always;$/u.test(line))).toEqual([]);
});

it('lets the later rule win, as the other hosts do, for what was found only', () => {
  const text = httpConf(
    site({
      headerRules: [
        {path: '/a/*', headers: {'X-Robots-Tag': 'one'}},
        {path: '/a/b.c', headers: {'X-Robots-Tag': 'two'}},
      ],
    }),
  );
  expect(text).toContain(
    [
      'map "$status:$uri:$site_languages" $site_header_x_robots_tag {',
      '    "~^(?:200|206|304):/a/b\\\\.c:[a-z ]*\\\\z" "two";',
      '    "~^(?:200|206|304):/a/" "one";',
      '    default "";',
      '}',
    ].join('\n'),
  );
});

it('leaves types to the table of types: a second Content-Type would be sent', () => {
  const changes = {headerRules: [{path: '/a.yaml', headers: {'Content-Type': 'application/yaml', 'X-A': 'a'}}]};
  const text = httpConf(site(changes)) + serverConf(site({...changes, types: {yaml: 'application/yaml'}}));
  expect(text).not.toContain('Content-Type');
  expect(text).toContain('"~^(?:200|206|304):/a\\\\.yaml:[a-z ]*\\\\z" "a";');
  expect(text).toContain('    application/yaml yaml;\n');
});

it('lets a rule for everything cover those before it', () => {
  const text = httpConf(
    site({
      headerRules: [
        {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
        {path: '/*', headers: {'Cache-Control': 'no-cache'}},
      ],
    }),
  );
  expect(text).not.toContain('immutable');
  expect(text).toContain('    default "no-cache";');
});

it('keeps answers that depend on the reader from shared caches', () => {
  const [first] = /map [^\n]* \$site_header_cache_control \{\n(.*)\n/u.exec(httpConf(site()))?.slice(1) ?? [];
  expect(first).toMatch(/"private, max-age=0, must-revalidate";$/u);
});

it('looks in the deepest folder first for the page that says "not found"', () => {
  expect(httpConf(site())).toContain(
    '    "~^/de/docs/" /de/docs/404.html;\n    "~^/de/" /de/404.html;\n    default /404.html;\n',
  );
});

it('redirects to constants', () => {
  expect(serverConf(site())).toContain('location = "/de/pricing" { return 301 /de/preise$is_args$args; }');
});

it('negotiates on exactly the pages that it is told, by their decoded address', () => {
  const text = serverConf(site());
  expect(text.match(/set \$site_page \/.*/gu)).toEqual(['set $site_page /;', 'set $site_page /docs/%D1%86;']);
  expect(text).toContain('location = "/docs/ц" {');
  expect(text).toContain('try_files "/docs/ц.html" =404;');
  expect(text).toContain('set $site_languages "en de";');
});

it.each<[string, Partial<NginxSite>]>([
  ['a redirect to another host', {redirects: [{from: '/a', to: '//evil.example'}]}],
  ['a redirect with a pattern', {redirects: [{from: '/a/*', to: '/b'}]}],
  ['a redirect that breaks the line', {redirects: [{from: '/a', to: '/b;\nreturn 200'}]}],
  ['a redirect with a variable', {redirects: [{from: '/a', to: '/$uri'}]}],
  ['a header with a variable', {headerRules: [{path: '/*', headers: {'X-A': '$http_cookie'}}]}],
  ['a header that breaks the line', {headerRules: [{path: '/*', headers: {'X-A': 'a\r\nX-B: c'}}]}],
  ['a rule with a pattern inside', {headerRules: [{path: '/*/a', headers: {'X-A': 'a'}}]}],
  ['a page with a variable', {pages: [{url: '/$a', file: '/$a.html', languages: ['en']}]}],
  ['a page with a quote', {pages: [{url: '/"', file: '/".html', languages: ['en']}]}],
])('refuses %s', (_name, changes) => {
  expect(() => httpConf(site(changes)) + serverConf(site(changes))).toThrow(UserError);
});

it('quotes what a header may contain', () => {
  const text = serverConf(site({headerRules: [{path: '/*', headers: {'Report-To': '{"a":"\\b"}'}}]}));
  expect(text).toContain('add_header Report-To "{\\"a\\":\\"\\\\b\\"}" always;');
});

it('names the host', () => {
  expect(siteConf(site())).toContain('server_name mailwren.example;');
});

it('says where a page has another address in a language', () => {
  const [page] = [
    {url: '/blog/a', file: '/blog/a.html', languages: ['en', 'de'] as const, addresses: {de: '/de/blog/b'}},
  ];
  expect(serverConf(site({pages: [page]}))).toContain('    set $site_addresses "de=/de/blog/b";\n');
  expect(serverConf(site())).not.toContain('set $site_addresses "de');
  expect(() => serverConf(site({pages: [{...page, addresses: {de: '/de/$x'}}]}))).toThrow(UserError);
});
