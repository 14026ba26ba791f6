import {fromRoot, plural, readText} from '@packages/files';

import type {Inspection} from '../../src/build/inspectPage';
import {hosts} from '../../src/config/site';
import {englishLink} from '../../src/lib/englishLink';

/** How many places are listed for a finding; a link in a component is on many pages. */
const maxPlaces = 5;

/** The source file of a page, with the line of a URL if the file contains it; the path of a generated page. */
async function placeOf(page: string, source: string | undefined, url: string | undefined): Promise<string> {
  if (source === undefined || source.startsWith('generated/')) {
    return page;
  }
  const lines = url === undefined ? [] : (await readText(fromRoot(source))).split('\n');
  // A relative link is only the end of the URL.
  const line = [url, url?.replace(/^.*\//u, '')]
    .map((part) => (part ? lines.findIndex((text) => text.includes(part)) + 1 : 0))
    .find((number) => number > 0);
  return line ? `${source}:${line}` : source;
}

/**
 * Lists what is wrong with built pages, including URLs that don't exist, each with the files and lines.
 *
 * @param pages the inspection of each page by its path
 * @param exists whether the site contains a path; other languages of an unfinished site count as existing
 */
export async function pageFindings(
  pages: Readonly<Record<string, Inspection>>,
  exists: (pathname: string) => boolean,
): Promise<string[]> {
  const places = new Map<string, Set<string>>();
  for (const [page, {findings, urls, source}] of Object.entries(pages)) {
    const missing = urls
      .filter((url) => !exists(new URL(url, hosts.site + encodeURI(page)).pathname))
      .map((url) => `"${englishLink(url) ?? url}" does not exist. Correct the path, or put the file in static/.`);
    for (const finding of [...findings, ...missing]) {
      const [, url] = /^(?:Its link )?"(?<url>[^"]+)"/u.exec(finding) ?? [];
      places.set(finding, (places.get(finding) ?? new Set()).add(await placeOf(page, source, url)));
    }
  }
  return [...places].map(([finding, found]) => {
    const others = found.size > maxPlaces ? ` and ${plural(found.size - maxPlaces, 'other page')}` : '';
    return `${[...found].slice(0, maxPlaces).join(', ')}${others}: ${finding}`;
  });
}
