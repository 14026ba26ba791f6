import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {Parser} from 'htmlparser2';

import {parsePageUrl} from '../../../src/lib/routes';
import {filesBelow} from '../../lib/fingerprint';

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
const urlProperties = new Set(['og:url', 'og:image', 'twitter:image']);

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
  const page = {
    lang: '',
    title: '',
    description: '',
    indexable: true,
    canonical: [] as string[],
    ogUrl: [] as string[],
    alternates: {} as Record<string, string>,
    ids: new Set<string>(),
    isStale: false,
    links: [] as string[],
  };
  const urls: string[] = [];
  /** The elements that mark outdated translations. */
  const englishOnly: string[] = [];
  let structuredData = false;
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {id, rel = '', href, hreflang, content = ''} = attributes;
      structuredData = name === 'script' && attributes.type === 'application/ld+json';
      // Excludes the titles of SVG icons.
      inTitle = name === 'title' && page.title === '';
      page.isStale ||= 'data-stale' in attributes;
      englishOnly.push(...('data-english-only' in attributes ? [name] : []));
      if (id !== undefined) {
        page.ids.add(id);
      }
      if (name === 'html') {
        page.lang = attributes.lang ?? '';
      }
      if (name === 'meta') {
        const property = attributes.property ?? attributes.name ?? '';
        page.indexable &&= property !== 'robots' || !/\b(?:noindex|none)\b/iu.test(content);
        page.description ||= property === 'description' ? content : '';
        page.ogUrl.push(...(property === 'og:url' ? [content] : []));
        urls.push(...(urlProperties.has(property) ? [content] : []));
      }
      if (name === 'link' && href !== undefined) {
        page.canonical.push(...(rel === 'canonical' ? [href] : []));
        if (rel === 'alternate' && hreflang !== undefined) {
          page.alternates[hreflang] = href;
        }
      }
      if (href !== undefined && (name === 'a' || name === 'area')) {
        page.links.push(href);
      }
      urls.push(...urlAttributes.flatMap((attribute) => attributes[attribute] ?? []));
      urls.push(...srcsetUrls(attributes.srcset ?? ''), ...srcsetUrls(attributes.imagesrcset ?? ''));
    },
    ontext(text) {
      page.title += inTitle ? text : '';
      if (structuredData) {
        // `#` is part of a file name there.
        urls.push(...siteUrls(text, origin).map((url) => url.replace(/#.*$/u, '')));
      }
    },
    onclosetag() {
      structuredData = false;
      inTitle = false;
    },
  });
  parser.end(html);
  page.indexable &&= englishOnly.length === 0 || page.canonical.join() !== english;
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
