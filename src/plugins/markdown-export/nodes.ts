import type {ElementContent, Properties} from 'hast';

export const text = (value: string): ElementContent => ({type: 'text', value});

export const element = (tagName: string, children: ElementContent[], properties: Properties = {}): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A paragraph in bold; an empty list if the title is blank. */
export const boldParagraph = (title: string): ElementContent[] =>
  title.trim() === '' ? [] : [element('p', [element('strong', [text(title.trim())])])];

/** Whether nodes contain no text. */
export const isBlank = (nodes: readonly ElementContent[]): boolean =>
  nodes.every((node) =>
    node.type === 'text' ? node.value.trim() === '' : 'children' in node && isBlank(node.children),
  );
