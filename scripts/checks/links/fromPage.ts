import {linksInMdx} from './fromMarkdown';
import {linksInYaml} from './fromYaml';
import type {FoundLink} from './linkNames';

/** Front matter and the two lines around it, at the start of a file. */
const frontMatter = /^---[ \t]*\r?\n(?<yaml>.*?)^---[ \t]*$/msu;

/**
 * The links of a page of content: those of its front matter and of its text.
 *
 * @throws Error with `line` and `reason` where the text cannot be read
 */
export function linksInPage(text: string): FoundLink[] {
  const match = text.startsWith('---') ? frontMatter.exec(text) : null;
  const head = match?.[0] ?? '';
  // Blank lines in its place keep the numbers of the others.
  const body = head.replace(/[^\n]/gu, '') + text.slice(head.length);
  return [...linksInYaml(match?.groups?.yaml ?? '', 'settings', 2), ...linksInMdx(body)];
}
