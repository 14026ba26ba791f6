import {type AnyNode, type CheerioAPI, type Element, load, text} from 'cheerio';

/**
 * Parses a built page, or a part of it, for search records, Markdown exports, social cards, and checks. Uses
 * htmlparser2, which takes a third of parse5's time, and works because the build writes every end tag.
 */
export function readPage(html: string): CheerioAPI {
  return load(html, {xml: {xmlMode: false}});
}

/** Whether a node is text. A comment also has data, but is not text. */
export const isText = (node: AnyNode): node is Extract<AnyNode, {nodeType: 3}> => node.nodeType === 3;

/** Whether a node is an element, not text or a comment. */
export const isElement = (node: AnyNode | null | undefined): node is Element => node != null && 'attribs' in node;

/** The elements in an element. */
export const childrenOf = (node: Element | undefined): Element[] => node?.children.filter(isElement) ?? [];

/** The classes of an element. */
export const classesOf = ({attribs}: Element): string[] => (attribs.class ?? '').split(/\s+/u).filter(Boolean);

/** The text in a node. */
export const textOf = (node: AnyNode | undefined): string => (node ? text([node]) : '');

/** The code of a script element. */
export const sourceOf = ({children}: Element): string =>
  children.map((node) => ('data' in node ? node.data : '')).join('');
