import memoize from 'lodash/memoize';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {currentPath} from '../../src/lib/routes';

/** What a translator must not change in Markdown. */
interface FrozenParts {
  /** Inline code and code blocks. */
  code: string[];
  /** The targets of links and images. */
  links: string[];
  /** `{count}` and `{{first_name}}` outside of code. */
  placeholders: string[];
  /** Numbers outside of code, without thousands separators. */
  numbers: string[];
  /** Paragraphs, headings, lists and their items, and code blocks, in order. */
  blocks: string[];
  /** Raw HTML, which is not allowed. */
  html: string[];
  /** The text outside of code and link targets. */
  prose: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const blockTypes = new Set(['paragraph', 'heading', 'list', 'listItem', 'code', 'blockquote', 'table', 'tableRow']);

/**
 * Names that are never translated, even outside of code spans: fields, scopes, events, headers,
 * names in camel case, and email addresses.
 */
const namePatterns = [
  /\b[a-z\d]+(?:_[a-z\d]+)+(?:[.:][a-z_]+)*\b/gu,
  /\b[a-z][a-z_]*[.:][a-z][a-z_]*\b/gu,
  /\b(?:[A-Z][a-z]+)(?:-[A-Z][a-z]+)+\b/gu,
  /\b[a-z]+[A-Z][A-Za-z]*\b/gu,
  /\bhttps?:\/\/[^\s)]+/gu,
];

/** Digits in groups of three, separated by a comma, a period or a non-breaking space. */
const thousands = /(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/gu;

/** Parses each string once: an English one is compared with eight translations. */
const readFrozenParts = memoize((text: string): FrozenParts => {
  const parts: FrozenParts = {code: [], links: [], placeholders: [], numbers: [], blocks: [], html: [], prose: ''};
  const tree: Root = parser.parse(text);
  visit(tree, (node) => {
    if (blockTypes.has(node.type)) {
      parts.blocks.push(node.type);
      parts.prose += '\n';
    }
    if (node.type === 'inlineCode' || node.type === 'code') {
      parts.code.push(node.value);
      // Replaces code with a space, because it separates words.
      parts.prose += '\u0000';
    } else if (node.type === 'link' || node.type === 'image') {
      parts.links.push(currentPath(node.url));
    } else if (node.type === 'html') {
      parts.html.push(node.value);
    } else if (node.type === 'text') {
      parts.prose += node.value;
    }
  });
  parts.placeholders = [...parts.prose.matchAll(/\{\{?[^{}]*\}?\}/gu)].map(([found]) => found);
  parts.numbers = [...parts.prose.replace(thousands, '').matchAll(/\d+/gu)].map(([found]) => found);
  return parts;
});

/** The elements that one list contains more often than another. */
function surplus(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) {
      rest.splice(at, 1);
    }
    return at < 0;
  });
}

function compareLists(what: string, source: readonly string[], translation: readonly string[]): string[] {
  const show = (items: readonly string[]): string => [...new Set(items)].map((item) => JSON.stringify(item)).join(', ');
  const lost = surplus(source, translation);
  const added = surplus(translation, source);
  return [
    ...(lost.length > 0 ? [`lacks the ${what} ${show(lost)} of the English text`] : []),
    ...(added.length > 0
      ? [`has the ${what} ${show(added)}, which the English text has less often or not at all`]
      : []),
  ];
}

/** The names in a string, and those that the other string lacks. */
function lostNames(source: string, translation: string): string[] {
  const names = new Set(namePatterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([name]) => name)));
  return [...names].filter((name) => !translation.includes(name));
}

/**
 * Compares a translation with its source and reports changes to code, link targets, placeholders,
 * numbers, names and paragraphs.
 *
 * @returns predicates whose subject is the translation; empty if there are no errors
 */
export function compareFrozenParts(source: string, translation: string): string[] {
  const [english, other] = [readFrozenParts(source), readFrozenParts(translation)];
  const names = lostNames(english.prose, other.prose);
  return [
    ...compareLists('code', english.code, other.code),
    ...compareLists('link target', english.links, other.links),
    ...compareLists('placeholder', english.placeholders, other.placeholders),
    ...compareLists('number', english.numbers, other.numbers),
    ...compareLists('HTML', english.html, other.html),
    ...(names.length > 0
      ? [`lacks ${names.map((name) => JSON.stringify(name)).join(', ')}: names stay as they are`]
      : []),
    ...(english.blocks.join() === other.blocks.join()
      ? []
      : [`has the blocks ${other.blocks.join(', ') || '(none)'}; expected ${english.blocks.join(', ') || '(none)'}`]),
  ];
}
