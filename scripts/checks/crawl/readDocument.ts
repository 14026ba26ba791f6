import type {Document, Reference} from './documents';
import {markupReferences, readHtml} from './readHtml';
import {readXml} from './readXml';

/** The addresses in a stylesheet: `url()` and `@import`. */
export function cssReferences(css: string): Reference[] {
  const uncommented = css.replaceAll(/\/\*[^]*?\*\//gu, '');
  const found =
    /(?:url\(\s*|@import\s*)(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|url\(\s*(?<bare>[^"'\s)][^\s)]*)\s*\)/giu;
  return [...uncommented.matchAll(found)].map(({groups}) => ({
    kind: 'asset',
    place: 'url()',
    target: groups?.double ?? groups?.single ?? groups?.bare ?? '',
  }));
}

interface JsonFeed {
  home_page_url?: string;
  feed_url?: string;
  items: {id?: string; url?: string; external_url?: string; image?: string; content_html?: string}[];
}

interface Described {
  /** The version of OpenAPI that a description is written in. */
  openapi?: unknown;
  /** What a Postman collection says of itself. */
  info?: {schema?: string};
}

interface Manifest {
  start_url?: string;
  icons?: {src: string}[];
}

/** Reads a feed in JSON, a web application's manifest, or what tells of an API; nothing else refers to others. */
function readJson(json: string): Document | undefined {
  const data = JSON.parse(json) as Partial<JsonFeed> & Manifest & Described & {version?: unknown};
  if (data.openapi !== undefined || data.info?.schema?.includes('/collection/')) {
    return readDescription(json);
  }
  const references: Reference[] = [];
  const add = (kind: Reference['kind'], place: string, target: string | undefined): void => {
    if (target !== undefined) {
      references.push({kind, place, target});
    }
  };
  if (data.items && String(data.version).startsWith('https://jsonfeed.org/')) {
    add('entry', 'home_page_url', data.home_page_url);
    add('entry', 'feed_url', data.feed_url);
    for (const {id, url, external_url, image, content_html = ''} of data.items) {
      add('entry', 'id', id);
      add('entry', 'url', url);
      add('entry', 'external_url', external_url);
      add('asset', 'image', image);
      references.push(...markupReferences(content_html));
    }
    return {type: 'feed', entries: data.items.length, references};
  }
  add('link', 'start_url', data.start_url);
  data.icons?.forEach(({src}) => add('asset', 'icons', src));
  return references.length > 0 ? {type: 'other', references} : undefined;
}

/** The links in the Markdown of an API description or of a collection made from it, in YAML or JSON. */
function readDescription(text: string): Document {
  const references = [...text.matchAll(/\]\((?<target>[^\s)]+)\)/gu)].map(({groups}): Reference => ({
    kind: 'data',
    place: '[](…)',
    target: groups?.target ?? '',
  }));
  return {type: 'description', references};
}

/** The sitemaps that `robots.txt` names. */
function readRobots(robots: string): Document {
  const references = [...robots.matchAll(/^sitemap:\s*(?<target>\S+)/gimu)].map(({groups}): Reference => ({
    kind: 'entry',
    place: 'Sitemap:',
    target: groups?.target ?? '',
  }));
  return {type: 'other', references};
}

/**
 * Reads a file of the site as what its content type says it is.
 *
 * @returns nothing for a file that refers to no other, such as a script
 * @throws SyntaxError where JSON cannot be read
 */
export function readDocument(address: string, contentType: string, body: string): Document | undefined {
  const type = contentType.split(';')[0]?.trim() ?? '';
  if (address === '/robots.txt') {
    return readRobots(body);
  }
  if (type === 'text/html') {
    return readHtml(body);
  }
  if (type === 'text/css') {
    return {type: 'other', references: cssReferences(body)};
  }
  if (/[/+]xml$/u.test(type)) {
    return readXml(body);
  }
  if (type === 'application/yaml') {
    return readDescription(body);
  }
  return /[/+]json$/u.test(type) ? readJson(body) : undefined;
}
