/** What the browser calls a request, as far as it matters here; others are `Other`. */
export type RequestKind =
  'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image' | 'Prefetch' | 'Other' | (string & {});

/** A request of a page. Fetched ahead and then used, an address is asked for twice. */
export interface Transfer {
  url: string;
  kind: RequestKind;
  /** The body as it was sent, in bytes. */
  bytes: number;
  /** Whether it was asked for before the load event. */
  beforeLoad: boolean;
}

/** What a page asked for, in bytes. */
export interface Weight {
  scriptBeforeLoad: number;
  /** Every script that the page has run. */
  script: number;
  /** Scripts of other pages: fetched because links lead there, not run. */
  scriptOfOthers: number;
  fonts: number;
  /** All that the page itself asked for. */
  total: number;
}

/** Kinds of requests for something that may be wanted later. */
const aheadKinds: ReadonlySet<RequestKind> = new Set(['Prefetch', 'Other']);

const endsWith = (url: string, ...ends: readonly string[]): boolean =>
  ends.some((end) => new URL(url).pathname.endsWith(end));

const isScript = (url: string): boolean => endsWith(url, '.js');

/** Pages are fetched ahead as their scripts and styles; a browser calls more than that `Other`. */
const isAhead = ({kind, url}: Transfer): boolean => aheadKinds.has(kind) && endsWith(url, '.js', '.css');

/**
 * Sorts what a page asked for. What is only ever fetched ahead belongs to
 * another page; what is used as well belongs to this one, and counts once,
 * however often it was asked for.
 *
 * @param inlineScript the size of the scripts in the HTML, which arrive before the load event
 */
export function weighTraffic(transfers: readonly Transfer[], inlineScript: number): Weight {
  const used = new Set(transfers.filter((transfer) => !isAhead(transfer)).map(({url}) => url));
  const sum = (chosen: readonly Transfer[]): number => {
    const sizes = new Map<string, number>();
    chosen.forEach(({url, bytes}) => sizes.set(url, Math.max(bytes, sizes.get(url) ?? 0)));
    return [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
  };
  const own = transfers.filter(({url}) => used.has(url));
  const scripts = own.filter(({url}) => isScript(url));
  return {
    scriptBeforeLoad: inlineScript + sum(scripts.filter(({beforeLoad}) => beforeLoad)),
    script: inlineScript + sum(scripts),
    scriptOfOthers: sum(transfers.filter(({url}) => !used.has(url) && isScript(url))),
    fonts: sum(own.filter(({kind}) => kind === 'Font')),
    // Inline scripts are part of the HTML.
    total: sum(own),
  };
}
