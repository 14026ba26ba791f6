import {unescape} from 'node:querystring';

import type {CheerioAPI} from 'cheerio';

/** The data for checking links to anchors. */
interface Anchors {
  /** The path of the page in the site. */
  readonly route: string;
  readonly ids: ReadonlySet<string>;
  /** The page's links with a fragment. */
  readonly links: readonly string[];
}

/** Reads the IDs of all elements of a page, and its links with a fragment. */
export const readAnchors = ($: CheerioAPI, route: string): Anchors => ({
  route,
  ids: new Set($('[id]').map((_index, {attribs}) => attribs.id)),
  links: [...new Set($('a[href*="#"]').map((_index, {attribs}) => attribs.href))],
});

/** The links whose fragment isn't the ID of any element on their page, by the route of the page with the link. */
export function brokenAnchors(pages: readonly Anchors[], origin: string): Map<string, string[]> {
  const idsOf = new Map(pages.map(({route, ids}) => [route, ids]));
  const isBroken = (link: string, route: string): boolean => {
    const {origin: host, pathname, hash} = new URL(link, origin + encodeURI(route));
    const ids = host === origin ? idsOf.get(unescape(pathname)) : undefined;
    const id = unescape(hash.slice(1));
    return ids !== undefined && id !== '' && id !== 'top' && !ids.has(id);
  };
  return new Map(
    pages.map(({route, links}) => [
      route,
      links
        .filter((link) => isBroken(link, route))
        .map(
          (link) =>
            `The link "${link}" doesn't match any ID on the page that it leads to. Correct the link, or end the heading on that page with {/* ${link.replace(/^[^#]*/u, '')} */}.`,
        ),
    ]),
  );
}
