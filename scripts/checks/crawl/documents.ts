/** What a reference is for. */
export type ReferenceKind = 'link' | 'asset' | 'canonical' | 'alternate' | 'og:url' | 'entry' | 'data';

/** One address that a document names. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** Where it stands, for a person to find it: `<a href>`, `url()`, `<loc>`. */
  readonly place: string;
  /** The address as it is written. */
  readonly target: string;
  /** The language that an alternate is for: a BCP 47 tag or `x-default`. */
  readonly lang?: string;
}

interface Referring {
  readonly references: readonly Reference[];
}

/** An HTML page. */
export interface Page extends Referring {
  readonly type: 'page';
  /** What `<html lang>` says. */
  readonly lang: string;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** What a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
}

/** One `<url>` of a sitemap, or one `<sitemap>` of an index. */
export interface SitemapEntry {
  readonly loc: string;
  /** Its `<xhtml:link>`s. */
  readonly alternates: readonly Reference[];
}

/** A sitemap, or an index of sitemaps. */
export interface Sitemap extends Referring {
  readonly type: 'sitemap';
  readonly entries: readonly SitemapEntry[];
}

/** A feed, in RSS, Atom or JSON. */
export interface Feed extends Referring {
  readonly type: 'feed';
  /** How many entries it has. */
  readonly entries: number;
}

/** The API description, or a collection made from it. */
export interface DescriptionDocument extends Referring {
  readonly type: 'description';
}

/** A stylesheet, a drawing, a manifest, `robots.txt`: what refers to others and is no page. */
export interface Other extends Referring {
  readonly type: 'other';
  /** What a fragment can lead to, where it has such places. */
  readonly ids?: ReadonlySet<string>;
}

/** A file of the site that refers to others. */
export type Document = Page | Sitemap | Feed | DescriptionDocument | Other;
