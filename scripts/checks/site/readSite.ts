import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '@packages/files';
import type {Element} from 'cheerio';
import groupBy from 'lodash/groupBy';

import {isElement, readPage, sourceOf} from '../../../src/lib/readPage';
import {parsePageUrl} from '../../../src/lib/routes';

/** The versions of a page in all languages: URLs by BCP 47 tag and `x-default`. */
export type Alternates = Readonly<Record<string, string>>;

/** The contents of an HTML page that are checked. */
export interface Page {
  readonly lang: string;
  readonly title: string;
  /** The value of `<meta name="description">`. */
  readonly description: string;
  /**
   * Whether search engines may index it. A page that shows the English text has the English page as
   * its canonical URL.
   */
  readonly indexable: boolean;
  /** The values of `<link rel="canonical">`. */
  readonly canonical: readonly string[];
  /** The values of `<meta property="og:url">`. */
  readonly ogUrl: readonly string[];
  readonly alternates: Alternates;
  /** The possible targets of fragments. */
  readonly ids: ReadonlySet<string>;
  /** Whether it is an outdated translation, which may lack fragments that links point to. */
  readonly isStale: boolean;
  /** The targets of `<a>` and `<area>`. */
  readonly links: readonly string[];
}

/** A file of the built site. */
export interface SiteFile {
  /** Every URL in the file, as written. */
  readonly urls: readonly string[];
  readonly page?: Page;
  /** The content of a file that is not HTML. */
  readonly text?: string;
}

/** The built site: its files by URL path, percent-encoded: `/docs/quickstart`, `/de/`. */
export type Site = ReadonlyMap<string, SiteFile>;

const urlAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];

/** Properties of `<meta>` elements that contain a URL. */
const urlProperties = ['og:url', 'og:image', 'twitter:image'];

/** The URLs of a `srcset`; a comma separates two only at the end of a URL. */
const srcsetUrls = (srcset: string): string[] =>
  srcset.split(/,\s+/u).flatMap((candidate) => candidate.trim().split(/\s+/u).slice(0, 1).filter(Boolean));

/** Escaped quotation marks and angle brackets, which end a URL in the HTML of a feed. */
const escapedEnd = /&(?:amp;)?(?:quot|lt|gt|apos|#39);/gu;

/** Every URL with the site's own origin in a string. */
function siteUrls(text: string, origin: string): string[] {
  const pattern = new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.:-])[^\\s"'<>()\\[\\]\\\\\`]*`, 'gu');
  return (text.replace(escapedEnd, ' ').match(pattern) ?? []).map((url) =>
    url.replaceAll('&amp;', '&').replace(/[.,;:]+$/u, ''),
  );
}

/**
 * Parses an HTML page.
 *
 * @param english the URL of the English page
 */
export function readHtml(html: string, origin: string, english?: string): SiteFile {
  const $ = readPage(html);
  const elements = $('*').get().filter(isElement);
  const named = (...names: string[]): Element[] => elements.filter(({name}) => names.includes(name));
  /** The values of an attribute. */
  const all = (of: readonly Element[], attribute: string): string[] =>
    of.flatMap(({attribs}) => attribs[attribute] ?? []);
  const metas = groupBy(named('meta'), ({attribs}) => attribs.property ?? attribs.name);
  const links = groupBy(named('link'), ({attribs}) => attribs.rel);
  const canonical = all(links.canonical ?? [], 'href');
  const isNotIndexed = all(metas.robots ?? [], 'content').some((content) => /\b(?:noindex|none)\b/iu.test(content));
  const isCopy = all(elements, 'data-english-only').length > 0 && canonical.join() === english;
  const structuredData = named('script').filter(({attribs}) => attribs.type === 'application/ld+json');
  const page: Page = {
    lang: all(named('html'), 'lang').join(),
    // The first one: SVG icons have titles, too.
    title: $('title').first().text(),
    description: all(metas.description ?? [], 'content').join(),
    indexable: !isNotIndexed && !isCopy,
    canonical,
    ogUrl: all(metas['og:url'] ?? [], 'content'),
    alternates: Object.fromEntries(
      (links.alternate ?? []).flatMap(({attribs: {hreflang, href}}) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
    ids: new Set(all(elements, 'id')),
    isStale: all(elements, 'data-stale').length > 0,
    links: all(named('a', 'area'), 'href'),
  };
  const urls = [
    ...elements.flatMap(({attribs}) => [
      ...urlAttributes.flatMap((attribute) => attribs[attribute] ?? []),
      ...srcsetUrls(attribs.srcset ?? ''),
      ...srcsetUrls(attribs.imagesrcset ?? ''),
    ]),
    ...urlProperties.flatMap((property) => all(metas[property] ?? [], 'content')),
    // `#` is part of a file name there.
    ...structuredData.flatMap((data) => siteUrls(sourceOf(data), origin)).map((url) => url.replace(/#.*$/u, '')),
  ];
  return {page, urls};
}

/** Other files that contain URLs; in specs and Markdown, only links are checked. */
const textFile = /\.(?:xml|json|yaml|md|txt|css|svg|webmanifest)$/u;

/** The URLs in such a file: absolute URLs, Markdown links, `url()`, and paths in a manifest. */
export function textUrls(file: string, text: string, origin: string): string[] {
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, url = '']) => url);
  return [
    ...siteUrls(text, origin),
    ...(/\.(?:json|yaml)$/u.test(file) ? all(/\]\((\/[^\s)\\]+)\)/gu) : []),
    ...(file.endsWith('.css') ? all(/url\(["']?(?!data:)([^"')]+)/gu) : []),
    ...(file.endsWith('.webmanifest') ? all(/"(\/[^"]*)"/gu) : []),
  ];
}

/** The path at which hosts serve a file: without `.html` and `index.html`. */
export const pathOf = (file: string): string =>
  encodeURI(`/${file.replaceAll('\\', '/').replace(/(?:(?<=^|\/)index)?\.html$/u, '')}`);

/**
 * Reads the built site.
 *
 * @param origin the site's own origin, such as `https://mailwren.example`
 */
export async function readSite(dir: string, origin: string): Promise<Site> {
  const site = new Map<string, SiteFile>();
  for (const name of await filesBelow(path.resolve(dir))) {
    const file = path.relative(dir, name);
    if (file.endsWith('.html')) {
      const url = pathOf(file);
      site.set(url, readHtml(await readFile(name, 'utf8'), origin, `${origin}${parsePageUrl(url).englishPath}`));
    } else if (textFile.test(file)) {
      const text = await readFile(name, 'utf8');
      site.set(pathOf(file), {text, urls: textUrls(file, text, origin)});
    } else if (!/\.(?:br|gz)$/u.test(file)) {
      site.set(pathOf(file), {urls: []});
    }
  }
  return site;
}
