/** Parses the title in a fence's first line, in single or double quotes: `title="send.mjs"`. */
export function titleOf(meta: string): string | undefined {
  return /(?:^|\s)title=(?<quote>["'])(?<title>.+?)\k<quote>/u.exec(meta)?.groups?.title;
}

/** Markdown with empty lines in place of its fenced code. */
export const withoutFences = (markdown: string): string =>
  markdown.replace(/^ *(?<fence>`{3,}|~{3,}).*?^ *\k<fence>/gmsu, (code) => code.replace(/.+/gu, ''));
