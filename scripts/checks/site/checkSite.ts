import {unescape} from 'node:querystring';

import {load} from 'cheerio';
import groupBy from 'lodash/groupBy';

import type {Redirect} from '../../../src/lib/routes';
import type {Alternates, Page, Site} from './readSite';

/** An error in the built site. */
export interface Finding {
  /** The path of the file that has the error. */
  readonly file: string;
  readonly problem: string;
  /** The URL that has the error. */
  readonly url: string;
}

/** The parts of the site's configuration that are checked. */
export interface Expected {
  /** The site's own origin, such as `https://mailwren.example`. */
  readonly origin: string;
  readonly defaultLanguage: string;
  /** The home page and the sitemap of every language, by its BCP 47 tag. */
  readonly languages: Readonly<Record<string, {readonly home: string; readonly sitemap: string}>>;
  /** The paths of the other languages' versions that a page must have, by language. */
  readonly versionsOf: (path: string) => Readonly<Record<string, string>>;
}

/** The maximum number of files listed per finding. */
const namedFiles = 3;

/** Formats each distinct error as one line, with the first files that have it. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return Object.entries(groupBy(findings, ({url, problem}) => `${url}: ${problem}`)).map(([line, group]) => {
    const files = [...new Set(group.map(({file}) => file))].sort();
    const more = files.length - namedFiles;
    return `${line}, in ${files.slice(0, namedFiles).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
}

/** Every page with its path. */
export const pagesOf = (site: Site): [path: string, page: Page][] =>
  [...site].flatMap(([path, {page}]) => (page ? [[path, page] as [string, Page]] : []));

/** Splits a URL of the site into path and fragment; undefined for other sites. */
function resolve(origin: string, from: string, url: string): {path: string; fragment: string} | undefined {
  const base = new URL(from, origin);
  const {host, protocol, pathname, hash} = new URL(url, base);
  return host === base.host && /^https?:$/u.test(protocol) ? {path: pathname, fragment: hash.slice(1)} : undefined;
}

/**
 * Every internal URL in a file exists exactly as written, and so does the target of its fragment,
 * except on outdated translations.
 */
export function checkUrls(site: Site, origin: string): Finding[] {
  const problemOf = (file: string, url: string): string | undefined => {
    if (!URL.canParse(url, `${origin}${file}`)) {
      return 'is not a URL';
    }
    const target = resolve(origin, file, url);
    if (!target) {
      return undefined;
    }
    if (url.startsWith('http:')) {
      return 'links to this site with http://';
    }
    const found = site.get(target.path);
    if (!found) {
      return 'does not exist, or is redirected';
    }
    const {fragment} = target;
    const {ids, isStale = false} = found.page ?? {};
    const exists = fragment === '' || fragment === 'top' || isStale || (ids?.has(unescape(fragment)) ?? true);
    return exists ? undefined : "has a fragment that doesn't exist on the page";
  };
  return [...site].flatMap(([file, {urls}]) =>
    [...new Set(urls)].flatMap((url) => {
      const problem = problemOf(file, url);
      return problem === undefined ? [] : [{file, problem, url}];
    }),
  );
}

/** Feeds are read outside of the site, so their links need an origin. */
export function checkFeeds(site: Site): Finding[] {
  return [...site].flatMap(([file, {text = ''}]) =>
    /\/(?:rss\.xml|atom\.xml|feed\.json)$/u.test(file)
      ? [...text.matchAll(/\b(?:href|src)=(?:\\?"|&quot;)((?!https?:|mailto:|#)[^"\\&]*)/gu)].map(([, url = '']) => ({
          file,
          problem: 'is relative; expected a URL with https://',
          url,
        }))
      : [],
  );
}

/** Every indexable page references itself and its versions in other languages, and they reference it in return. */
export function checkVersions(site: Site, {origin, defaultLanguage, versionsOf}: Expected): Finding[] {
  return pagesOf(site)
    .filter(([, {indexable}]) => indexable)
    .flatMap(([file, page]) => {
      const pageUrl = `${origin}${file}`;
      const {alternates, lang, canonical, ogUrl} = page;
      const findings: Finding[] = [];
      const expect = (condition: boolean, problem: string, url = pageUrl): void => {
        if (!condition) {
          findings.push({file, problem, url});
        }
      };
      expect(canonical.join() === pageUrl, `expected as the one canonical URL, found ${canonical.join() || 'none'}`);
      expect(ogUrl.join() === pageUrl, `expected as the one og:url, found ${ogUrl.join() || 'none'}`);
      expect(alternates[lang] === pageUrl, `expected as the alternate for ${lang}`);
      expect(
        alternates['x-default'] === alternates[defaultLanguage],
        `expected the version in ${defaultLanguage} as x-default`,
      );
      for (const [language, path] of Object.entries(versionsOf(file))) {
        expect(alternates[language] === `${origin}${path}`, `expected as the alternate for ${language}`, path);
      }
      for (const [key, url] of Object.entries(alternates)) {
        const language = key === 'x-default' ? defaultLanguage : key;
        const other = site.get(resolve(origin, file, url)?.path ?? '')?.page;
        expect(url.startsWith(`${origin}/`), `the alternate for ${key} needs the origin ${origin}`, url);
        expect(other?.lang === language && other.indexable, `expected an indexable page in ${language}`, url);
        expect(other?.alternates[lang] === pageUrl, `its alternate for ${lang} does not link back to ${pageUrl}`, url);
      }
      return findings;
    });
}

/** Every indexable page has a title and a description that are unique in its language. */
export function checkHeads(site: Site): Finding[] {
  const pages = pagesOf(site).filter(([, {indexable}]) => indexable);
  return (['title', 'description'] as const).flatMap((name) => {
    const groups = groupBy(pages, ([, page]) => `${page.lang} ${page[name]}`);
    return Object.values(groups).flatMap((same) =>
      same
        .filter(([, page]) => same.length > 1 || page[name] === '')
        .map(([file, page]) => ({
          file,
          problem: `${same.length} page(s) in ${page.lang} with this ${name}`,
          url: page[name] || 'none',
        })),
    );
  });
}

/** The entries of a sitemap with their alternates, or the sitemaps of an index. */
function sitemapEntries(xml: string): {loc: string; alternates: Alternates}[] {
  const $ = load(xml, {xml: true});
  return $('url, sitemap')
    .get()
    .map((entry) => ({
      loc: $(entry).children('loc').text().trim(),
      alternates: Object.fromEntries(
        $(entry)
          .children('xhtml\\:link')
          .get()
          .map(({attribs}) => [attribs.hreflang, attribs.href]),
      ) as Alternates,
    }));
}

const comparable = (values: Alternates): string => Object.entries(values).sort().join();

/** The index lists each language's sitemap, which lists exactly the indexable pages with their alternates. */
export function checkSitemaps(site: Site, {origin, languages}: Expected): Finding[] {
  const entriesOf = (file: string) => sitemapEntries(site.get(file)?.text ?? '');
  const compare = (file: string, found: readonly string[], expected: readonly string[]): Finding[] => [
    ...expected
      .filter((url) => found.filter((loc) => loc === url).length !== 1)
      .map((url) => ({file, problem: 'expected once in the sitemap', url})),
    ...found.filter((loc) => !expected.includes(loc)).map((url) => ({file, problem: 'unexpected in the sitemap', url})),
  ];
  const index = entriesOf('/sitemap.xml').map(({loc}) => loc);
  return [
    ...compare(
      '/sitemap.xml',
      index,
      Object.values(languages).map(({sitemap}) => `${origin}${sitemap}`),
    ),
    ...Object.entries(languages).flatMap(([lang, {sitemap}]) => {
      const pages = new Map(
        pagesOf(site)
          .filter(([, page]) => page.indexable && page.lang === lang)
          .map(([path, page]) => [`${origin}${path}`, page]),
      );
      const entries = entriesOf(sitemap);
      return [
        ...compare(
          sitemap,
          entries.map(({loc}) => loc),
          [...pages.keys()],
        ),
        ...entries
          .filter(
            ({loc, alternates}) => comparable(alternates) !== comparable(pages.get(loc)?.alternates ?? alternates),
          )
          .map(({loc}) => ({file: sitemap, problem: 'the alternates differ from those of the page', url: loc})),
      ];
    }),
  ];
}

/** Parses the redirects in `_redirects`. Lines with status 404 are not redirects and do not hide pages. */
export const readRedirects = (text: string): Redirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/u);
    return from && to && !from.startsWith('#') && status !== '404' ? [{from, to}] : [];
  });

/** Every redirect points directly to a page, is unique, and does not hide a page. */
export function checkRedirects(site: Site, origin: string, redirects: readonly Redirect[]): Finding[] {
  const pages = new Map(pagesOf(site));
  return redirects.flatMap(({from, to}, index) => {
    const matches = (path: string): boolean =>
      from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === encodeURI(from);
    const target = to.includes(':') && !URL.canParse(to) ? undefined : resolve(origin, '/', to);
    const problems: [wrong: boolean, problem: string, url: string][] = [
      [redirects.findIndex((other) => other.from === from) < index, 'is redirected twice', from],
      [target !== undefined && !pages.has(target.path), `is not a page, but ${from} redirects there`, to],
      ...[...pages.keys()]
        .filter(matches)
        .map((path): [boolean, string, string] => [true, `is a page that the redirect from ${from} hides`, path]),
    ];
    return problems.filter(([wrong]) => wrong).map(([, problem, url]) => ({file: '/_redirects', problem, url}));
  });
}

/** Every indexable page is reachable through links from the home page of its language. */
export function checkOrphans(site: Site, {origin, languages}: Expected): Finding[] {
  return Object.entries(languages).flatMap(([lang, {home}]) => {
    const reached = new Set([home]);
    // Iterating a set includes elements that are added during the iteration.
    for (const path of reached) {
      const page = site.get(path)?.page;
      for (const link of page?.lang === lang ? page.links : []) {
        const target = URL.canParse(link, origin) ? resolve(origin, path, link) : undefined;
        if (target) {
          reached.add(target.path);
        }
      }
    }
    return pagesOf(site)
      .filter(([path, page]) => page.lang === lang && page.indexable && !reached.has(path))
      .map(([path]) => ({file: home, problem: 'no link in this language leads to the page', url: path}));
  });
}
