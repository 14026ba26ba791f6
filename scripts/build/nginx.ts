import type {Redirect} from '../../src/lib/routes';
import {defaultCaching, patternSource} from '../serve/rules';
import type {HeaderRule} from './hostFiles';

/** The input of `_nginx.conf`. */
export interface NginxRules {
  readonly headerRules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Every `404.html`, as a path from the site's root. */
  readonly notFoundPages: readonly string[];
}

/** Quotes a string for nginx, where `$` cannot be escaped. */
const quote = (value: string): string => `"${value.replace(/["\\]/gu, '\\$&')}"`;

/** A condition that matches the path `/a/b`, or everything under `/a/` for `/a/*`; `:lang` matches any segment. */
function pathIs(pattern: string): string {
  return /[*:]/u.test(pattern) ? `$uri ~ "${patternSource(pattern)}"` : `$uri = ${quote(pattern)}`;
}

const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * `_nginx.conf`, which deploy/nginx/site.conf includes. Headers that differ by path are variables, because a location
 * that adds one header drops all inherited headers. Media types come from nginx's own `types`.
 */
export function nginxFile({headerRules, redirects, notFoundPages}: NginxRules): string {
  const settings = [{path: '/*', headers: {'Cache-Control': defaultCaching}}, ...headerRules].flatMap(
    ({path, headers}) =>
      Object.entries(headers)
        .filter(([name]) => name !== 'Content-Type')
        .map(([name, value]) => ({path, name, value})),
  );
  const headers = [...new Set(settings.map(({name}) => name))].flatMap((name) => {
    const rules = settings.filter((setting) => setting.name === name);
    const everywhere = quote(rules.findLast(({path}) => path === '/*')?.value ?? '');
    const special = rules.filter(({path}) => path !== '/*');
    return special.length === 0
      ? [`add_header ${name} ${everywhere} always;`]
      : [
          `set ${variable(name)} ${everywhere};`,
          ...special.map(({path, value}) => `if (${pathIs(path)}) { set ${variable(name)} ${quote(value)}; }`),
          `add_header ${name} ${variable(name)} always;`,
        ];
  });
  // The deepest directory is last, so that its page overrides those of its parents.
  const directories = notFoundPages
    .map((file) => file.slice(0, -'404.html'.length))
    .sort((a, b) => a.length - b.length);
  return [
    '# Written by the build for deploy/nginx/site.conf. Do not edit.',
    // A malformed request is rejected before any variable is set.
    'uninitialized_variable_warn off;',
    ...headers,
    ...directories.map((dir) =>
      dir === '/'
        ? 'set $site_not_found /404.html;'
        : `if (${pathIs(`${dir}*`)}) { set $site_not_found ${quote(`${dir}404.html`)}; }`,
    ),
    ...redirects.map(
      ({from, to}) => `location = ${quote(from)} { return 301 ${quote(to).slice(0, -1)}$is_args$args"; }`,
    ),
    '',
  ].join('\n');
}
