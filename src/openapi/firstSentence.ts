/** The first sentence of a Markdown text, as plain text for the page's description. */
export function firstSentence(text: string): string {
  const paragraph = text.trim().split(/\n\s*\n/u)[0] ?? '';
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[`*_]/gu, '')
    .replace(/\s+/gu, ' ');
  return /^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain;
}
