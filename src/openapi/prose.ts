import type {PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {englishLink} from '../lib/englishLink';

/**
 * A text of the description, read: a text, or an element with its address (of
 * links) and its children. Small, because a page has hundreds of them.
 */
export type ProseNode = string | {tag: ProseTag; href?: string; children: ProseNode[]};

/** The elements that a text of the description can have. */
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

/** A text of the description: as it is written, and read. */
export interface Prose {
  /** The Markdown; left out of the data of a page. */
  md?: string;
  nodes: ProseNode[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** What has been read. The same texts stand on many pages. */
const known = new Map<string, Prose>();

/**
 * Reads a text of the description as Markdown. Raw HTML in it is shown as the
 * text that it is.
 */
export function prose(text: string): Prose {
  let read = known.get(text);
  if (!read) {
    read = {md: text.trim(), nodes: parser.parse(text).children.flatMap(nodesOf)};
    known.set(text, read);
  }
  return read;
}

/** The text without its marks. */
export function plainText(nodes: readonly ProseNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

/** Whether a text has exactly this in a mark of code. */
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

/** A link to the page in one language would not work in the others. */
function refuseLocalized(address: string): void {
  const english = englishLink(address);
  if (english !== undefined) {
    throw new Error(
      `The link to "${address}" in the description names a page in one language. Write "${english}": it leads to the page in the reader's language.`,
    );
  }
}

/** The one paragraph of a list item needs no element of its own. */
function tight(nodes: ProseNode[], spread: boolean): ProseNode[] {
  const [first, ...rest] = nodes;
  return !spread && typeof first === 'object' && first.tag === 'p' ? [...first.children, ...rest] : nodes;
}
