/** Parses the title in a fence's first line, in single or double quotes: `title="send.mjs"`. */
export function titleOf(meta: string): string | undefined {
  return /(?:^|\s)title=(?<quote>["'])(?<title>.+?)\k<quote>/u.exec(meta)?.groups?.title;
}
