import path from 'node:path';

import {posixPath} from '@docusaurus/utils';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {movedAnchorsOf} from '../config/movedAnchors';
import {codeSpans} from '../lib/codeSpans';
import {unbroken} from '../lib/unbroken';
import {highlight} from '../build/highlight';

/** Highlights blocks of code. */
export function rehypeHighlight() {
  return async (tree: Root): Promise<void> => {
    const codes: Element[] = [];
    visit(tree, {tagName: 'code'}, (code: Element, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'pre') {
        codes.push(code);
      }
    });
    const highlighted = await highlight(codes.map((code) => ({language: languageOf(code), text: toString(code)})));
    highlighted.forEach((runs, index) => {
      Object.assign(codes[index] ?? {}, {children: codeSpans(runs)});
    });
  };
}

/** The language of a fence. */
function languageOf({properties: {className}}: Element): string {
  return /\blanguage-([^\s,]+)/u.exec(String(className))?.[1] ?? 'text';
}

/** Keeps numbers and their units, and words such as `E-Mail`, on one line. */
export function rehypeUnbroken() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = unbroken(node.value);
      }
      return undefined;
    });
  };
}

/** The longest cell that is unclear without its column title, such as `No` or `25 MB`. */
const maxTitled = 20;

/** A number without a unit. */
const bareNumber = /^\d[\d.,\s]*$/u;

/**
 * Adds the column title to cells, for phones. In columns that are clear without a title (sentences, names in code, and
 * the second of two columns), only numbers without a unit get it. Adds the alignment (`---:`) of cells as a class,
 * because MDX would create style attributes, which the Content-Security-Policy blocks.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'table'}, (table: Element) => {
      const titles: string[] = [];
      const columns: Element[][] = [];
      visit(table, {tagName: 'tr'}, (row: Element) => {
        row.children
          .filter((node) => node.type === 'element')
          .forEach((cell, column) => {
            const {tagName, properties} = cell;
            const {align, className} = properties;
            if (align === 'right' || align === 'center') {
              properties.className = [...(Array.isArray(className) ? className : []), `align-${align}`];
            }
            delete properties.align;
            if (tagName === 'th') {
              titles[column] = toString(cell);
            } else {
              (columns[column] ??= []).push(cell);
            }
          });
      });
      columns.slice(1).forEach((cells, index) => {
        const title = titles[index + 1];
        const speak =
          columns.length === 2 || cells.some((cell) => toString(cell).length > maxTitled) || cells.every(isCode);
        if (title) {
          cells
            .filter((cell) => !speak || bareNumber.test(toString(cell)))
            .forEach(({properties}) => {
              properties.dataLabel = title;
            });
        }
      });
    });
  };
}

/** Whether a cell contains only code, or a link to it. */
function isCode({children}: Pick<Element, 'children'>): boolean {
  const [only, ...more] = children;
  return more.length === 0 && only?.type === 'element' && (only.tagName === 'code' || isCode(only));
}

/** The content directory of an English or translated page, and the page's path in that directory. */
const pageFile =
  /^(?:i18n\/\w+\/docusaurus-plugin-content-(?:docs-)?)?(?<base>docs|guides|blog)(?:\/current)?\/(?<page>.+?)(?:\/?\bindex)?\.mdx?$/u;

/** The English path of a page, such as `/docs/limits`. */
function englishPath({path: file, data}: VFile): string {
  const {base = '', page = ''} = pageFile.exec(posixPath(path.relative('', file)))?.groups ?? {};
  const {translationKey = page} = {...(data.frontMatter as {translationKey?: string} | undefined)};
  return `/${base}/${translationKey}`;
}

/**
 * Keeps links to former IDs of headings working: puts an element with the former ID into each heading that moved.
 *
 * @throws Error if the table of moved IDs does not match the headings
 */
export function rehypeMovedAnchors() {
  return (tree: Root, file: VFile): void => {
    const moved = path.basename(file.path).startsWith('_') ? [] : movedAnchorsOf(englishPath(file));
    const headings = new Map<unknown, Element>();
    visit(tree, 'element', (element) => {
      headings.set(element.properties.id, element);
    });
    for (const [from, to] of moved) {
      const heading = headings.get(to);
      if (!heading || headings.has(from)) {
        const line = headings.get(from)?.position?.start.line ?? 1;
        throw new Error(
          `${path.relative('', file.path)}:${line}: src/config/movedAnchors.ts says that the heading #${from} is now #${to}, ` +
            `but the page ${heading ? `still has #${from}` : `has no #${to}`}. Change the heading's ID or the table.`,
        );
      }
      heading.children.unshift({type: 'element', tagName: 'span', properties: {id: from}, children: []});
    }
  };
}
