import type {Dictionary} from 'lodash';
import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import pickBy from 'lodash/pickBy';
import sortBy from 'lodash/sortBy';
import zip from 'lodash/zip';
import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {isScalar, isSeq, parseDocument, stringify} from 'yaml';

import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {numbersIn} from './compare';
import {idComment, parsePage, textAttributes, textsInData} from './markdown';

/** A part of a page that is translated in one piece: a field of the front matter, a paragraph, a heading, a table cell. */
export interface Unit {
  /** A field of the front matter, or the section and the number of the unit in it, which are equal in all languages. */
  readonly key: string;
  /** For translators: the kind of unit. */
  readonly kind: string;
  /** The Markdown source. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The line where it begins, starting at 1. */
  readonly line: number;
}

/** The front matter that is translated; a post has its own slug, too. */
const fields = ['title', 'description', 'sidebar_label', 'keywords'];

/** Whether a node has words or numbers besides code and components. */
function hasProse(node: Nodes): boolean {
  switch (node.type) {
    case 'text':
      return /[\p{L}\p{N}]/u.test(node.value);
    case 'image':
      return Boolean(node.alt);
    case 'mdxJsxTextElement':
      return (
        node.attributes.some((attribute) => 'name' in attribute && textAttributes.has(attribute.name)) ||
        node.children.some(hasProse)
      );
    default:
      return 'children' in node && node.children.some(hasProse);
  }
}

type Range = Omit<Unit, 'key' | 'line'>;

function fieldsIn(yaml: string, offset: number): (Range & {key: string})[] {
  const document = parseDocument(yaml);
  const ranges = [...fields, ...(document.has('translationKey') ? ['slug'] : [])].flatMap((key) => {
    const node: unknown = document.get(key, true);
    if (!(isScalar(node) || isSeq(node)) || !node.range) {
      return [];
    }
    const [start, end] = node.range;
    const text = [node.toJSON() as unknown].flat().join(', ');
    return [{key, kind: `Field "${key}" of the page`, text, start: offset + start, end: offset + end}];
  });
  return sortBy(ranges, 'start');
}

/** The strings for readers in the attributes of a component. */
function attributesIn({attributes}: MdxJsxFlowElement, page: string): Range[] {
  return attributes.flatMap((attribute): Range[] => {
    const {start, end} = attribute.position ?? {};
    if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined) {
      return [];
    }
    const range = (from: number, to: number): Range => ({
      kind: `Attribute "${attribute.name}" of a component`,
      text: page.slice(from, to),
      start: from,
      end: to,
    });
    const from = start.offset;
    if (typeof attribute.value === 'string') {
      return textAttributes.has(attribute.name) ? [range(from + attribute.name.length + 2, end.offset - 1)] : [];
    }
    return [...page.slice(from, end.offset).matchAll(textsInData)].flatMap(({0: found, index}) =>
      [...found.matchAll(/'(?:[^'\\]|\\.)*'|"[^"]*"/gu)].map(({0: literal, index: at}) =>
        range(from + index + at + 1, from + index + at + literal.length - 1),
      ),
    );
  });
}

const kinds = {heading: 'Heading', paragraph: 'Paragraph', tableCell: 'Table cell'};

/** The prose of a block, without the id of a heading. */
function proseIn(block: Heading | Paragraph | TableCell, page: string): Range[] {
  const hasId = block.type === 'heading' && idComment(block) !== undefined;
  const children = hasId ? block.children.slice(0, -1) : block.children;
  const start = children[0]?.position?.start.offset ?? 0;
  const text = page.slice(start, children.at(-1)?.position?.end.offset).trimEnd();
  return children.some(hasProse) ? [{kind: kinds[block.type], text, start, end: start + text.length}] : [];
}

/** The parts of a page that are translated, in order. */
export const unitsOf = memoize((page: string): Unit[] => {
  const units: Unit[] = [];
  let section = 'introduction';
  let count = 0;
  const add = (ranges: readonly (Range & {key?: string})[]): void => {
    for (const range of ranges) {
      count += 1;
      units.push({key: `${section}.${count}`, line: page.slice(0, range.start).split('\n').length, ...range});
    }
  };
  visit(parsePage(page), (node) => {
    if (node.type === 'yaml') {
      add(fieldsIn(node.value, (node.position?.start.offset ?? 0) + '---\n'.length));
      count = 0;
    } else if (node.type === 'mdxJsxFlowElement') {
      add(attributesIn(node, page));
    } else if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      if (node.type === 'heading') {
        section = /#(?<id>[\w-]+)/u.exec(idComment(node) ?? '')?.groups?.id ?? `section-${units.length}`;
        count = 0;
      }
      add(proseIn(node, page));
      return SKIP;
    }
    return undefined;
  });
  return units;
});

/**
 * An English page with its units replaced by other texts.
 *
 * @param texts the texts by the keys of the units
 * @param before the translation so far, whose own keywords are kept
 */
export function fillPage(english: string, texts: ReadonlyMap<string, string>, before = ''): string {
  const units = unitsOf(english);
  const page = units.reduceRight((filled, {key, text, start, end}) => {
    const replacement = texts.get(key) ?? text;
    return filled.slice(0, start) + (key.includes('.') ? replacement : yamlValue(key, replacement)) + filled.slice(end);
  }, english);
  const keywords = unitsOf(before).find(({key}) => key === 'keywords');
  return keywords && !units.some(({key}) => key === 'keywords')
    ? page.replace(/(?<=^---\n[\s\S]*?\n)(?=---\n)/u, `keywords: ${yamlValue('keywords', keywords.text)}\n`)
    : page;
}

/** A field of the front matter as YAML in one line. */
function yamlValue(key: string, text: string): string {
  const options = {lineWidth: 0, singleQuote: true, flowCollectionPadding: false};
  const yaml =
    key === 'keywords'
      ? stringify(text.split(/,\s*/u), {...options, collectionStyle: 'flow'})
      : stringify(text, options);
  return yaml.trim();
}

/** The section of a unit, or its field. */
export const sectionOf = ({key}: Pick<Unit, 'key'>): string => key.replace(/\.\d+$/u, '');

/** Code, link targets, components, numbers and bold words in a text, each once. */
const marksIn = (text: string): string =>
  [...new Set([...(text.match(/`[^`]+`|(?<=\]\()[^)\s]+|<\w+|\*\*(?=\S)/gu) ?? []), ...numbersIn(text)])]
    .sort()
    .join('\n');

/**
 * The hashes of the English units that the units of a translation were made from, in their order, by section. Sections
 * with a different structure have none.
 */
export function unitHashes(english: string, translation: string): Record<string, string> {
  const [source, target] = [english, translation].map((page) => groupBy(unitsOf(page), sectionOf)) as [
    Dictionary<Unit[]>,
    Dictionary<Unit[]>,
  ];
  const isSure = ([unit, original]: (Unit | undefined)[]): boolean =>
    unit?.kind === original?.kind && marksIn(unit?.text ?? '') === marksIn(original?.text ?? '');
  const sure = pickBy(source, (originals, section) => zip(target[section], originals).every(isSure));
  return mapValues(sure, (originals) => originals.map(({text}) => sourceHash(text)).join(' '));
}
