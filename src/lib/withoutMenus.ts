/**
 * The head of a built page, and everything between its first and last `tag`. The menus around it
 * are more than half of its HTML, and slow to parse.
 */
export function withoutMenus(html: string, tag: 'article' | 'main' = 'article'): string {
  const body = html.indexOf('<body');
  const start = html.indexOf(`<${tag}`, body);
  const end = html.lastIndexOf(`</${tag}>`);
  return body === -1 || start === -1 ? html : html.slice(0, body) + html.slice(start, end);
}
