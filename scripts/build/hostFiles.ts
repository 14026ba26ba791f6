import {pricesFile, publishedTypes} from '../../src/config/publishedFiles';
import {hosts, securityMailbox} from '../../src/config/site';
import {localeSitemap} from '../../src/config/docusaurus/sitemap';
import {type Locale, localeBaseUrl} from '../../src/config/locales';
import {contentSecurityPolicy, securityHeaders} from '../../src/config/security';
import type {Redirect} from '../../src/lib/routes';

/** Files that configure a static host (Cloudflare Pages, Netlify). The preview server reads the same files. */

const oneDay = 24 * 60 * 60;
const oneYear = 365 * oneDay;

/** The policy as a header value, with the hashes of the inline scripts. */
export function policyHeader(scriptHashes: readonly string[]): string {
  return Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => {
      const hashes = directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
      return [directive, ...sources, ...hashes].join(' ');
    })
    .join('; ');
}

/** Headers for all paths that match a pattern: `/a/b`, or `/a/*` for all paths under it; `:lang` is any segment. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The policy and a link to `llms.txt` on every path; a year of caching for hashed assets; a day for images with stable
 * names, because every page shows the same icons; media types and cross-origin access for API files and prices, which
 * browser-based tools read. Later rules win. All languages except English share their rules, because hosts limit the
 * number of rules.
 */
export function headerRules(scriptHashes: readonly string[]): HeaderRule[] {
  const bases = ['/', '/:lang/'];
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyHeader(scriptHashes),
        ...securityHeaders,
        // Points assistants to the list of Markdown exports.
        Link: '</llms.txt>; rel="describedby"; type="text/plain"',
      },
    },
    ...bases.flatMap((base) => [
      {path: `${base}assets/*`, headers: {'Cache-Control': `public, max-age=${oneYear}, immutable`}},
      {path: `${base}img/*`, headers: {'Cache-Control': `public, max-age=${oneDay}`}},
    ]),
    ...bases.flatMap((base) =>
      Object.entries(publishedTypes).map(([name, type]) => ({
        path: `${base}${name}`,
        headers: {'Content-Type': type, 'Access-Control-Allow-Origin': '*'},
      })),
    ),
    {
      path: `/${pricesFile}`,
      headers: {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'},
    },
  ];
}

/** `_headers`: each path pattern followed by its headers. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({path, headers}) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects`: one permanent redirect per line, then the not-found page of each directory, deepest first. The
 * not-found lines are for Netlify, which only finds `/404.html`; Cloudflare Pages ignores them and finds the nearest
 * page itself.
 *
 * @param notFoundPages every `404.html`, as a path from the site's root
 */
export function redirectsFile(redirects: readonly Redirect[], notFoundPages: readonly string[]): string {
  const nested = notFoundPages
    .filter((page) => page !== '/404.html')
    .sort((a, b) => b.split('/').length - a.split('/').length);
  return [
    ...redirects.map(({from, to}) => `${from} ${to} 301\n`),
    ...nested.map((page) => `${page.replace('404.html', '*')} ${page} 404\n`),
  ].join('');
}

/** `robots.txt`: allows everything, and links the sitemap. */
export const robotsFile = `User-agent: *\nAllow: /\n\nSitemap: ${hosts.site}/sitemap.xml\n`;

/**
 * `.well-known/security.txt` (RFC 9116): where to report a security issue. It expires within a year of the build, at
 * the start of a month, so that all builds of a month are identical.
 */
export function securityFile(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${securityMailbox}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${hosts.site}/.well-known/security.txt`,
    `Policy: ${hosts.site}/acceptable-use-policy#security-research`,
    '',
  ].join('\n');
}

/** `sitemap.xml`: the index of the languages' sitemaps. */
export function sitemapIndex(locales: readonly Locale[]): string {
  const entries = locales.map(
    (locale) => `  <sitemap><loc>${hosts.site}${localeBaseUrl(locale)}${localeSitemap}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
