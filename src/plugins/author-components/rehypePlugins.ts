import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

import {codeSpans} from '../../lib/codeSpans';

/** Merges the spans of highlighted code. */
export function rehypeCodeSpans() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') {
        node.children = codeSpans(node.children);
      }
    });
  };
}

/**
 * Makes classes of the alignment of table columns (`---:`). MDX would make style
 * attributes, which the Content-Security-Policy blocks.
 */
export function rehypeTableAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({properties}: Element) => {
      const {align, className} = properties;
      if (align === 'right' || align === 'center') {
        properties.className = [...(Array.isArray(className) ? className : []), `align-${align}`];
      }
      delete properties.align;
    });
  };
}
