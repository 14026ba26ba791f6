import {DomUtils} from 'htmlparser2';

import type {Document, Feed, Reference, Sitemap} from './documents';
import {elements, markupIds, markupReferences} from './readHtml';

type Element = ReturnType<typeof elements>[number];

const text = (element: Element): string => DomUtils.textContent(element).trim();

const childrenNamed = (element: Element, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, element.children);

/** Reads a sitemap, or an index of sitemaps. */
function readSitemap(root: Element): Sitemap {
  const entries = [...childrenNamed(root, 'url'), ...childrenNamed(root, 'sitemap')].map((entry) => ({
    loc: childrenNamed(entry, 'loc').map(text).join(' '),
    alternates: childrenNamed(entry, 'xhtml:link').map(({attribs: {hreflang = '', href = ''}}): Reference => {
      return {kind: 'alternate', place: `<xhtml:link hreflang="${hreflang}">`, target: href, lang: hreflang};
    }),
  }));
  return {
    type: 'sitemap',
    entries,
    references: entries.flatMap(({loc, alternates}) => [{kind: 'entry', place: '<loc>', target: loc}, ...alternates]),
  };
}

/** What one element of a feed refers to: its address, or those in the HTML of an entry. */
function feedReferences(element: Element): Reference[] {
  const {name, attribs} = element;
  const place = `<${name}>`;
  if (name === 'link' || name === 'atom:link') {
    return [{kind: 'entry', place, target: attribs.href ?? text(element)}];
  }
  if (['guid', 'id'].includes(name)) {
    return attribs.isPermaLink === 'false' ? [] : [{kind: 'entry', place, target: text(element)}];
  }
  if (['icon', 'logo', 'url'].includes(name)) {
    return [{kind: 'asset', place, target: text(element)}];
  }
  if (name === 'enclosure') {
    return [{kind: 'asset', place, target: attribs.url ?? ''}];
  }
  return ['content', 'content:encoded', 'description', 'summary'].includes(name) ? markupReferences(text(element)) : [];
}

/** Reads a feed in RSS or Atom. */
function readFeed(root: Element): Feed {
  return {
    type: 'feed',
    entries: [...childrenNamed(root, 'item'), ...childrenNamed(root, 'entry')].length,
    references: childrenNamed(root, '*').flatMap(feedReferences),
  };
}

/** Reads a sitemap, a feed or a drawing. */
export function readXml(xml: string): Document {
  const all = elements(xml, true);
  const [root] = all;
  switch (root?.name) {
    case 'urlset':
    case 'sitemapindex':
      return readSitemap(root);
    case 'rss':
    case 'feed':
      return readFeed(root);
    default:
      return {type: 'other', references: markupReferences(xml, true), ids: markupIds(all)};
  }
}
