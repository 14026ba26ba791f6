/** The front matter of a Markdown export. */
export interface ExportFacts {
  readonly title: string;
  readonly description?: string;
  /** The absolute URL of the page. */
  readonly url: string;
  /** The BCP 47 tag of the language, such as `de-DE`. */
  readonly language: string;
}

/** Prepends front matter to Markdown. Its values are JSON, which is valid YAML. */
export function withFrontMatter(facts: ExportFacts, markdown: string): string {
  const lines = Object.entries(facts).flatMap(([name, value]: [string, string | undefined]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`;
}

/** Makes root-relative links in Markdown absolute. */
export function withAbsoluteLinks(markdown: string, link: (path: string) => string): string {
  return markdown.replace(/\]\((\/[^\s)]*)/gu, (_, path: string) => `](${link(path)}`);
}
