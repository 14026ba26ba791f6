import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {linksInText} from './fromText';
import {linksInTypeScript} from './fromTypeScript';
import {type FoundLink, linkNames} from './linkNames';

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The links of a JSX attribute; within an expression, those of its objects and elements too. */
function attributeLinks(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, line: number): FoundLink[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return linksInTypeScript(`({${attribute.value}})`, {firstLine: line});
  }
  const {name, value} = attribute;
  if (typeof value === 'string') {
    return linkNames.has(name) ? [{line, href: value}] : [];
  }
  const code = value?.value ?? '';
  return linksInTypeScript(linkNames.has(name) ? `({href: ${code}})` : `(${code})`, {firstLine: line});
}

function linksInTree(tree: Root, firstLine: number): FoundLink[] {
  const found: FoundLink[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        found.push({line, href: node.url});
        break;
      case 'html':
        found.push(...linksInText(node.value).map((href) => ({line, href})));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          const offset = (attribute.position?.start.line ?? 1) + firstLine - 1;
          found.push(...attributeLinks(attribute, offset));
        }
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        found.push(...linksInTypeScript(node.value, {firstLine: line}));
        break;
      default:
    }
  });
  return found;
}

/**
 * The links of a Markdown text without components, as in the API description:
 * links, reference definitions, autolinks, images and HTML. Code does not count.
 */
export function linksInMarkdown(text: string, firstLine = 1): FoundLink[] {
  return linksInTree(markdown.parse(text), firstLine);
}

/**
 * The links of an MDX text without its front matter: those of its Markdown, and
 * of attributes and expressions of its components. Code does not count.
 *
 * @throws VFileMessage with line and reason where the text is no MDX
 */
export function linksInMdx(text: string): FoundLink[] {
  return linksInTree(mdx.parse(text), 1);
}
