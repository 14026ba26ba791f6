/**
 * The words of a post: its Markdown without code blocks, markup, elements,
 * addresses and comments. What a reader reads, for reading time and likeness.
 */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^(?<fence>```+|~~~+)[^]*?^\k<fence>\s*$/gmu, ' ')
    .replaceAll(/\{\/\*[^]*?\*\/\}/gu, ' ')
    .replaceAll(/^(?:import|export)\s.*$/gmu, ' ')
    .replaceAll(/<\/?[A-Za-z][^>]*>/gu, ' ')
    .replaceAll(/\]\([^)]*\)/gu, '] ')
    .replaceAll(/https?:\/\/\S+/gu, ' ')
    .replaceAll(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gmu, ' ')
    .replaceAll(/[`*_~#>|[\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words of a text, in the language's own division, in lower case. */
export function wordsOf(text: string, iso: string): string[] {
  const words: string[] = [];
  for (const {segment, isWordLike} of new Intl.Segmenter(iso, {granularity: 'word'}).segment(text)) {
    if (isWordLike) {
      words.push(segment.toLocaleLowerCase(iso));
    }
  }
  return words;
}
