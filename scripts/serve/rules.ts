import path from 'node:path';
import {unescape} from 'node:querystring';

/** The caching that hosts apply to files that no rule in `_headers` matches. */
export const defaultCaching = 'public, max-age=0, must-revalidate';

/** Headers for all paths that match a pattern in `_headers`. */
export interface HeaderRule {
  for: string;
  values: Readonly<Record<string, string | readonly string[]>>;
}

/** A line of `_redirects`: a redirect or, with status 404, the not-found page of a directory. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** Whether a path is `/a/b`, or starts with `/a/` for `/a/*`; a build writes no other patterns. */
export const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/**
 * The headers of a path: every matching rule adds its headers, and later rules override earlier
 * ones, as on Netlify.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  return new Map(
    rules
      .filter((rule) => matches(rule.for, pathname))
      .flatMap(({values}) => Object.entries(values))
      .map(([name, value]) => [name, typeof value === 'string' ? value : value.join(', ')]),
  );
}

/**
 * The clean URL to which hosts redirect a path: without `index` or `.html`, with a trailing slash
 * only for the index of a directory.
 *
 * @param exists whether the site has a file, by its path without the leading slash
 */
export function cleanUrl(pathname: string, exists: (file: string) => boolean): string | undefined {
  const index = /(?<=\/)index(?:\.html)?$/u;
  if (index.test(pathname) && exists(`${pathname.replace(index, '').slice(1)}index.html`)) {
    return pathname.replace(index, '');
  }
  if (pathname.endsWith('.html') && exists(pathname.slice(1))) {
    return pathname.slice(0, -'.html'.length);
  }
  const bare = pathname.replace(/\/+$/u, '');
  if (bare === '') {
    return undefined;
  }
  if (exists(`${bare.slice(1)}.html`)) {
    return pathname === bare ? undefined : bare;
  }
  return pathname !== `${bare}/` && exists(`${bare.slice(1)}/index.html`) ? `${bare}/` : undefined;
}

/**
 * The path of a request's target, decoded and with `//`, `.` and `..` resolved, and its query, as nginx reads them.
 *
 * @returns nothing if the target is malformed or outside of the site
 */
export function readTarget(target: string): {pathname: string; search: string} | undefined {
  const {encoded = '', search = ''} =
    /^(?:https?:\/\/[^/?#]*)?(?<encoded>\/[^?#]*)?(?<search>\?[^#]*)?/iu.exec(target)?.groups ?? {};
  const decoded = unescape(encoded);
  const isMalformed = /%(?![\da-f]{2})/iu.test(encoded) || decoded.includes('\0');
  return encoded === '' || isMalformed || path.posix.normalize(`.${decoded}`).startsWith('..')
    ? undefined
    : {pathname: path.posix.normalize(decoded), search};
}
