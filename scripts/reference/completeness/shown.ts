import {DomUtils, parseDocument} from 'htmlparser2';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {notesId} from '../../../src/openapi/texts';

/**
 * The texts on a page, by location: the section, the status of a response, and the names of the enclosing fields. Each
 * text belongs to one field without its nested fields, in pieces. `*` contains the whole page.
 */
export type Shown = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A location on a page. */
interface Location {
  section: string;
  status: string;
  names: readonly string[];
  /** The text that it belongs to. */
  text: string[];
}

class Texts {
  readonly #whole: string[] = [];
  readonly shown = new Map<string, string[][]>([['*', [this.#whole]]]);

  /** Starts a text at a location. */
  begin({section, status, names}: Omit<Location, 'text'>): string[] {
    const place = [status === '' ? section : `${section}/${status}`, ...names].join(' > ');
    const text: string[] = [];
    this.shown.set(place, [...(this.shown.get(place) ?? []), text]);
    return text;
  }

  add({text}: Location, piece: string): void {
    text.push(piece);
    this.#whole.push(piece);
  }
}

type Tag = Extract<ReturnType<typeof parseDocument>['children'][number], {attribs: unknown}>;

/** The content that a page shows without scripts. */
export function shownInHtml(html: string): Shown {
  const texts = new Texts();
  const isTag = (node: object | undefined): node is Tag => node !== undefined && 'attribs' in node;
  const visit = (node: ReturnType<typeof parseDocument>['children'][number], location: Location): void => {
    if (!isTag(node)) {
      texts.add(location, DomUtils.textContent(node));
      return;
    }
    if (['script', 'style'].includes(node.name)) {
      return;
    }
    const {id = '', 'data-field': field} = node.attribs;
    const title = node.children.find((it) => isTag(it) && it.name === 'h2' && it.attribs.id !== undefined);
    let current = location;
    const begin = (changes: Partial<Location>): void => {
      const next = {...current, ...changes};
      current = {...next, text: texts.begin(next)};
    };
    // The notes belong to the description, which begins above all sections.
    if (isTag(title) && title.attribs.id !== notesId) {
      begin({section: title.attribs.id ?? '', status: '', names: []});
    }
    if (id.startsWith('status-') && /^(?:section|div)$/u.test(node.name)) {
      begin({status: id.replace('status-', ''), names: []});
    }
    if (field !== undefined) {
      const name = field === '*' ? undefined : DomUtils.findOne(({name: tag}) => tag === 'code', node.children);
      begin({names: [...current.names, name ? DomUtils.textContent(name) : '*']});
    }
    if (node.name === 'pre' || node.name === 'code') {
      texts.add(current, DomUtils.textContent(node));
    } else {
      node.children.forEach((child) => visit(child, current));
    }
  };
  const start = {section: '', status: '', names: []};
  const location = {...start, text: texts.begin(start)};
  parseDocument(html).children.forEach((node) => visit(node, location));
  return texts.shown;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * The content that the Markdown export of a page shows.
 *
 * @param titles.sections the anchors of sections by their titles
 * @param titles.others the placeholder for all other names of an object
 * @param titles.otherStatuses the title of the status `default`
 */
export function shownInMarkdown(
  markdown: string,
  {sections, others, otherStatuses}: {sections: ReadonlyMap<string, string>; others: string; otherStatuses: string},
): Shown {
  const texts = new Texts();
  const visit = (node: Nodes, location: Location): void => {
    if ('value' in node) {
      texts.add(location, node.value);
    }
    if (node.type === 'code') {
      // The title of a code block.
      texts.add(location, node.meta ?? '');
    }
    let current = location;
    const [first] = node.type === 'listItem' ? node.children : [];
    const [name] = first?.type === 'paragraph' ? first.children : [];
    const [code] = name?.type === 'strong' ? name.children.filter(({type}) => type === 'inlineCode') : [];
    if (code ?? (name?.type === 'strong' && toString(name) === others)) {
      const next = {...current, names: [...current.names, code ? toString(code) : '*']};
      current = {...next, text: texts.begin(next)};
    }
    if ('children' in node) {
      node.children.forEach((child) => visit(child, current));
    }
  };
  const start = {section: '', status: '', names: []};
  let location = {...start, text: texts.begin(start)};
  for (const node of parser.parse(markdown).children) {
    const title = node.type === 'heading' ? toString(node) : '';
    const section = node.type === 'heading' && node.depth === 2 ? sections.get(title) : undefined;
    const status = title === otherStatuses ? 'default' : /^\d\w\w$/u.exec(title)?.[0];
    if (section !== undefined || status !== undefined) {
      const next = {...location, ...(section === undefined ? {status: status ?? ''} : {section, status: ''})};
      location = {...next, text: texts.begin(next)};
    }
    visit(node, location);
  }
  return texts.shown;
}
