/** A page with a Markdown export. */
export interface ExportedPage {
  /** The path without the language prefix, in English: `/pricing`. */
  englishPath: string;
  /** The absolute URL of the export. */
  url: string;
  title: string;
  description?: string;
  /** The export, with its front matter. */
  markdown: string;
}

/** Pages or other links under a heading in `llms.txt`. */
interface Section {
  title: string;
  links: readonly Pick<ExportedPage, 'url' | 'title' | 'description'>[];
}

interface Index {
  brand: string;
  summary: string;
  /** The section about files for tools, as Markdown. */
  files: string;
  sections: readonly Section[];
}

/** `llms.txt` as proposed by https://llmstxt.org: a summary of the site, and a link to each Markdown export. */
export function llmsIndex({brand, summary, files, sections}: Index): string {
  const lists = sections.map(({title, links}) =>
    [
      `## ${title}\n`,
      ...links.map((link) => `- [${link.title}](${link.url})${link.description ? `: ${link.description}` : ''}`),
    ].join('\n'),
  );
  return `${[`# ${brand}`, `> ${summary}`, files.trim(), ...lists].join('\n\n')}\n`;
}

/** The last section of a Markdown export, with its heading. */
export function lastSection(markdown: string): string {
  return markdown.slice(markdown.lastIndexOf('\n## ') + 1);
}

/**
 * The causes and the fix of an error code, from the export of a page in `docs/errors/`. In every language, the section
 * about a code has five parts, each after a word in bold.
 *
 * @throws Error naming page and code if the section is missing or has other parts
 */
export function errorAdvice(markdown: string, page: string, code: string): {causes: string; fix: string} {
  const section = markdown.split(/^## /mu).find((text) => text.startsWith(`\`${code}\`\n`)) ?? '';
  const parts = section.split(/^\*\*[^*\n]+\*\*\s*/mu).slice(1);
  const [, causes, , fix] = parts.map((part) => part.trim());
  if (parts.length !== 5 || causes === undefined || fix === undefined) {
    throw new Error(
      `${page}: the section "${code}" must have five paragraphs that begin in bold (Meaning, Causes, Example, Fix, Retry), but has ${parts.length}. Add or remove some.`,
    );
  }
  return {causes, fix};
}
