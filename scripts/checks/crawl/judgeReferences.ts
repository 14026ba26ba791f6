import {type Site, resolveTarget} from './crawl';
import type {Finding} from './findings';

/** What is wrong with one target, or nothing. */
function problemOf(site: Site, origin: string, from: string, target: string): string | undefined {
  const resolved = resolveTarget(origin, from, target);
  if (resolved === undefined) {
    return undefined;
  }
  if ('problem' in resolved) {
    return resolved.problem;
  }
  const {address, fragment} = resolved;
  const {status = 0, location, document} = site.get(address) ?? {};
  if (location !== undefined) {
    return `is redirected (${status}); write ${location}`;
  }
  if (status !== 200) {
    return `is answered with ${status}, expected 200`;
  }
  const ids = document && 'ids' in document ? document.ids : undefined;
  // HTML gives "top" to every page.
  const leads = fragment === undefined || fragment === 'top' || !ids || ids.has(fragment);
  return leads ? undefined : `leads to the id "${fragment}", which the page does not have`;
}

/**
 * Everything that a document refers to on this site is there, under exactly
 * the address that is written, and has the place that a fragment names.
 */
export function judgeReferences(site: Site, origin: string): Finding[] {
  return [...site].flatMap(([page, {document}]) =>
    (document?.references ?? []).flatMap(({place, target}) => {
      const problem = problemOf(site, origin, page, target);
      return problem === undefined ? [] : [{page, what: `${place} ${problem}`, target}];
    }),
  );
}

/** The addresses that the files of the build are published under all answer, with a page. */
export function judgePublished(site: Site, addresses: Iterable<string>): Finding[] {
  return [...addresses].flatMap((address) => {
    const {status = 0, document} = site.get(address) ?? {};
    return document?.type === 'page'
      ? []
      : [
          {
            page: address,
            what: `a page of the build is answered with ${status}, expected 200 and HTML`,
            target: address,
          },
        ];
  });
}

/** A feed is read elsewhere: what it names has to be a whole address. */
export function judgeFeeds(site: Site): Finding[] {
  return [...site].flatMap(([page, {document}]) =>
    document?.type === 'feed'
      ? document.references
          .filter(({target}) => !URL.canParse(target))
          .map(({place, target}) => ({page, what: `${place} is not a whole address, with https://`, target}))
      : [],
  );
}
