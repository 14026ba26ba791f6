import {judgeLink} from '../../../src/lib/safeLinks';
import {linksInPage} from './fromPage';
import {decodeEntities} from './fromText';
import {linksInTypeScript} from './fromTypeScript';
import {linksInYaml} from './fromYaml';
import type {FoundLink} from './linkNames';

/** Reads the links of one kind of file. */
type Collector = (text: string) => FoundLink[];

/** Which files hold links, and how each is read. The first that fits counts. */
const collectors: readonly [pattern: RegExp, collect: Collector | undefined][] = [
  // Documentation of the rooms, tests and the rules of a linter are not published.
  [/(?:^|\/)README\.md$|\.test\.tsx?$|\/fixture\.ts$|^api-spec\/(?:rules|examples)\//u, undefined],
  [/^(?:docs|guides|blog|src\/pages|i18n\/[^/]+)\/.*\.mdx?$/u, linksInPage],
  [/^(?:src\/.*|[^/]+)\.tsx$/u, (text) => linksInTypeScript(text)],
  [/^(?:src\/.*|[^/]+)\.ts$/u, (text) => linksInTypeScript(text, {tsx: false})],
  [/^i18n\/[^/]+\/api-spec\.json$/u, (text) => linksInYaml(text, 'markdownMessages')],
  [/^i18n\/[^/]+\/.*\.json$/u, (text) => linksInYaml(text, 'messages')],
  [/^(?:blog|i18n\/[^/]+)\/.*\.ya?ml$/u, (text) => linksInYaml(text, 'settings')],
  [/^api-spec\/.*\.ya?ml$/u, (text) => linksInYaml(text, 'description')],
];

/** How a file is read, or nothing where it holds no links of the site. */
export function collectorOf(file: string): Collector | undefined {
  return collectors.find(([pattern]) => pattern.test(file))?.[1];
}

/** How much of an address a finding shows, in characters. */
const shownLength = 120;

/**
 * What is wrong with the links of a file, one sentence each.
 *
 * @param file the path from the repository's root, with slashes
 */
export function checkFile(file: string, text: string): string[] {
  let found: FoundLink[];
  try {
    found = collectorOf(file)?.(text) ?? [];
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    return [`${file}:${line}: its links cannot be read: ${reason}. Mend the syntax.`];
  }
  const findings = found.flatMap(({line, href}) => {
    // Where a text ends up in HTML, the browser decodes it first.
    const verdict = [href, decodeEntities(href)].map(judgeLink).find(({kind}) => kind === 'refused');
    const shown = href.length > shownLength ? `${href.slice(0, shownLength)}…` : href;
    return verdict?.kind === 'refused'
      ? [
          `${file}:${line}: ${JSON.stringify(shown)} is refused: ${verdict.reason}. Expected a path of this site or an https address of a listed origin. Mend it, or add its origin to linkPolicy in src/config/security.ts with the reason.`,
        ]
      : [];
  });
  return [...new Set(findings)];
}
