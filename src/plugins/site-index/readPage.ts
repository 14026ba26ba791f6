import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Page} from './types';

/** Reads Markdown as Docusaurus does, up to the ids of the headings. */
const reader = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkHeadings, {anchorsMaintainCase: false});

/**
 * Headings that name a page's form and not what it is about: page after page
 * has them, so nobody looks them up. By their ids, which no language translates.
 * A test names what more than four pages have.
 */
export const formHeadings: ReadonlySet<string> = new Set([
  'before-you-start',
  'result',
  'check-the-result',
  'troubleshooting',
  'what-can-go-wrong',
  'next-steps',
  'read-more',
  'related',
  // Those of the quickstarts, which are found under their language.
  'install',
  'send-an-email',
  'handle-errors',
  'receive-webhooks',
  'register-your-address',
]);

/** The value of a property that is a plain text. */
function textProp(element: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = element.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** `1. Create a token` is looked up as `Create a token`. */
function withoutNumber(text: string): string {
  return text.replace(/^\d+[.)]\s+/u, '').trim();
}

/**
 * Finds in the source of a page what the index lists.
 *
 * The sections of a reference page (such as "Request body") are part of the
 * form that all these pages share, so they are no headings here.
 *
 * @param text a whole file of Markdown, front matter included
 * @throws an error with `line` and `reason` where the text is no valid MDX
 */
export async function readPage(text: string): Promise<Pick<Page, 'headings' | 'endpoint'>> {
  // Blank lines stand in for the front matter, so that errors name the right line.
  const body = text.replace(/^---\r?\n.*?\n---(?=\r?\n|$)/su, (frontMatter) => frontMatter.replace(/[^\n]/gu, ''));
  const tree: Root = await reader.run(reader.parse(body));
  const found: Pick<Page, 'endpoint'> & {headings: {id: string; text: string}[]} = {headings: []};
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth > 1) {
      found.headings.push({id: String(node.data?.hProperties?.id), text: withoutNumber(toString(node))});
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ReferenceBody') {
      const [method, path] = [textProp(node, 'method'), textProp(node, 'path')];
      if (method !== undefined && path !== undefined) {
        found.endpoint = {method, path};
      }
    }
  });
  return {...found, headings: found.headings.filter(({id, text: name}) => name !== '' && !formHeadings.has(id))};
}
