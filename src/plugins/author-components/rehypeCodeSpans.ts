import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

import {codeSpans} from '../../lib/codeSpans';

/** Makes as few spans as possible of code that has been highlighted. */
export function rehypeCodeSpans() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') {
        node.children = codeSpans(node.children);
      }
    });
  };
}
