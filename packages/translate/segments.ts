import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import pickBy from 'lodash/pickBy';
import sortBy from 'lodash/sortBy';
import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {isScalar, isSeq, parseDocument, stringify} from 'yaml';

import {sourceHash} from './hashes';
import {idComment, parsePage, textAttributes, textsInData} from './markdown';

/** A part of a page that is translated as a whole: a front matter field, paragraph, heading, or table cell. */
export interface Segment {
  /** The field of the front matter, or the section and the position in it; the same in all languages. */
  readonly key: string;
  /** For translators: the kind of segment. */
  readonly note: string;
  /** The Markdown source. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The line where it begins, starting at 1. */
  readonly line: number;
}

/** The front matter that is translated; a post has its own slug, too. */
const fields = ['title', 'title_meta', 'description', 'sidebar_label', 'keywords'];

/** Whether a node has words or numbers outside of code and component data. */
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

type Range = Omit<Segment, 'key' | 'line'>;

function fieldsIn(yaml: string, offset: number): (Range & {key: string})[] {
  const document = parseDocument(yaml);
  const ranges = [...fields, ...(document.has('translationKey') ? ['slug'] : [])].flatMap((key) => {
    const node: unknown = document.get(key, true);
    if (!(isScalar(node) || isSeq(node)) || !node.range) {
      return [];
    }
    const [start, end] = node.range;
    const values = [node.toJSON() as unknown].flat();
    // In a list, an unquoted `null` is a word.
    const text = (isSeq(node) ? values.map(String) : values).join(', ');
    return [{key, note: `Field "${key}" of the page`, text, start: offset + start, end: offset + end}];
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
      note: `Attribute "${attribute.name}" of a component`,
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

/** The prose of a block, without the ID of a heading. */
function proseIn(block: Heading | Paragraph | TableCell, page: string): Range[] {
  const hasId = block.type === 'heading' && idComment(block) !== undefined;
  const children = hasId ? block.children.slice(0, -1) : block.children;
  const start = children[0]?.position?.start.offset ?? 0;
  const text = page.slice(start, children.at(-1)?.position?.end.offset).trimEnd();
  return children.some(hasProse) ? [{note: kinds[block.type], text, start, end: start + text.length}] : [];
}

/** The segments of a page, in order. */
export const segmentsOf = memoize((page: string): Segment[] => {
  const segments: Segment[] = [];
  let section = 'introduction';
  let count = 0;
  const add = (ranges: readonly (Range & {key?: string})[]): void => {
    for (const range of ranges) {
      count += 1;
      segments.push({key: `${section}.${count}`, line: page.slice(0, range.start).split('\n').length, ...range});
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
        section = /#(?<id>[\w-]+)/u.exec(idComment(node) ?? '')?.groups?.id ?? `section-${segments.length}`;
        count = 0;
      }
      add(proseIn(node, page));
      return SKIP;
    }
    return undefined;
  });
  return segments;
});

/**
 * Replaces the segments of an English page.
 *
 * @param textOf returns the new text of a segment by its key; undefined keeps the English text
 */
export function fillPage(english: string, textOf: (key: string) => string | undefined): string {
  return segmentsOf(english).reduceRight((filled, {key, text, start, end}) => {
    const replacement = textOf(key) ?? text;
    return filled.slice(0, start) + (key.includes('.') ? replacement : yamlValue(key, replacement)) + filled.slice(end);
  }, english);
}

/** A field of the front matter as YAML on one line. A decimal comma doesn't separate keywords. */
function yamlValue(key: string, text: string): string {
  const options = {lineWidth: 0, singleQuote: true, flowCollectionPadding: false};
  const yaml =
    key === 'keywords'
      ? stringify(text.split(/,(?!\d)\s*/u), {...options, collectionStyle: 'flow'})
      : stringify(text, options);
  return yaml.trim();
}

/** The section of a segment, or its front matter field. */
export const sectionOf = ({key}: Pick<Segment, 'key'>): string => key.replace(/\.\d+$/u, '');

/** The hashes of English segments, by section. Leaves out sections whose translation is structured differently. */
export function segmentHashes(english: string, translation: string): Record<string, string> {
  const target = groupBy(segmentsOf(translation), sectionOf);
  const kindsOf = (segments: readonly Segment[] = []): string => segments.map(({note}) => note).join();
  const same = pickBy(
    groupBy(segmentsOf(english), sectionOf),
    (originals, section) => kindsOf(originals) === kindsOf(target[section]),
  );
  return mapValues(same, (originals) => originals.map(({text}) => sourceHash(text)).join(' '));
}
