import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';

/** A page as authors write it, ready to be judged. */
export interface Page {
  /** The path from the repository's root, with slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The text without front matter, as a tree; its positions are those of the whole file. */
  readonly tree: Root;
}

/** Something that is wrong in a page. */
export interface Finding {
  /** From 1. */
  readonly line: number;
  /** What was found, what was expected, and how to mend it: one sentence or two. */
  readonly message: string;
}

const reader = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

const frontMatterBlock = /^---[ \t]*\r?\n(?<yaml>.*?)^---[ \t]*$/msu;

/**
 * Reads a page.
 *
 * @throws Error with `line` and `reason` where it is no MDX or its front matter no YAML
 */
export function readPage(file: string, text: string): Page {
  const match = text.startsWith('---') ? frontMatterBlock.exec(text) : null;
  const head = match?.[0] ?? '';
  const frontMatter: unknown = parse(match?.groups?.yaml ?? '') ?? {};
  return {
    file,
    frontMatter: frontMatter as Page['frontMatter'],
    // Blank lines in its place keep the numbers of the others.
    tree: reader.parse(head.replace(/[^\n]/gu, '') + text.slice(head.length)),
  };
}

/** The line a node stands in. */
export function lineOf(node: {position?: {start: {line: number}}}): number {
  return node.position?.start.line ?? 1;
}
