import type {CodeBlock} from '../code';

/** Code in a line; with two marks where it holds one itself. */
export const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Moves every line behind the mark of its list item. */
export const indent = (text: string, by: string): string => text.replace(/\n(?=[^\n])/gu, `\n${by}`);

/** Code in a block, whose marks are longer than any in it. */
export function fence({language, text = '', title}: CodeBlock): string {
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length + 1)));
  return `${marks}${language}${title === undefined ? '' : ` title="${title}"`}\n${text}\n${marks}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/gu, ' ').trim();
}

/** A table; the cells are one line each. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
