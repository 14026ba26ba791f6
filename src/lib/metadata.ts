/** The longest title and description that search engines show in full, in characters. */
export const metadataLimits = {title: 65, description: 165} as const;

/** The full title of a page, such as "Pricing | Mailwren", or the short title if the full one is too long. */
export const fittingTitle = (full: string, short: string): string =>
  full.length > metadataLimits.title ? short : full;

/** The errors in a title or a description; empty if there are none. */
export function metadataProblems(kind: keyof typeof metadataLimits, text: string): string[] {
  const limit = metadataLimits[kind];
  return text.length <= limit
    ? []
    : [
        `Its ${kind} has ${text.length} characters, expected at most ${limit}: "${text}". Shorten "${kind}" in the front matter of the page, the summary in api-spec/, or its translation in i18n/.`,
      ];
}
