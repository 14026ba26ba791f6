import {DomUtils, parseDocument} from 'htmlparser2';

import type {Page, Reference, ReferenceKind} from './documents';

type Element = ReturnType<typeof elements>[number];

/** Elements whose `href` a reader follows; of every other one it is loaded. */
const linkElements = new Set(['a', 'area']);

/** Relations of a `<link>` that name a host or a vocabulary and no file. */
const fileless = new Set(['preconnect', 'dns-prefetch', 'profile', 'author', 'license']);

/** `<meta>` properties and names with the address of a file. */
const metaAssets = new Set(['og:image', 'og:video', 'og:audio', 'twitter:image']);

/** All elements of a document or a piece of it. */
export function elements(markup: string, xmlMode: boolean) {
  return DomUtils.getElementsByTagName('*', parseDocument(markup, {xmlMode}));
}

/** The addresses in a `srcset`. */
export function srcsetTargets(srcset: string): string[] {
  // A comma belongs to an address unless it stands at its end.
  return [...srcset.matchAll(/(?<target>[^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]+)?\s*(?:,|$)/gu)].map(
    ({groups}) => groups?.target ?? '',
  );
}

/** What a `<link>` refers to. */
function linkReference({attribs}: Element): Reference[] {
  const {rel = '', href, hreflang} = attribs;
  const relations = rel.toLowerCase().split(/\s+/u);
  if (href === undefined || relations.some((relation) => fileless.has(relation))) {
    return [];
  }
  if (relations.includes('alternate') && hreflang !== undefined) {
    return [{kind: 'alternate', place: `<link hreflang="${hreflang}">`, target: href, lang: hreflang}];
  }
  const kind: ReferenceKind = relations.includes('canonical') ? 'canonical' : 'asset';
  return [{kind, place: `<link rel="${rel}">`, target: href}];
}

/** What a `<meta>` refers to. */
function metaReference({attribs}: Element): Reference[] {
  const {content = ''} = attribs;
  const name = attribs.property ?? attribs.name ?? '';
  if (name === 'og:url') {
    return [{kind: 'og:url', place: '<meta og:url>', target: content}];
  }
  if (attribs['http-equiv']?.toLowerCase() === 'refresh') {
    const target = /url=(?<target>.*)$/iu.exec(content)?.groups?.target;
    return target === undefined ? [] : [{kind: 'link', place: '<meta refresh>', target}];
  }
  return metaAssets.has(name) ? [{kind: 'asset', place: `<meta ${name}>`, target: content}] : [];
}

/** Every text in a value of JSON. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** What structured data refers to; a fragment there is a name and leads nowhere. */
function structuredData(element: Element): Reference[] {
  return texts(JSON.parse(DomUtils.textContent(element)))
    .filter((text) => /^https?:\/\/\S+$/u.test(text))
    .map((text) => ({kind: 'data', place: 'structured data', target: text.replace(/#.*$/u, '')}));
}

/** What the attributes of an element refer to that mean the same on each. */
function attributeReferences(name: string, attribs: Element['attribs']): Reference[] {
  const hrefKind = linkElements.has(name) ? 'link' : 'asset';
  const srcKind = name === 'iframe' ? 'link' : 'asset';
  const single: [attribute: string, kind: ReferenceKind][] = [
    ['href', hrefKind],
    ['xlink:href', hrefKind],
    ['action', 'link'],
    ['formaction', 'link'],
    ['src', srcKind],
    ['poster', 'asset'],
    ['data', 'asset'],
  ];
  const reference = (kind: ReferenceKind, attribute: string, target: string): Reference => {
    return {kind, place: `<${name} ${attribute}>`, target};
  };
  return [
    ...single.flatMap(([attribute, kind]) => {
      const target = attribs[attribute];
      return target === undefined ? [] : [reference(kind, attribute, target)];
    }),
    ...['srcset', 'imagesrcset'].flatMap((attribute) =>
      srcsetTargets(attribs[attribute] ?? '').map((target) => reference('asset', attribute, target)),
    ),
  ];
}

/** What one element refers to. */
function elementReferences(element: Element): Reference[] {
  const {name, attribs} = element;
  if (name === 'meta') {
    return metaReference(element);
  }
  if (name === 'link') {
    const {href: _, ...others} = attribs;
    return [...linkReference(element), ...attributeReferences(name, others)];
  }
  if (name === 'script' && attribs.type === 'application/ld+json') {
    return structuredData(element);
  }
  return attributeReferences(name, attribs);
}

/** The addresses that a piece of HTML, or a drawing in SVG, names. */
export function markupReferences(markup: string, xmlMode = false): Reference[] {
  return elements(markup, xmlMode).flatMap(elementReferences);
}

/** What a fragment can lead to in HTML or SVG. */
export function markupIds(all: readonly Element[]): Set<string> {
  return new Set(
    all
      .flatMap(({name, attribs}) => [attribs.id, name === 'a' ? attribs.name : undefined])
      .filter((id) => id !== undefined),
  );
}

/** Reads what a page says about itself and what it refers to. */
export function readHtml(html: string): Page {
  const all = elements(html, false);
  const rules = all
    .filter(({name, attribs}) => name === 'meta' && attribs.name === 'robots')
    .flatMap(({attribs}) => (attribs.content ?? '').toLowerCase().split(','))
    .map((rule) => rule.trim());
  return {
    type: 'page',
    lang: all.find(({name}) => name === 'html')?.attribs.lang ?? '',
    indexable: !rules.includes('noindex') && !rules.includes('none'),
    ids: markupIds(all),
    references: all.flatMap(elementReferences),
  };
}
