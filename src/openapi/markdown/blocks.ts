import type {CodeBlock} from '../models';

/** Blocks or parts of a line; those that are missing or empty are omitted. */
export type Blocks = readonly (string | false | undefined)[];

export const joined = (parts: Blocks, separator: string): string => parts.filter(Boolean).join(separator);

/** Inline code; with two backticks if it contains one. */
export const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A list item whose continuation lines are indented. */
export const listItem = (blocks: Blocks): string => `- ${joined(blocks, '\n\n')}`.replace(/\n(?=[^\n])/gu, '\n  ');

/** A fenced code block, whose fence is longer than any in the code. */
export function fence({language, text = '', title}: CodeBlock): string {
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length + 1)));
  return `${marks}${language}${title === undefined ? '' : ` title="${title}"`}\n${text}\n${marks}`;
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/gu, ' ').trim();
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
