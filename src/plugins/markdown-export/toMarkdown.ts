import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';

import {withoutMenus} from '../../lib/withoutMenus';

/** The front matter of the Markdown. */
export interface PageFacts {
  /** The absolute URL of the page, against which its links are resolved. */
  readonly url: string;
  /** The language, such as `de-DE`. */
  readonly language: string;
}

/** The class of the element with the content of a page. */
const contentClass = 'theme-doc-markdown';

/** What is not content: controls, and elements for certain media only. */
const droppedClasses = new Set(['hash-link', 'page-tools', 'visually-hidden', 'narrow-only', 'code-panel__head']);
const droppedTags = new Set(['wbr', 'button', 'script', 'style', 'svg', 'input', 'legend', 'link']);

const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const reader = unified().use(rehypeParse).freeze();

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Finds the first matching element. */
function find(tree: Root | Element, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (fits(element)) {
      found = element;
      return EXIT;
    }
    return CONTINUE;
  });
  return found;
}

/** The text of an element, as it is. */
function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const paragraph = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});
const strong = (text: string): Element => ({
  type: 'element',
  tagName: 'strong',
  properties: {},
  children: [{type: 'text', value: text}],
});

/** Removes what is not content, makes URLs absolute, and replaces controls by their content. */
function prepare(content: Element, url: string): void {
  visit(content, (node, index, parent) => {
    // rehype-remark copies the whole tree, and positions are most of it.
    delete node.position;
    if (!parent || index === undefined) {
      return CONTINUE;
    }
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!isElement(node)) {
      return CONTINUE;
    }
    const element = node;
    if (droppedTags.has(element.tagName) || classesOf(element).some((name) => droppedClasses.has(name))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // The labels of tabs and the summaries of disclosures become titles.
    if (element.tagName === 'label' || element.tagName === 'summary') {
      parent.children[index] = paragraph(strong(textOf(element).trim()));
      return SKIP;
    }
    if (element.tagName === 'a' && typeof element.properties.href === 'string') {
      element.properties.href = new URL(element.properties.href, url).href;
      element.properties.title = undefined;
    }
    if (classesOf(element).includes('theme-admonition')) {
      const [title, ...rest] = element.children.filter(isElement);
      const name = title ? textOf(title).trim() : '';
      element.tagName = 'blockquote';
      element.children = [paragraph(strong(name.charAt(0).toUpperCase() + name.slice(1))), ...rest];
    }
    if (classesOf(element).includes('code-panel')) {
      const title = find(element, (it) => classesOf(it).includes('code-panel__title'));
      const pre = find(element, ({tagName}) => tagName === 'pre');
      const name = title ? textOf(title).trim() : '';
      // Without a file's name the title is that of the language, which the fence has.
      if (pre && /^\S+\.\w+$/u.test(name)) {
        pre.properties.dataTitle = name;
      }
    }
    if (element.tagName === 'img' && typeof element.properties.src === 'string') {
      element.properties.src = new URL(element.properties.src, url).href;
    }
    return CONTINUE;
  });
}

/** A code block, whose language is on the nested `code` element. */
function codeBlock(pre: Element): RootContent {
  const code = pre.children.find(isElement);
  const language = code && classesOf(code).find((name) => name.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    meta: typeof pre.properties.dataTitle === 'string' ? `title="${pre.properties.dataTitle}"` : null,
    value: textOf(pre).replace(/\n+$/u, ''),
  };
}

const writer = unified()
  .use(rehypeRemark, {
    handlers: {pre: (_state, node: Element) => codeBlock(node) as never},
    newlines: false,
  })
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
  .freeze();

/** The value of a `meta` element by its name. */
function metaOf(tree: Root, name: string): string | undefined {
  const element = find(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === name);
  const {content} = element?.properties ?? {};
  return typeof content === 'string' ? content : undefined;
}

/**
 * The content of a built page as Markdown. Links are absolute, tabs and
 * disclosures are expanded, controls are removed.
 *
 * @param html the whole page
 * @returns nothing for a page without content of its own, such as a list
 */
export async function toMarkdown(html: string, {url, language}: PageFacts): Promise<string | undefined> {
  const tree = reader.parse(withoutMenus(html));
  const content = find(tree, (element) => classesOf(element).includes(contentClass));
  if (!content) {
    return undefined;
  }
  const title = find(content, ({tagName}) => tagName === 'h1');
  prepare(content, url);
  const mdast = await writer.run({type: 'root', children: [content]});
  const head = {
    title: title ? textOf(title).trim() : undefined,
    description: metaOf(tree, 'description'),
    url,
    language,
  };
  const lines = Object.entries(head)
    .filter(([, value]) => value !== undefined)
    // JSON is YAML, too.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${writer.stringify(mdast)}`;
}
