import {type Position, type Segment, excerpt} from './excerpt';

/** The types of hits, as the search plugin numbers them. */
export const hitType = {title: 0, heading: 1, description: 2, keywords: 3, content: 4} as const;

/** A text in the index. */
interface IndexedText {
  /** The text: a title, a heading, a description or the content below a heading. */
  readonly t: string;
  /** The URL path of the page, including the language prefix. */
  readonly u: string;
  /** The anchor with its `#`, empty at the start of a page. */
  readonly h?: string;
  /** The heading above the content. */
  readonly s?: string;
}

/** A hit, as the search plugin's worker returns it, the best first. */
export interface Hit {
  readonly document: IndexedText;
  readonly type: number;
  /** The title of the hit's page; `false` where the hit is one. */
  readonly page: IndexedText | false | undefined;
  /** The matched stems, with their positions in each field. */
  readonly metadata: Readonly<Record<string, Readonly<Record<string, {readonly position: readonly Position[]}>>>>;
}

/** One line of the result: a page or a section of one. */
export interface Result {
  readonly href: string;
  /** The page's title. */
  readonly title: readonly Segment[];
  /** The section's heading, for a hit below one. */
  readonly section?: readonly Segment[];
  /** The text around the matches. */
  readonly excerpt?: readonly Segment[];
}

/** The results in one part of the documentation. */
export interface ResultGroup<Part> {
  readonly part: Part;
  readonly results: readonly Result[];
}

/** The longest excerpt, in characters: two lines of the box. */
const excerptLength = 130;

/** Longer than any heading. */
const whole = 1_000;

const plain = (text: string): Segment[] => [{text, marked: false}];

/** Turns one hit into a result. */
function toResult({document, type, page, metadata}: Hit): Result {
  const positions = Object.values(metadata).flatMap((fields) => fields.t?.position ?? []);
  const href = document.u + (document.h ?? '');
  const pageTitle = page ? page.t : (document.s ?? document.t);
  switch (type) {
    case hitType.title:
      return {href, title: excerpt(document.t, positions, whole)};
    case hitType.heading:
      return {href, title: plain(pageTitle), section: excerpt(document.t, positions, whole)};
    default:
      return {
        href,
        title: plain(pageTitle),
        ...(document.h && document.s && document.s !== pageTitle ? {section: plain(document.s)} : {}),
        excerpt: excerpt(document.t, positions, excerptLength),
      };
  }
}

/** Merges two hits with the same URL; marked words win. */
function join(a: Result, b: Result): Result {
  const better = (x?: readonly Segment[], y?: readonly Segment[]): readonly Segment[] | undefined =>
    x && (x.some(({marked}) => marked) || !y) ? x : y;
  return {
    href: a.href,
    title: better(a.title, b.title) ?? a.title,
    section: better(a.section, b.section),
    excerpt: better(a.excerpt, b.excerpt),
  };
}

/**
 * Groups hits by the part of the documentation, with one result per URL. The
 * part of the best hit comes first.
 *
 * @param partOf the part that a URL belongs to; other hits are omitted
 */
export function groupHits<Part>(hits: readonly Hit[], partOf: (url: string) => Part | undefined): ResultGroup<Part>[] {
  const groups = new Map<Part, Map<string, Result>>();
  for (const hit of hits) {
    const part = partOf(hit.document.u);
    if (part !== undefined) {
      const results = groups.get(part) ?? new Map<string, Result>();
      groups.set(part, results);
      const result = toResult(hit);
      const known = results.get(result.href);
      results.set(result.href, known ? join(known, result) : result);
    }
  }
  return [...groups].map(([part, results]) => ({part, results: [...results.values()]}));
}
