/**
 * The head and the articles of a finished page. The menus around them are more
 * than half of its HTML, and slow to parse.
 */
export function withoutMenus(html: string): string {
  const body = html.indexOf('<body');
  const start = html.indexOf('<article', body);
  const end = html.lastIndexOf('</article>');
  return body === -1 || start === -1 ? html : html.slice(0, body) + html.slice(start, end);
}
