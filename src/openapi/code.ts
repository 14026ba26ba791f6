import {createHash} from 'node:crypto';

/** A piece of code on a page; its highlighted form is kept apart, once for all pages and languages. */
export interface CodeBlock {
  /** The key of the highlighted form. */
  hash: string;
  /** As a fence of Markdown names it. */
  language: string;
  /** The name of its file, or what it is. */
  title?: string;
  /** The code; left out of the data of a page. */
  text?: string;
}

/** A piece of code as a block. */
export function codeBlock(language: string, text: string, title?: string): CodeBlock {
  const trimmed = text.trimEnd();
  const hash = createHash('sha256').update(`${language}\n${trimmed}`).digest('hex').slice(0, 16);
  return {hash, language, text: trimmed, ...(title === undefined ? {} : {title})};
}

/** A value of an example as a block. */
export function jsonBlock(value: unknown): CodeBlock {
  return typeof value === 'string' ? codeBlock('text', value) : codeBlock('json', JSON.stringify(value, null, 2));
}
