import {type NginxRules, nginxFile} from './nginx';

const rules: NginxRules = {
  headerRules: [
    {path: '/*', headers: {'X-Frame-Options': 'DENY', 'Content-Security-Policy': `script-src 'sha256-a+b/c='`}},
    {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
    {path: '/openapi.yaml', headers: {'Content-Type': 'application/yaml', 'Report-To': '{"a":"\\b"}'}},
    {path: '/:lang/img/*', headers: {'Cache-Control': 'public'}},
    {path: '/:lang/errors.json', headers: {'Cache-Control': 'no-store'}},
  ],
  redirects: [{from: '/de/pricing', to: '/de/preise'}],
  notFoundPages: ['/de/docs/404.html', '/404.html', '/de/404.html'],
};

it('sets headers by path and adds each once; media types are not headers', () => {
  expect(nginxFile(rules).split('\n')).toEqual([
    '# Written by the build for deploy/nginx/site.conf. Do not edit.',
    'uninitialized_variable_warn off;',
    'set $site_cache_control "public, max-age=0, must-revalidate";',
    'if ($uri ~ "^/assets/") { set $site_cache_control "immutable"; }',
    'if ($uri ~ "^/[^/]+/img/") { set $site_cache_control "public"; }',
    'if ($uri ~ "^/[^/]+/errors[.]json$") { set $site_cache_control "no-store"; }',
    'add_header Cache-Control $site_cache_control always;',
    'add_header X-Frame-Options "DENY" always;',
    `add_header Content-Security-Policy "script-src 'sha256-a+b/c='" always;`,
    'set $site_report_to "";',
    'if ($uri = "/openapi.yaml") { set $site_report_to "{\\"a\\":\\"\\\\b\\"}"; }',
    'add_header Report-To $site_report_to always;',
    'set $site_not_found /404.html;',
    'if ($uri ~ "^/de/") { set $site_not_found "/de/404.html"; }',
    'if ($uri ~ "^/de/docs/") { set $site_not_found "/de/docs/404.html"; }',
    'location = "/de/pricing" { return 301 "/de/preise$is_args$args"; }',
    '',
  ]);
});
