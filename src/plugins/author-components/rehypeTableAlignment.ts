import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * The alignment of a table's columns (`---:`) as a class of src/css/overrides.css.
 * MDX would make a style attribute of it, which the Content-Security-Policy blocks.
 */
export function rehypeTableAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({properties}: Element) => {
      const {align} = properties;
      if (align === 'right' || align === 'center') {
        const {className} = properties;
        properties.className = [...(Array.isArray(className) ? className : []), `align-${align}`];
      }
      // Left is where text begins by itself.
      delete properties.align;
    });
  };
}
