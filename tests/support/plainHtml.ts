/** HTML without its quotes, because minifiers drop those that they can. */
export function plainHtml(html: string): string {
  return html.replaceAll('"', '');
}
