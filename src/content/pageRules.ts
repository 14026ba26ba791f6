import {existsSync} from 'node:fs';
import path from 'node:path';

import {plainText} from '@packages/files';
import type {Code, Delete, Heading, Nodes, Paragraph, Root} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {englishLink} from '../lib/englishLink';
import {withoutFences} from '../lib/fence';
import {type Attributes, linkProblem, markupProblems} from '../lib/markup';
import {callouts} from './callouts';
import {type Problem, codeProblems, refusedComponents} from './codeRules';
import type {Jsx} from '../build/jsx';

/** The error for a link to a page's localized path. */
function localizedLink(url: string): string | undefined {
  const english = englishLink(url);
  return english === undefined
    ? undefined
    : `The link to "${url}" leads to a specific language version of the page. Write "${english}", which leads to the ` +
        `page in the reader's language. To link to a specific language, write its prefix: "pathname:///de/…".`;
}

/** Whether a link is a URL or an email address in prose, which Markdown turns into a link. */
function isWrittenAsText(node: Nodes, source: string): boolean {
  return node.type === 'link' && !/^[[<]/u.test(source.slice(node.position?.start.offset));
}

/** The error for a link to a file without an extension, which Docusaurus takes for a page. */
function fileLink(url: string): string | undefined {
  return /^\/[^.?#]*\/[^.?#/]+$/u.test(url) && existsSync(path.join('static', url))
    ? `The link to "${url}" is to a file without an extension. Write "pathname://${url}".`
    : undefined;
}

function linkReason(url: string, node: Nodes, source: string): string | undefined {
  const problem = localizedLink(url) ?? fileLink(url) ?? linkProblem(url);
  return problem !== undefined && isWrittenAsText(node, source)
    ? `Markdown turns "${url.replace(/^mailto:/u, '')}" into a link, which is rejected. Write it in backticks to show it as text. ${problem}`
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
      ? `The Docusaurus component <${name}> does not work on this site. ${refusedComponents[name]}`
      : undefined,
    name === 'Translate' && node.children.length === 0
      ? 'Readers would see the ID of this <Translate>, because it has no text. Add the English text to it.'
      : undefined,
    // On components, only the links are checked.
    ...(isHtml ? markupProblems(name, attributes) : targets.map(linkProblem)),
  ];
}

/** The options on a fence's first line that don't have an effect. */
const otherOptions = (meta: string): string =>
  meta.replace(/(?<!\S)(?:title=(["']).+?\1|(?:file|tab)=\S+)/gu, '').trim();

/** The error for unsupported options of a fence, or for a comment in its code that marks lines in Docusaurus. */
function fenceReason({meta, value}: Code): string | undefined {
  const found = otherOptions(meta ?? '') || /\bhighlight-(?:next-line|start|end)\b/u.exec(value)?.[0];
  return found
    ? `The fence has "${found}", which has no effect on this site: expected only title=, file= and tab=, and no marked or numbered lines. Remove it, and explain the line in the text.`
    : undefined;
}

/** Whether a callout has an end marker; without one, Markdown ends it at the end of the page. */
function isClosed({position, children}: ContainerDirective, source: string): boolean {
  const content = children.at(-1)?.position?.end ?? position?.start;
  return /\n[\s>]*:{3,}\s*$/u.test(source.slice(content?.offset, position?.end.offset));
}

/** The error for an unknown directive, or for a callout that isn't closed. */
function directiveReason(node: ContainerDirective | LeafDirective | TextDirective, source: string) {
  const {type, name, attributes, children} = node;
  if (type === 'containerDirective') {
    if (!(callouts as readonly string[]).includes(name)) {
      return `There is no callout "${name}", so its box would be lost. Expected one of: ${callouts.join(', ')}.`;
    }
    return isClosed(node, source)
      ? undefined
      : `The callout :::${name} has no end, so it would contain the rest of the page. Write ":::" on a separate line after its text.`;
  }
  // A colon before a word is text.
  const isText = type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0;
  return isText
    ? undefined
    : `"${type === 'textDirective' ? ':' : '::'}${name}" is a directive that nothing handles, so it would be lost. Write it in backticks, or put a backslash before the colon.`;
}

/** The error for an admonition that Markdown treats as text. */
function admonitionReason({children: [first]}: Paragraph): string | undefined {
  const [line = ''] = first?.type === 'text' && first.value.startsWith(':::') ? first.value.split('\n') : [];
  const {name, title} = /^:::\s*(?<name>\w+)?\s*(?<title>.*)/u.exec(line)?.groups ?? {};
  if (line === '') {
    return undefined;
  }
  return name && title
    ? `"${line}" is shown as text. Write the title in brackets, and empty lines around the content: :::${name}[${title}]`
    : `"${line}" is shown as text. Write :::note on a separate line, then the content between empty lines, then ":::".`;
}

/** The error for a heading that would replace the page's title, or be a second title. */
function titleReason(heading: Heading | Jsx, {children}: Root): string | undefined {
  const [first] = children;
  const hasTitle = first?.type === 'yaml' && /^title:/mu.test(first.value);
  return hasTitle || children.find(({type}) => type === 'heading') !== heading
    ? `The heading "${toString(heading).replace(/\s*\/\*.*/u, '')}" would be a second title of the page. Write "## ", or remove the heading: the page already has a title.`
    : undefined;
}

/** The error for text struck through by single tildes, which are often meant as a subscript. */
function tildeReason(node: Delete, source: string): string | undefined {
  const text = toString(node);
  return source.startsWith('~~', node.position?.start.offset)
    ? undefined
    : `"~${text}~" would be struck through. Write <sub>${text}</sub> for a subscript, ~~${text}~~ to strike it through, or a backslash before each ~.`;
}

/**
 * Lists forbidden content on a page, and content that would be shown differently from how it is written.
 *
 * @param source the text that was parsed
 * @param components the names of the components that authors may use without an import
 */
export function pageProblems(tree: Root, source: string, page: string, components: readonly string[]): Problem[] {
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
        add(node.name === 'h1' ? titleReason(node, tree) : undefined);
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        add(directiveReason(node, source));
        break;
      case 'heading':
        add(node.depth === 1 ? titleReason(node, tree) : undefined);
        break;
      case 'delete':
        add(tildeReason(node, source));
        break;
      case 'paragraph':
        add(admonitionReason(node));
        break;
      default:
    }
  });
  return [...problems, ...codeProblems(tree, page, components)];
}

const oldHeadingId = /^(?<heading>#{1,6}\s.*?)\s*\\?\{#(?<id>[\w-]+)\\?\}\s*$/mu;

/**
 * Converts the text of a page to syntax that MDX can parse.
 *
 * @throws Error with the file and line of a heading ID in pre-MDX-2 syntax
 */
export function readSource(written: string, file: string): string {
  const text = plainText(written);
  const prose = withoutFences(text);
  const {index, groups: {heading = '', id = ''} = {}} = oldHeadingId.exec(prose) ?? {};
  if (index !== undefined) {
    const line = prose.slice(0, index).split('\n').length;
    throw new Error(
      `${file}:${line}: MDX does not read {#${id}}. Write the ID as a comment: ${heading} {/* #${id} */}`,
    );
  }
  return text;
}

/** Stops the build at a link or image whose file doesn't exist. */
export function refuseMissingFile(link: {sourceFilePath: string; url: string; node: Nodes}): never {
  throw new Error(
    `${link.sourceFilePath}:${link.node.position?.start.line ?? 1}: There is no file "${link.url}". Correct the path, which is relative to the page's directory or, if it starts with "/", to static/.`,
  );
}

/** A remark plugin that stops the build at the first problem that `pageProblems` finds. */
export function remarkPageRules({components}: {components: readonly string[]}) {
  return (tree: Root, file: VFile): void => {
    if (!/[\\/]generated[\\/]/u.test(file.path)) {
      const [problem] = pageProblems(tree, String(file.value), file.path, components);
      if (problem) {
        file.fail(problem.reason, problem.node.position);
      }
    }
  };
}
