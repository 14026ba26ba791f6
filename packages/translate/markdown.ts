import memoize from 'lodash/memoize';
import type {Heading, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).use(remarkDirective);

/** Parses a string of plain Markdown; cached, because each English string is compared with eight translations. */
export const parseString = memoize((text: string): Root => markdown.parse(text));

/** Parses an MDX page; cached. */
export const parsePage = memoize((page: string): Root => mdx.parse(page));

/** Attributes of components that readers see. */
export const textAttributes: ReadonlySet<string> = new Set(['title', 'description', 'alt', 'words']);

/** Reader-facing strings in a component's data, such as `label: 'Your server'`; all others are identifiers. */
export const textsInData =
  /(?<=\b(?:text|label|title|note)=?:?\s*|actors(?:=\{|:)?\s*)(?:'(?:[^'\\]|\\.)*'|"[^"]*"|\[[^\]]*\])/gu;

/** The comment with the ID at the end of a heading, such as `/* #send-it *\/`. */
export function idComment({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? last.value.trim() : undefined;
}
