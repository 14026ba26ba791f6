import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/** The component of an imported SVG file. */
type Svg = (props: object) => ReactNode;

/** Whether an element is an imported SVG file. */
export const isImportedDrawing = (node: ReactNode): node is ReactElement<object, Svg> =>
  isValidElement(node) && typeof node.type === 'function';

/** Replaces each string in a drawing, in order, except for those with `data-translate="no"`. */
function replaceTexts(node: ReactNode, replace: (text: string) => string): ReactNode {
  return Children.map(node, (child) => {
    if (
      !isValidElement<{children?: ReactNode; 'data-translate'?: string}>(child) ||
      child.props['data-translate'] === 'no'
    ) {
      return child;
    }
    const {children} = child.props;
    return cloneElement(child, {}, typeof children === 'string' ? replace(children) : replaceTexts(children, replace));
  });
}

/**
 * An imported SVG file with its words in the page's language.
 *
 * @param words the words in the order of the file, separated by `|`
 * @throws Error if a word is missing or left over
 */
export function translateDrawing(drawing: Svg, words = ''): ReactNode {
  const translated = words
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
  const drawn: string[] = [];
  const result = replaceTexts(drawing({}), (text) => translated[drawn.push(text) - 1] ?? text);
  if (drawn.length !== translated.length) {
    throw new Error(
      `<Figure> must list the drawing's words or their translations, in this order: words="${drawn.join(' | ')}". Found words="${words}". Add data-translate="no" to a <text> that is the same in every language.`,
    );
  }
  return result;
}
