import memoize from 'lodash/memoize';
import type {Definition, FootnoteDefinition, PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {englishLink} from '../lib/englishLink';

/** A parsed Markdown node: text, or an element with its children. Compact, because a page has hundreds of them. */
export type ProseNode =
  string | {tag: keyof HTMLElementTagNameMap; href?: string; start?: number; children: ProseNode[]};

/** Markdown of the spec: the source and the parsed nodes. */
export interface Prose {
  /** The source; omitted from the page data. */
  md?: string;
  /** The language, if it differs from the page's. */
  lang?: string;
  nodes: ProseNode[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown of the spec into a syntax tree, for MDX pages. */
export function parseMarkdown(text: string): RootContent[] {
  return parser.parse(text).children;
}

/** Parses Markdown of the spec. Raw HTML is shown as text. Cached, because many pages share the same strings. */
export const prose = memoize((text: string): Prose => {
  const nodes = parseMarkdown(text);
  return {md: text.trim(), nodes: readerOf(nodes)(nodes)};
});

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * The first sentence of Markdown, as plain text. An abbreviation such as "e.g." or "z. B." does not end it. Code counts as a
 * word in capitals: a sentence may begin with it, and its dots end none.
 */
export function firstSentence(text: string): string {
  const nodes = prose(text).nodes.slice(0, 1);
  const inCapitals = plainText(nodes, (code) => 'X'.repeat(code.length)).replace(/\s/gu, ' ');
  let first = '';
  for (const {segment} of sentences.segment(inCapitals)) {
    first += segment;
    if (!/(?:^|[\s.])\p{Ll}\.\s$/u.test(first)) {
      break;
    }
  }
  return plainText(nodes).slice(0, first.length).replace(/\s+/gu, ' ').trim();
}

/** The meaning of an error code without its last sentence, which repeats the status, in any language. */
export function withoutStatus(meaning: string, status = String.raw`\d{3}`): string {
  return meaning.replace(new RegExp(`\\s+[^.]*\\b${status}\\b[^.]*\\.?\\s*$`, 'u'), '');
}

/** The text without Markdown syntax, with what `ofCode` makes of each code span. */
export function plainText(nodes: readonly ProseNode[], ofCode = (code: string): string => code): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') {
        return node;
      }
      const text = plainText(node.children, ofCode);
      return node.tag === 'code' ? ofCode(text) : text;
    })
    .join('');
}

/** Whether one of the code spans is exactly this. */
export function hasCode(nodes: readonly ProseNode[], code: string): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'code' ? plainText(node.children) === code : hasCode(node.children, code)),
  );
}

const marks = {paragraph: 'p', strong: 'strong', emphasis: 'em', delete: 'del', blockquote: 'blockquote'} as const;

type Content = RootContent | PhrasingContent;

/** The definitions of links and footnotes, by identifier. */
function definitionsIn(nodes: readonly RootContent[]): {
  targets: Map<string, Definition>;
  footnotes: Map<string, FootnoteDefinition>;
} {
  const targets = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  for (const node of nodes) {
    if (node.type === 'definition') {
      targets.set(node.identifier, node);
    }
    if (node.type === 'footnoteDefinition') {
      footnotes.set(node.identifier, node);
    }
  }
  return {targets, footnotes};
}

/** Converts nodes of a text whose definitions are known. */
function readerOf(document: readonly RootContent[]): (nodes: readonly Content[]) => ProseNode[] {
  const {targets, footnotes} = definitionsIn(document);
  const link = (href: string, children: readonly Content[]): ProseNode[] => {
    refuseLocalized(href);
    return [{tag: 'a', href, children: read(children)}];
  };
  const read = (nodes: readonly Content[]): ProseNode[] => nodes.flatMap(nodesOf);

  const nodesOf = (node: Content): ProseNode[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return [node.value];
      case 'paragraph':
      case 'strong':
      case 'emphasis':
      case 'delete':
      case 'blockquote':
        return [{tag: marks[node.type], children: read(node.children)}];
      case 'inlineCode':
        return [{tag: 'code', children: [node.value]}];
      case 'code':
        return [{tag: 'pre', children: [node.value]}];
      case 'link':
        return link(node.url, node.children);
      case 'linkReference':
        return link(targets.get(node.identifier)?.url ?? '', node.children);
      case 'image':
      case 'imageReference':
        // Reference pages have no images: what an image shows is described in the text.
        return [node.alt ?? ''];
      case 'footnoteReference':
        return [` (${plainText(read(footnotes.get(node.identifier)?.children ?? []))})`];
      case 'definition':
      case 'footnoteDefinition':
        return [];
      case 'list': {
        const {ordered, start} = node;
        const first = typeof start === 'number' && start !== 1 ? {start} : {};
        return [{tag: ordered ? 'ol' : 'ul', ...first, children: read(node.children)}];
      }
      case 'listItem': {
        const mark = typeof node.checked === 'boolean' ? [node.checked ? '[x] ' : '[ ] '] : [];
        return [{tag: 'li', children: [...mark, ...tight(read(node.children), node.spread ?? false)]}];
      }
      case 'heading':
        return [{tag: node.depth <= 3 ? 'h3' : 'h4', children: read(node.children)}];
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
              children: row.children.map((cell) => ({tag: index === 0 ? 'th' : 'td', children: read(cell.children)})),
            })),
          },
        ];
      default:
        return 'children' in node ? read(node.children) : [];
    }
  };
  return read;
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
