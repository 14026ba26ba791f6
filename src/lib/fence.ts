/** The title in the first line of a fence, in either kind of quotation marks: `title="send.mjs"`. */
export function titleOf(meta: string): string | undefined {
  return /(?:^|\s)title=(?<quote>["'])(?<title>.+?)\k<quote>/u.exec(meta)?.groups?.title;
}
