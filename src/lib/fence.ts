/** Parses the title in the first line of a fence, in single or double quotes: `title="send.mjs"`. */
export function titleOf(meta: string): string | undefined {
  return /(?:^|\s)title=(?<quote>["'])(?<title>.+?)\k<quote>/u.exec(meta)?.groups?.title;
}
