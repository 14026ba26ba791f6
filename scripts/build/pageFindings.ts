import {fromRoot, plural, readText} from '@packages/files';

import type {Inspection} from '../../src/build/inspectPage';
import {hosts} from '../../src/config/site';
import {englishLink} from '../../src/lib/englishLink';

/** How many locations are listed for a finding; a link in a component is on many pages. */
const maxPlaces = 5;

/** The source file of a page, with the URL's line if the file contains the URL; for a generated page, its path. */
async function placeOf(page: string, source: string | undefined, url: string): Promise<string> {
  if (source === undefined || source.startsWith('generated/')) {
    return page;
  }
  const lines = (await readText(fromRoot(source))).split('\n');
  // A relative link contains only the end of the URL.
  const index = [url, url.replace(/^.*\//u, '')]
    .map((part) => lines.findIndex((line) => part !== '' && line.includes(part)))
    .find((found) => found >= 0);
  return index === undefined ? source : `${source}:${index + 1}`;
}

/** Lists the findings about built pages and the URLs that don't exist, each with its files and lines. */
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
      const url = /^(?:The link )?"(?<url>[^"]+)"/u.exec(finding)?.groups?.url ?? '';
      places.set(finding, (places.get(finding) ?? new Set()).add(await placeOf(page, source, url)));
    }
  }
  return [...places].map(([finding, found]) => {
    const others = found.size > maxPlaces ? ` and ${plural(found.size - maxPlaces, 'other page')}` : '';
    return `${[...found].slice(0, maxPlaces).join(', ')}${others}: ${finding}`;
  });
}
