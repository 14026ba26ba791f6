import {DomUtils, parseDocument} from 'htmlparser2';

/**
 * The title of a finished page: the text of its first `h1`.
 *
 * @throws Error where it has none
 */
export function readTitle(html: string, page: string): string {
  const [heading] = DomUtils.getElementsByTagName('h1', parseDocument(html), true, 1);
  const title = heading && DomUtils.innerText(heading).replaceAll(/\s+/gu, ' ').trim();
  if (!title) {
    throw new Error(`brand-files: ${page} has no <h1>, which its social card shows. Give the page a title.`);
  }
  return title;
}
