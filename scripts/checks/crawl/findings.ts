import groupBy from 'lodash/groupBy';

/** Something that is wrong with the site. */
export interface Finding {
  /** The address of the document it stands in. */
  readonly page: string;
  /** What refers to the target, and what is wrong with that. */
  readonly what: string;
  /** The address that it is about, as it is written. */
  readonly target: string;
}

/** Findings that the site lives with, for a reason. */
export interface Tolerated {
  /** The beginning of what is wrong. */
  readonly what: string;
  /** The end of the address that it is about. */
  readonly target: string;
  readonly because: string;
}

/** How many pages with the same finding are named before the rest is only counted. */
const namedPages = 3;

/**
 * One line for each thing that is wrong. What stands in a frame is wrong on
 * every page alike and becomes one line, too.
 *
 * @param tolerated what is left out; an entry that nothing matches any more is
 *   a line of its own, so that the list does not outlive its reasons
 */
export function describeFindings(findings: readonly Finding[], tolerated: readonly Tolerated[] = []): string[] {
  const covers =
    ({what, target}: Tolerated) =>
    (finding: Finding): boolean =>
      finding.what.startsWith(what) && finding.target.endsWith(target);
  const groups = groupBy(
    findings.filter((finding) => !tolerated.some((entry) => covers(entry)(finding))),
    ({what, target}) => `${target}: ${what}`,
  );
  return [
    ...Object.entries(groups).map(([line, group]) => {
      const pages = [...new Set(group.map(({page}) => page))].sort();
      const more = pages.length - namedPages;
      return `${line}, on ${pages.slice(0, namedPages).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    }),
    ...tolerated
      .filter((entry) => !findings.some(covers(entry)))
      .map(({what, target}) => `${target}: "${what}" is tolerated, but mended; take it off the list`),
  ];
}
