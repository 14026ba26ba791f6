import memoize from 'lodash/memoize';
import {URLPattern} from 'urlpattern-polyfill';

/** What a host sends as caching for files that no rule of `_headers` names. */
export const defaultCaching = 'public, max-age=0, must-revalidate';

/** Headers for the paths that a pattern of `_headers` matches. */
export interface HeaderRule {
  for: string;
  values: Readonly<Record<string, string | readonly string[]>>;
}

/** One line of `_redirects`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** Compiles a pattern once: doing so for each request takes most of its time. */
const pattern = memoize((path: string): URLPattern => new URLPattern({pathname: path}));

/**
 * The headers of a path: every rule that matches adds its own, later rules win
 * for a name that is set twice, as on Netlify.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (pattern(rule.for).test({pathname})) {
      for (const [name, value] of Object.entries(rule.values)) {
        headers.set(name, typeof value === 'string' ? value : value.join(', '));
      }
    }
  }
  return headers;
}

/** The redirect of a path, with what its `*` stood for instead of `:splat`. */
export function redirectFor(
  rules: readonly RedirectRule[],
  pathname: string,
): {location: string; status: number} | undefined {
  for (const {from, to, status} of rules) {
    const match = pattern(from).exec({pathname});
    if (match) {
      return {location: to.replace(':splat', match.pathname.groups['0'] ?? ''), status};
    }
  }
  return undefined;
}

/**
 * The clean URL of a path, where hosts would redirect to it: without
 * `.html`, without a slash behind a page, with one behind a directory's index.
 *
 * @param exists whether the site has a file, by its path without the first slash
 */
export function cleanUrl(pathname: string, exists: (file: string) => boolean): string | undefined {
  if (pathname.endsWith('/index.html') && exists(pathname.slice(1))) {
    return pathname.slice(0, -'index.html'.length);
  }
  if (pathname.endsWith('.html') && exists(pathname.slice(1))) {
    return pathname.slice(0, -'.html'.length);
  }
  const bare = pathname.replace(/\/+$/u, '');
  if (bare === '') {
    return undefined;
  }
  const isPage = exists(`${bare.slice(1)}.html`);
  const isFolder = exists(`${bare.slice(1)}/index.html`);
  if (isPage) {
    return pathname === bare ? undefined : bare;
  }
  return isFolder && pathname !== `${bare}/` ? `${bare}/` : undefined;
}

/** The `404.html` files that could answer for a path, the nearest first. */
export function notFoundPages(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1);
  return Array.from({length: folders.length + 1}, (_, index) =>
    ['', ...folders.slice(0, folders.length - index), '404.html'].join('/'),
  );
}
