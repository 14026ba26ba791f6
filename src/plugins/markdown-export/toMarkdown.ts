import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import type {ElementContent, Element as HastElement, Properties} from 'hast';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import upperFirst from 'lodash/upperFirst';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {boldParagraph, element, text} from './nodes';
import {isValue, valueItem} from './values';
import {pageTitle} from '../../lib/documentTitle';
import {type ExportFacts, withFrontMatter} from '../../lib/markdown';
import {childrenOf, classesOf, isElement, isText, textOf} from '../../lib/readPage';

/** The element with the content of a page of the documentation. */
const docContent = '.theme-doc-markdown';

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

const isDropped = (node: Element): boolean =>
  droppedTags.has(node.name) ||
  node.attribs['data-site-only'] !== undefined ||
  node.attribs['aria-hidden'] === 'true' ||
  node.attribs.name === 'navigation-menu' ||
  classesOf(node).some((name) => droppedClasses.has(name));

/** Elements whose children may be separated by CSS instead of spaces. */
const spacedParents = new Set(['p', 'td']);

/** Separates adjacent elements with a middle dot. */
function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  const isSpaced = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName !== 'br';
  return nodes.flatMap((node, index) => (isSpaced(node) && isSpaced(nodes[index - 1]) ? [text(' · '), node] : [node]));
}

/** Converts the elements of a page to those that Markdown supports, with absolute URLs and without controls. */
function converter(url: string): (node: AnyNode) => ElementContent[] {
  const inside = (node: Element): ElementContent[] => node.children.flatMap(convert);

  /** A term with its value, on one line. */
  const fact = (pair: Element): ElementContent => {
    const [term = [], value = []] = childrenOf(pair).map(inside);
    return element('li', [element('strong', term), text(': '), ...spaced(value)]);
  };

  const convert = (node: AnyNode): ElementContent[] => {
    if (!isElement(node)) {
      return isText(node) ? [text(textOf(node).replaceAll('\u2060', ''))] : [];
    }
    if (isDropped(node)) {
      return [];
    }
    const {name, attribs} = node;
    const [first, ...others] = childrenOf(node);
    if (name === 'label' || name === 'summary') {
      return title(node);
    }
    // Includes the figure's text alternative, which only screen readers get on the page.
    if (name === 'figcaption') {
      return [element('p', [text(textOf(node).trim())])];
    }
    if (name === 'pre') {
      return [preformatted(node)];
    }
    // The type or the format of a value, or the type of a body.
    if (
      name === 'span' &&
      attribs.translate === 'no' &&
      !first &&
      isElement(node.parent) &&
      node.parent.name !== 'h3'
    ) {
      return [element('code', [text(textOf(node))])];
    }
    // Method and URL.
    if (name === 'p' && first?.attribs['data-method'] !== undefined) {
      return [element('p', [element('code', [text(textOf(node))])])];
    }
    if (name === 'dl' && childrenOf(node).every(isFact)) {
      return [element('ul', childrenOf(node).map(fact))];
    }
    if (isValue(node)) {
      return [element('li', valueItem(node, convert))];
    }
    if (classesOf(node).includes('theme-admonition')) {
      return [element('blockquote', [...boldParagraph(upperFirst(textOf(first).trim())), ...others.flatMap(convert)])];
    }
    const properties: Properties = {
      ...pick(attribs, 'alt', 'align', 'start'),
      ...mapValues(pick(attribs, 'href', 'src'), (target) => new URL(target, url).href),
    };
    const content = inside(node);
    const converted = element(name, spacedParents.has(name) ? spaced(content) : content, properties);
    return name === 'a' && attribs.title !== undefined && isEntry(node)
      ? [converted, text(`: ${attribs.title}`)]
      : [converted];
  };
  return convert;
}

/** Whether a link is a list item's only content; its title then adds information, such as when an event is sent. */
const isEntry = ({parent}: Element): boolean =>
  isElement(parent) && parent.name === 'li' && parent.children.every((it) => isElement(it) || textOf(it).trim() === '');

/** Whether the value of a term in a description list fits on one line. */
const isFact = (pair: Element): boolean =>
  childrenOf(pair)
    .flatMap(childrenOf)
    .every(({name}) => ['a', 'code', 'span'].includes(name));

/** The title of a tab or a disclosure. Omits a reference field's name and nested names, which are repeated. */
function title(node: Element): ElementContent[] {
  const field = node.parent?.parent;
  if (!isElement(field) || field.attribs['data-field'] === undefined) {
    return boldParagraph(textOf(node));
  }
  const isOfField = childrenOf(node).some(({name}) => name === 'code');
  return isOfField ? [] : boldParagraph(node.children.filter(isText).map(textOf).join(''));
}

/** A code block with its title and its language, which is set on the nested `code` element. */
function preformatted(node: Element): ElementContent {
  const [code] = childrenOf(node);
  const language = code && classesOf(code).find((name) => name.startsWith('language-'));
  const file = isElement(node.prev) ? textOf(node.prev.children[0]).trim() : '';
  return element('pre', [text(textOf(node).replace(/\n+$/u, ''))], {
    lang: language?.slice('language-'.length),
    // Without a file name, the title is the language, which is already in the fence.
    title: /^\S+\.\w+$/u.test(file) ? file : undefined,
  });
}

const writer = unified()
  .use(rehypeRemark, {
    handlers: {
      pre: (_state, {properties, children: [code]}: HastElement) =>
        ({
          type: 'code',
          lang: properties.lang,
          meta: properties.title === undefined ? null : `title="${properties.title}"`,
          value: code?.type === 'text' ? code.value : '',
        }) as never,
    },
    newlines: false,
  })
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
  .freeze();

/**
 * The content of a built page as Markdown, with its front matter. Links are absolute, tabs and
 * disclosures are expanded, controls are removed.
 *
 * @throws Error naming a page without content
 */
export async function toMarkdown(
  $: CheerioAPI,
  {url, language}: Pick<ExportFacts, 'url' | 'language'>,
): Promise<ExportFacts & {markdown: string}> {
  const doc = $(docContent).get(0);
  const content = doc ?? $('main').get(0);
  if (!content) {
    throw new Error(
      `${url}: the page has no <main> to export as Markdown. Add one, or exclude the page in src/config/routes.ts.`,
    );
  }
  const children = content.children.flatMap(converter(url));
  const mdast = await writer.run({type: 'root', children});
  const facts = {
    // On other pages, the heading is often a slogan.
    title: pageTitle(doc ? $(doc).find('h1').first().text() : $('title').first().text()),
    description: $('meta[name="description"]').attr('content'),
    url,
    language,
  };
  return {...facts, markdown: withFrontMatter(facts, writer.stringify(mdast))};
}
