import memoize from 'lodash/memoize';
import type {PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {englishLink} from '../lib/englishLink';

/** A parsed Markdown node: text, or an element with its children. Compact, because a page has hundreds of them. */
export type ProseNode = string | {tag: ProseTag; href?: string; children: ProseNode[]};

/** The elements that Markdown in the spec can produce. */
export type ProseTag =
  | 'p'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'pre'
  | 'a'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'br'
  | 'hr'
  | 'h3'
  | 'h4'
  | 'table'
  | 'tr'
  | 'th'
  | 'td';

/** Markdown of the spec: the source and the parsed nodes. */
export interface Prose {
  /** The source; omitted from the page data. */
  md?: string;
  /** The language, if it is not that of the page. */
  lang?: string;
  nodes: ProseNode[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown of the spec into a syntax tree, for MDX pages. */
export function parseMarkdown(text: string): RootContent[] {
  return parser.parse(text).children;
}

/** Parses Markdown of the spec. Raw HTML is shown as text. Cached, because many pages share the same strings. */
export const prose = memoize((text: string): Prose => ({
  md: text.trim(),
  nodes: parseMarkdown(text).flatMap(nodesOf),
}));

/** The first sentence of Markdown, as plain text. */
export function firstSentence(text: string): string {
  const plain = plainText(prose(text).nodes.slice(0, 1)).replace(/\s+/gu, ' ');
  return /^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain;
}

/** The meaning of an error code without its last sentence, which repeats the status, in any language. */
export function withoutStatus(meaning: string, status = String.raw`\d{3}`): string {
  return meaning.replace(new RegExp(`\\s+[^.]*\\b${status}\\b[^.]*\\.?\\s*$`, 'u'), '');
}

/** The text without Markdown syntax. */
export function plainText(nodes: readonly ProseNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

/** Whether one of the code spans is exactly this. */
export function hasCode(nodes: readonly ProseNode[], code: string): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'code' ? plainText(node.children) === code : hasCode(node.children, code)),
  );
}

function inner(children: readonly (RootContent | PhrasingContent)[]): ProseNode[] {
  return children.flatMap(nodesOf);
}

const marks = {paragraph: 'p', strong: 'strong', emphasis: 'em', delete: 'del', blockquote: 'blockquote'} as const;

function nodesOf(node: RootContent): ProseNode[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value];
    case 'paragraph':
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'blockquote':
      return [{tag: marks[node.type], children: inner(node.children)}];
    case 'inlineCode':
      return [{tag: 'code', children: [node.value]}];
    case 'code':
      return [{tag: 'pre', children: [node.value]}];
    case 'link':
      refuseLocalized(node.url);
      return [{tag: 'a', href: node.url, children: inner(node.children)}];
    case 'list':
      return [{tag: node.ordered ? 'ol' : 'ul', children: inner(node.children)}];
    case 'listItem':
      return [{tag: 'li', children: tight(inner(node.children), node.spread ?? false)}];
    case 'heading':
      return [{tag: node.depth <= 3 ? 'h3' : 'h4', children: inner(node.children)}];
    case 'break':
      return [{tag: 'br', children: []}];
    case 'thematicBreak':
      return [{tag: 'hr', children: []}];
    case 'table':
      return [
        {
          tag: 'table',
          children: node.children.map((row, index) => ({
            tag: 'tr' as const,
            children: row.children.map((cell) => ({tag: index === 0 ? 'th' : 'td', children: inner(cell.children)})),
          })),
        },
      ];
    default:
      return 'children' in node ? inner(node.children) : [];
  }
}

/** Rejects links to a page in one language, which would be wrong in the others. */
function refuseLocalized(href: string): void {
  const english = englishLink(href);
  if (english !== undefined) {
    throw new Error(
      `The link to "${href}" in the spec points to a page in one language. Write "${english}": it leads to the page in the reader's language.`,
    );
  }
}

/** Unwraps the only paragraph of a tight list item. */
function tight(nodes: ProseNode[], spread: boolean): ProseNode[] {
  const [first, ...rest] = nodes;
  return !spread && typeof first === 'object' && first.tag === 'p' ? [...first.children, ...rest] : nodes;
}
