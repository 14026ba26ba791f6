import type {BlockContent, Code, List, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Building blocks of MDX as a tree. Pages are built as trees and printed by
 * the MDX printer, so no text of the description can break out of its place.
 */

/** A value that a component takes as a property. */
export type Prop = string | number | boolean | object | undefined;

/** A component with properties and children; `undefined` properties are left out. */
export function element(
  name: string,
  props: Readonly<Record<string, Prop>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: attributeValue(value),
      })),
    children: children as BlockContent[],
  };
}

function attributeValue(value: Prop): MdxJsxFlowElement['attributes'][number]['value'] {
  if (value === true) {
    return null;
  }
  return typeof value === 'string' ? value : {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)};
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const printer = unified()
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'})
  .use(remarkGfm)
  .use(remarkMdx, {printWidth: 100})
  .freeze();

/** What {@link markdown} has read. The same texts stand on many pages: reading them again was half of the time. */
const known = new Map<string, readonly RootContent[]>();

/** Makes a tree unchangeable, because many pages share it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

/**
 * Reads a text of the description as Markdown. Raw HTML in it is shown as the
 * text that it is. The nodes are shared by all who ask for this text.
 */
export function markdown(text: string): readonly RootContent[] {
  let children = known.get(text);
  if (!children) {
    children = freeze(readMarkdown(text));
    known.set(text, children);
  }
  return children;
}

function readMarkdown(text: string): RootContent[] {
  const tree = parser.parse(text);
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined) {
      const literal = {type: 'text' as const, value: node.value};
      parent.children[index] =
        parent.type === 'root' ? ({type: 'paragraph', children: [literal]} satisfies Paragraph) : literal;
    }
  });
  return tree.children;
}

/** A fenced code block. */
export function code(lang: string, value: string): Code {
  return {type: 'code', lang, value};
}

/** A bulleted list, one Markdown text an item. */
export function list(items: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: markdown(item) as BlockContent[],
    })),
  };
}

/** Prints a page: front matter (as JSON, which is YAML too), imports, content. */
export function printPage(
  frontMatter: Readonly<Record<string, unknown>>,
  imports: readonly string[],
  children: readonly RootContent[],
): string {
  const tree: Root = {type: 'root', children: [...children]};
  const body = printer.stringify(tree);
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  return `---\n${head}\n---\n\n${imports.join('\n\n')}\n\n${body}`;
}
