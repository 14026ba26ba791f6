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

/**
 * The regular expression for a pattern: `/a/b`, `/a/*` for everything under `/a/`, or `/:lang/b`; a build doesn't
 * generate others.
 */
export const patternSource = (pattern: string): string =>
  `^${pattern
    .replaceAll('.', '[.]')
    .replace(':lang', '[^/]+')
    .replace(/\*$|$/u, (end) => (end === '*' ? '' : '$'))}`;

/** Whether a path matches a pattern. */
export const matches = (pattern: string, pathname: string): boolean =>
  /[*:]/u.test(pattern) ? new RegExp(patternSource(pattern), 'su').test(pathname) : pathname === pattern;

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
 * The file for a path with or without `.html`, `index`, and a trailing slash, and the clean URL that hosts redirect to.
 *
 * @param exists whether the site has a file
 */
export function fileOf(pathname: string, exists: (file: string) => boolean): {file: string; url: string} | undefined {
  const bare = pathname.replace(/\/+$/u, '');
  const file = [pathname, `${bare}.html`, `${bare}/index.html`].find((name) => !name.endsWith('/') && exists(name));
  return file === undefined ? undefined : {file, url: file.replace(/(?<=\/)index\.html$|\.html$/u, '')};
}

/**
 * A request target's query, and its path, decoded and with `//`, `.`, and `..` resolved, as nginx reads them.
 *
 * @returns undefined if the target is malformed or outside of the site
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
