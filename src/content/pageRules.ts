import {plainText} from '@packages/files';
import type {Code, Nodes, Paragraph, Root} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {englishLink} from '../lib/englishLink';
import {type Attributes, linkProblem, markupProblems} from '../lib/markup';
import {callouts} from './callouts';
import type {Jsx} from './jsx';

/** Content of a page that would be shown differently from how it is written, or not at all. */
interface Problem {
  readonly reason: string;
  readonly node: Nodes;
}

const sections = 'Write a section for each case, or samples in several languages in a <CodeGroup>.';

/** Docusaurus' components that need its scripts or styles, which pages do not load, and what to write instead. */
const refusedComponents: Readonly<Record<string, string>> = {
  CodeBlock: 'Write a fence, such as ```js title="send.mjs".',
  DocCardList: 'Write <NextSteps> with a <NextStep> for each page.',
  TabItem: sections,
  Tabs: sections,
};

/** A link to the path that a page has in one language. */
function localizedLink(url: string): string | undefined {
  const english = englishLink(url);
  return english === undefined
    ? undefined
    : `The link to "${url}" is to a page in one language. Write "${english}", which links to the page in the ` +
        `reader's language. To link to another language, write "pathname:///de/…" with its prefix.`;
}

/** A URL or an email address in prose, which Markdown turns into a link. */
function isWrittenAsText(node: Nodes, source: string): boolean {
  return node.type === 'link' && !/^[[<]/u.test(source.slice(node.position?.start.offset));
}

function linkReason(url: string, node: Nodes, source: string): string | undefined {
  const problem = localizedLink(url) ?? linkProblem(url);
  return problem !== undefined && isWrittenAsText(node, source)
    ? `Markdown turns "${url.replace(/^mailto:/u, '')}" into a link, which is refused. Write it in backticks to show it as text. ${problem}`
    : problem;
}

/** The attributes of an element as in HTML. Expressions count only for styles, which become style attributes. */
function attributesOf({attributes}: Jsx): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return [];
      }
      const {name, value} = attribute;
      if (typeof value === 'string') {
        return [[name.toLowerCase(), value]];
      }
      return name === 'style' && value ? [[name, value.value]] : [];
    }),
  );
}

function elementReasons(node: Jsx): (string | undefined)[] {
  const {name} = node;
  const attributes = attributesOf(node);
  const targets = [attributes.to, name === 'link' ? undefined : attributes.href].filter((url) => url !== undefined);
  const isHtml = name !== null && /^[a-z][a-z\d]*$/u.test(name);
  return [
    ...targets.map(localizedLink),
    name !== null && Object.hasOwn(refusedComponents, name)
      ? `<${name}> of Docusaurus does not work on this site. ${refusedComponents[name]}`
      : undefined,
    // Components have the attributes of a link.
    ...(isHtml ? markupProblems(name, attributes) : targets.map(linkProblem)),
  ];
}

/** What is left of the first line of a fence without the options that have an effect. */
const otherOptions = (meta: string): string =>
  meta.replace(/(?<!\S)(?:title=(["']).+?\1|(?:file|tab)=\S+)/gu, '').trim();

/** An option of a fence, or a comment in its code, with which Docusaurus would number or mark lines. */
function fenceReason({meta, value}: Code): string | undefined {
  const found = otherOptions(meta ?? '') || /\bhighlight-(?:next-line|start|end)\b/u.exec(value)?.[0];
  return found
    ? `The fence has "${found}", which has no effect on this site: expected only title=, file= and tab=, and no marked or numbered lines. Remove it, and explain the line in the text.`
    : undefined;
}

/** The likely intent of an unknown directive. */
function directiveReason({type, name, attributes, children}: ContainerDirective | LeafDirective | TextDirective) {
  if (type === 'containerDirective') {
    return (callouts as readonly string[]).includes(name)
      ? undefined
      : `There is no callout "${name}", so its box would be lost. Expected one of: ${callouts.join(', ')}.`;
  }
  // A colon before a word is text.
  const isText = type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0;
  return isText
    ? undefined
    : `"${type === 'textDirective' ? ':' : '::'}${name}" is a directive that nothing handles, so it would be lost. Write it in backticks, or put a backslash before the colon.`;
}

/** An admonition that Markdown treats as text. */
function admonitionReason({children: [first]}: Paragraph): string | undefined {
  const [line = ''] = first?.type === 'text' && first.value.startsWith(':::') ? first.value.split('\n') : [];
  const {name, title} = /^:::\s*(?<name>\w+)?\s*(?<title>.*)/u.exec(line)?.groups ?? {};
  if (line === '') {
    return undefined;
  }
  return name && title
    ? `"${line}" is shown as text. Write the title in brackets, and empty lines around the content: :::${name}[${title}]`
    : `"${line}" is shown as text. Write :::note on a line of its own, then the content between empty lines, then ":::".`;
}

/** Lists forbidden content on a page, and content that would be shown differently from how it is written. */
export function pageProblems(tree: Root, source: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const add = (reason: string | undefined): unknown => reason === undefined || problems.push({reason, node});
    switch (node.type) {
      case 'link':
      case 'definition':
        add(linkReason(node.url, node, source));
        break;
      case 'code':
        add(fenceReason(node));
        break;
      case 'image':
        markupProblems('img', {src: node.url}).forEach(add);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        elementReasons(node).forEach(add);
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        add(directiveReason(node));
        break;
      case 'paragraph':
        add(admonitionReason(node));
        break;
      default:
    }
  });
  return problems;
}

const oldHeadingId = /^(?<heading>#{1,6}\s.*?)\s*\\?\{#(?<id>[\w-]+)\\?\}\s*$/u;

/**
 * Converts the text of a page to what MDX can parse.
 *
 * @throws Error with the file and line of a heading id in pre-MDX-2 syntax
 */
export function readSource(written: string, file: string): string {
  const text = plainText(written);
  let fence: string | undefined;
  text.split('\n').forEach((line, index) => {
    const marks = /^\s*(?<marks>`{3,}|~{3,})/u.exec(line)?.groups?.marks;
    if (marks !== undefined) {
      fence = fence === undefined ? marks : marks.startsWith(fence) ? undefined : fence;
    }
    const {heading, id} = (fence === undefined ? oldHeadingId.exec(line)?.groups : undefined) ?? {};
    if (heading !== undefined && id !== undefined) {
      throw new Error(
        `${file}:${index + 1}: MDX does not read {#${id}}. Write the id as a comment: ${heading} {/* #${id} */}`,
      );
    }
  });
  return text;
}

/** A remark plugin that stops the build at the first problem that `pageProblems` finds. */
export function remarkPageRules() {
  return (tree: Root, file: VFile): void => {
    if (!/[\\/]generated[\\/]/u.test(file.path)) {
      const [problem] = pageProblems(tree, String(file.value));
      if (problem) {
        file.fail(problem.reason, problem.node.position);
      }
    }
  };
}
