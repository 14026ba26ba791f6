import {contentBases} from './routes';

/**
 * Which parts of the site have each page as Markdown, too: the page's address
 * with `.md` behind it. See src/plugins/markdown-twins.
 */
export const twinBases: readonly string[] = [contentBases.docs, contentBases.guides];

/** The address of a page's Markdown. */
export function twinOf(permalink: string): string {
  return `${permalink.replace(/\/$/u, '')}.md`;
}
