import memoize from 'lodash/memoize';
import type {Element, ElementContent, RootContent, Text} from 'hast';
import type {Code, Heading, Html, ListItem, RootContent as MarkdownContent, Parents} from 'mdast';
import {type Handlers, defaultHandlers, toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A parsed Markdown node: text, or an element with its children. Compact, because a page has hundreds of nodes. */
export type ProseNode =
  string | {tag: keyof HTMLElementTagNameMap; href?: string; start?: number; children: ProseNode[]};

/** Markdown from the spec: the source and the parsed nodes. */
export interface Prose {
  /** The source; omitted from the page data. */
  md?: string;
  /** The language, if it differs from the page's. */
  lang?: string;
  nodes: ProseNode[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown from the spec into a syntax tree, for MDX pages. */
export function parseMarkdown(text: string): MarkdownContent[] {
  return parser.parse(text).children;
}

/** Parses Markdown from the spec, with raw HTML as text. Cached, because many pages share the same strings. */
export const prose = memoize((source: string): Prose => {
  const tree = toHast(parser.parse(source), {handlers});
  return {md: source.trim(), nodes: compact('children' in tree ? tree.children : [])};
});

/**
 * The first sentence of Markdown, as plain text. A single letter before the period, as in "e.g." or "z. B.", is an
 * abbreviation.
 */
export function firstSentence(text: string): string {
  const paragraph = plainText(prose(text).nodes.slice(0, 1)).replace(/\s+/gu, ' ').trim();
  return /^.*?[^\s.]{2}[.!?](?= )/u.exec(paragraph)?.[0] ?? paragraph;
}

/** An error code's meaning in any language, without the last sentence if it repeats the status. */
export function withoutStatus(meaning: string, status = String.raw`\d{3}`): string {
  return meaning.replace(new RegExp(`\\s+[^.]*\\b${status}\\b[^.]*\\.?\\s*$`, 'u'), '');
}

/** The text of nodes. */
function plainText(nodes: readonly ProseNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

/** Whether a code span contains exactly this string. */
export function hasCode(nodes: readonly ProseNode[], code: string): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'code' ? plainText(node.children) === code : hasCode(node.children, code)),
  );
}

const text = (value: string): Text => ({type: 'text', value});

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Raw HTML is shown as text, and headings become `h3` or `h4`. `npm run api:lint` rejects images and footnotes. */
const handlers: Handlers = {
  html: (_state, {value}: Html) => text(value),
  code: (_state, {value}: Code) => element('pre', [text(value)]),
  heading: (state, node: Heading) => element(node.depth <= 3 ? 'h3' : 'h4', state.all(node)),
  listItem: (state, {checked, ...item}: ListItem, parent: Parents | undefined) => {
    const converted = defaultHandlers.listItem(state, item, parent);
    const mark = typeof checked === 'boolean' ? [text(checked ? '[x] ' : '[ ] ')] : [];
    return {...converted, children: [...mark, ...converted.children]};
  },
};

/** Elements that contain only elements. */
const containers = ['root', 'blockquote', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr'];

/** The nodes of an element, without properties that pages don't show, and without line breaks between blocks. */
function compact(nodes: readonly RootContent[], parent = 'root'): ProseNode[] {
  return nodes.flatMap((node): ProseNode[] => {
    if (node.type === 'text') {
      return node.value === '\n' && containers.includes(parent) ? [] : [node.value];
    }
    if (node.type !== 'element') {
      return [];
    }
    const {tagName, properties, children} = node;
    const {href, start} = properties;
    return [
      {
        tag: tagName as keyof HTMLElementTagNameMap,
        ...(typeof href === 'string' && {href}),
        ...(typeof start === 'number' && {start}),
        children: compact(children, tagName),
      },
    ];
  });
}
