import type {Element, Nodes, Root} from 'hast';
import upperFirst from 'lodash/upperFirst';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';

import {pageTitle} from '../../lib/documentTitle';
import {type ExportFacts, withFrontMatter} from '../../lib/markdown';
import {withoutMenus} from '../../lib/withoutMenus';

/** The class of the element with the content of a page of the documentation. */
const contentClass = 'theme-doc-markdown';

/** Elements that are not content: controls, and elements for certain media only. */
const droppedClasses = new Set([
  'hash-link',
  'page-tools',
  'visually-hidden',
  'narrow-only',
  'needs-script',
  'code-panel__head',
]);
const droppedTags = new Set(['wbr', 'button', 'script', 'style', 'svg', 'input', 'legend', 'link', 'nav', 'form']);

/** Elements whose content CSS separates, but text does not. */
const spacedParents = new Set(['p', 'td']);

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

/** A paragraph in bold. */
const boldParagraph = (text: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'element', tagName: 'strong', properties: {}, children: [{type: 'text', value: text}]}],
});

/** The URL attributes of elements. */
const urlAttributes: Readonly<Record<string, string>> = {a: 'href', img: 'src'};

/** Removes everything that is not content, makes URLs absolute, and replaces controls with their content. */
function prepare(content: Element, url: string): void {
  visit(content, (node, index, parent) => {
    // rehype-remark copies the whole tree, and positions are most of it.
    delete node.position;
    if (!parent || index === undefined) {
      return CONTINUE;
    }
    if (
      node.type === 'comment' ||
      (isElement(node) &&
        (droppedTags.has(node.tagName) ||
          node.properties.dataSiteOnly !== undefined ||
          node.properties.ariaHidden === 'true' ||
          classesOf(node).some((name) => droppedClasses.has(name))))
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!isElement(node)) {
      return CONTINUE;
    }
    const {tagName, properties} = node;
    const classes = classesOf(node);
    // The labels of tabs and the summaries of disclosures become titles.
    if (tagName === 'label' || tagName === 'summary') {
      parent.children[index] = boldParagraph(toString(node).trim());
      return SKIP;
    }
    const before = parent.children[index - 1];
    if (before && isElement(before) && isElement(parent) && spacedParents.has(parent.tagName) && tagName !== 'br') {
      parent.children.splice(index, 0, {type: 'text', value: before.tagName === 'br' ? '' : ' · '});
      return index + 1;
    }
    // With the text alternative of the figure, which only screen readers get on the page.
    if (tagName === 'figcaption') {
      node.tagName = 'p';
      node.children = [{type: 'text', value: toString(node).trim()}];
      return SKIP;
    }
    const attribute = urlAttributes[tagName] ?? '';
    if (typeof properties[attribute] === 'string') {
      properties[attribute] = new URL(properties[attribute], url).href;
      properties.title = undefined;
    }
    if (classes.includes('theme-admonition')) {
      const [title, ...rest] = node.children.filter(isElement);
      node.tagName = 'blockquote';
      node.children = [boldParagraph(upperFirst(toString(title).trim())), ...rest];
    }
    if (classes.includes('code-panel')) {
      const title = find(node, (it) => classesOf(it).includes('code-panel__title'));
      const pre = find(node, (it) => it.tagName === 'pre');
      const name = toString(title).trim();
      // Without a file name, the title is the language, which is already in the fence.
      if (pre && /^\S+\.\w+$/u.test(name)) {
        pre.properties.dataTitle = name;
      }
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
    value: toString(pre).replace(/\n+$/u, ''),
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

/**
 * The content of a built page as Markdown. Links are absolute, tabs and
 * disclosures are expanded, controls are removed.
 *
 * @param html the whole page
 * @throws Error naming a page without content
 */
export async function toMarkdown(
  html: string,
  {url, language}: Pick<ExportFacts, 'url' | 'language'>,
): Promise<string> {
  const isDoc = html.includes(contentClass);
  const tree = reader.parse(withoutMenus(html, isDoc ? 'article' : 'main'));
  const content = find(tree, (element) =>
    isDoc ? classesOf(element).includes(contentClass) : element.tagName === 'main',
  );
  if (!content) {
    throw new Error(
      `${url}: the page has no <main> to export as Markdown. Add one, or leave it out in src/config/routes.ts.`,
    );
  }
  // The heading of other pages is often a slogan.
  const title = find(isDoc ? content : tree, ({tagName}) => tagName === (isDoc ? 'h1' : 'title'));
  const description = find(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
  prepare(content, url);
  const mdast = await writer.run({type: 'root', children: [content]});
  return withFrontMatter(
    {
      title: pageTitle(toString(title)),
      description: description && String(description.properties.content),
      url,
      language,
    },
    writer.stringify(mdast),
  );
}
