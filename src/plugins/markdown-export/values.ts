import type {AnyNode, Element} from 'cheerio';
import type {ElementContent} from 'hast';
import dropRightWhile from 'lodash/dropRightWhile';
import dropWhile from 'lodash/dropWhile';
import uniqBy from 'lodash/uniqBy';

import {element, isBlank, text} from './nodes';
import {childrenOf, textOf} from '../../lib/readPage';

/** Whether an element is a field or another value in the reference (`reference/components/body/Schema`). */
export const isValue = (node: Element): boolean =>
  node.name === 'li' && ['div', 'details'].includes(childrenOf(node)[0]?.name ?? '');

const wordsOf = (node: Element): string => textOf(node).replace(/\s+/gu, ' ').trim();

/** Removes blank nodes from the start and the end. */
const trimmed = (nodes: ElementContent[]): ElementContent[] =>
  dropRightWhile(
    dropWhile(nodes, (node) => isBlank([node])),
    (node) => isBlank([node]),
  );

/** Whether an element is the line with a value's badges. */
const isLine = (node: Element): boolean => node.name === 'div' && childrenOf(node).every(({name}) => name === 'span');

/** The constraints of a value, which are folded under a title. */
function foldedFacts(node: Element): Element[] {
  const [summary, list] = childrenOf(node);
  return node.name === 'details' && summary && childrenOf(summary).length === 0 ? childrenOf(list) : [];
}

/**
 * A value with its facts in parentheses: name (type; required; limits): description. Its content follows.
 */
export function valueItem(item: Element, convert: (node: AnyNode) => ElementContent[]): ElementContent[] {
  const [head, ...rest] = childrenOf(item);
  const inside = (node: Element): ElementContent[] => node.children.flatMap(convert);
  // A value that contains other values has a disclosure under its name with those values and its badges.
  const [summary, ...folded] = head?.name === 'details' ? childrenOf(head) : [];
  const line = [...childrenOf(summary ?? head), ...folded.filter(isLine).flatMap(childrenOf)];
  const all = uniqBy([...line, ...rest.flatMap(foldedFacts)], wordsOf).filter((node) => wordsOf(node) !== '');
  const [name = [], ...facts] = all.map((node) =>
    trimmed(['a', 'li'].includes(node.name) ? inside(node) : convert(node)),
  );
  const [first, ...others] = [
    ...rest.filter((node) => foldedFacts(node).length === 0),
    ...folded.filter((node) => !isLine(node)),
  ]
    .flatMap((node) => (node.name === 'div' ? inside(node) : convert(node)))
    .filter((node) => !isBlank([node]));
  const description = first?.type === 'element' && first.tagName === 'p' ? first.children : undefined;
  return [
    element('strong', name),
    ...(facts.length > 0
      ? [text(' ('), ...facts.flatMap((fact, index) => (index > 0 ? [text('; '), ...fact] : fact)), text(')')]
      : []),
    ...(description ? [text(': '), ...description] : first ? [first] : []),
    ...others,
  ];
}
