import {plural} from '@packages/files';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {type Entry, localeOf} from './entries';
import {idComment, parsePage, parseString, textAttributes, textsInData} from './markdown';
import type {Project, TypographyRule} from './project';
import {typographyErrors} from './typography';

/** An error in a translation. */
export interface Problem {
  /** The line of the translation, starting at 1. */
  readonly line: number;
  /** What is expected, as a sentence without its period. */
  readonly what: string;
  /** Whether the page can't be parsed. */
  readonly unreadable?: true;
}

/** An attribute that must be the same in every language. */
function attributeOf(attribute: {name?: string; value?: string | {value: string} | null}): string {
  const {name = '…', value} = attribute;
  if (textAttributes.has(name)) {
    return name;
  }
  const data = typeof value === 'string' ? JSON.stringify(value) : (value?.value ?? '');
  return `${name}=${name === 'actors' ? '[…]' : data.replace(textsInData, '…').replace(/\s+/gu, ' ')}`;
}

/** The numbers in a string, in one notation: `1,000`, `1.000`, and `1 000` are 1000; `9:00`, `9.00`, and `9` are 9. */
const numbersIn = (text: string): string[] =>
  (text.match(/(?<![\w.])\d+(?:[.,:\u00a0\u202f]\d+)*/gu) ?? []).map((number) => {
    const plain = number.replace(/[.,\u00a0\u202f](?=\d{3}(?!\d))/gu, '').replace(/[.,:]00$/u, '');
    return `the number ${plain.replace(',', '.')}`;
  });

/** The placeholders of a string: `{count}`, `{{first_name}}`. */
const placeholdersIn = (text: string): string[] =>
  (text.match(/\{\{?[^{}]*\}?\}/gu) ?? []).map((placeholder) => `the placeholder ${placeholder}`);

/** The parts of a UI string that a translation must keep: its placeholders, and the brackets around link text. */
const partsOfString = (text: string): string[] => [
  ...placeholdersIn(text),
  ...(text.match(/\[[^[\]]+\]/gu) ?? []).map(() => 'link text in brackets, [like this]'),
];

type Conventions = Pick<Project, 'currentPath'>;

/** The parts of a node that every translation must keep. */
function invariantsOf(node: Nodes, {currentPath}: Conventions): string[] {
  switch (node.type) {
    case 'text':
      return [...numbersIn(node.value), ...placeholdersIn(node.value)];
    case 'code':
      return [['```', node.lang, node.meta, '\n', node.value].join(' ')];
    case 'inlineCode':
      return [`\`${node.value}\``];
    case 'html':
      return [node.value];
    case 'link':
    case 'image':
      return [`the ${node.type} to ${currentPath(node.url)}`];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [`<${[node.name, ...node.attributes.map((attribute) => attributeOf(attribute as object))].join(' ')}>`];
    case 'containerDirective':
      return [`:::${node.name}`];
    case 'table':
      return [`a table of ${node.children.length} × ${node.children[0]?.children.length ?? 0} cells`];
    case 'list':
      return [`a ${node.ordered ? 'numbered' : 'bulleted'} list of ${plural(node.children.length, 'item')}`];
    default:
      return [];
  }
}

interface Section {
  readonly line: number;
  readonly invariants: string[];
}

const beginning = 'the introduction';

/** The parts of each section that a translation must keep, by heading ID, in order. */
function sectionsOf(tree: Root, project: Conventions): Map<string, Section> {
  const sections = new Map<string, Section>([[beginning, {line: 1, invariants: []}]]);
  let current = beginning;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      current = `${'#'.repeat(node.depth)} ${idComment(node) ?? '(no ID)'}`;
      sections.set(current, {line: node.position?.start.line ?? 1, invariants: []});
    }
    sections.get(current)?.invariants.push(...invariantsOf(node, project));
  });
  return sections;
}

/** The elements that the second list lacks or, unless they may repeat, contains less often. */
function lackingIn(some: readonly string[], others: readonly string[], mayRepeat: (one: string) => boolean): string[] {
  const left = [...others];
  return some.filter((one) => {
    const found = left.indexOf(one);
    if (found >= 0 && !mayRepeat(one)) {
      left.splice(found, 1);
    }
    return found < 0;
  });
}

/** Inline code, which a translation may repeat. */
const isInlineCode = (text: string): boolean => text.startsWith('`') && !text.startsWith('```');

/** Compares two lists of parts that a translation must keep. */
const differences = (
  english: readonly string[],
  target: readonly string[],
  mayRepeat: (one: string) => boolean = () => false,
): string[] => [
  ...lackingIn(english, target, mayRepeat).map((one) => `expected ${one}`),
  ...lackingIn(target, english, mayRepeat).map((one) => `did not expect ${one}`),
];

/** Lists the structural differences between an English page and its translation. */
export function comparePages(english: string, translation: string, project: Conventions): Problem[] {
  const [source, target] = [sectionsOf(parsePage(english), project), sectionsOf(parsePage(translation), project)];
  const [expected, found] = [[...source.keys()], [...target.keys()]];
  if (found.join('\n') !== expected.join('\n')) {
    const wrong = found.find((key, index) => key !== expected[index]) ?? beginning;
    const what = differences(expected, found).join(', ') || `expected the order ${expected.slice(1).join(', ')}`;
    return [{line: target.get(wrong)?.line ?? 1, what: `the headings don't match the English page: ${what}`}];
  }
  return [...source].flatMap(([section, {invariants}]) => {
    const {line, invariants: translated} = target.get(section) ?? {line: 1, invariants: []};
    return differences(invariants, translated, isInlineCode).map((what) => ({line, what: `in ${section}, ${what}`}));
  });
}

/** The parts of a Markdown string that a translation must keep, and its paragraphs. */
function partsOf(text: string, project: Conventions): string[] {
  const parts: string[] = [];
  visit(parseString(text), (node) => {
    parts.push(...(node.type === 'paragraph' ? ['a paragraph'] : invariantsOf(node, project)));
  });
  return parts;
}

/** Lists the differences between a Markdown string and its translation in paragraphs and in parts that must be kept. */
export const compareTexts = (english: string, translation: string, project: Conventions): string[] =>
  differences(partsOf(english, project), partsOf(translation, project));

/** A language's plural categories, in the order of the forms in a string. */
export function pluralCategories(locale: string): string[] {
  const used: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return ['one', 'few', 'many', 'other'].filter((category) => used.includes(category));
}

/**
 * The differences between a UI string and its translation in placeholders, link text, and the number of plural forms.
 */
export function compareStrings(english: string, translation: string, locale: string): string[] {
  const isPlural = english.includes('|');
  const formsOf = (text: string): string[] => (isPlural ? text.split('|') : [text]);
  const forms = formsOf(translation);
  const expected = partsOfString(formsOf(english).at(-1) ?? '');
  const categories = pluralCategories(locale);
  // Docusaurus uses the last form for categories without one, such as that of fractions.
  const isComplete = forms.length >= Math.max(2, categories.length - 1) && forms.length <= categories.length;
  return [
    ...new Set(forms.flatMap((form) => differences(expected, partsOfString(form)))),
    ...(isPlural && !isComplete ? [`expected the plural forms ${categories.join(' | ')}, found ${forms.length}`] : []),
  ];
}

/** The errors of a translated UI string that don't depend on the English string. */
export const stringErrors = (text: string, locale: string, project: Project): string[] => [
  ...typographyErrors(text, project.typography[locale]),
  ...project.stringErrors(text),
];

/** The typographic errors on a page, outside of code. */
function pageTypography(page: string, rules?: readonly TypographyRule[]): Problem[] {
  const problems: Problem[] = [];
  visit(parsePage(page), 'text', ({value, position}) => {
    problems.push(...typographyErrors(value, rules).map((what) => ({line: position?.start.line ?? 1, what})));
  });
  return problems;
}

/** The error in the slug of a post, if any. */
function slugErrors(post: string): Problem[] {
  const slug = /^---\n(?:.*\n)*?slug: (.*)\n/u.exec(post)?.[1] ?? '';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug)
    ? []
    : [{line: 2, what: `expected a slug of lowercase letters (a to z), digits, and single hyphens, found "${slug}"`}];
}

/** The errors in the translation of an entry. */
export function problemsOf(entry: Entry, project: Project): Problem[] {
  const {kind, english = '', translation = ''} = entry;
  const locale = localeOf(entry);
  const atStart = (whats: readonly string[]): Problem[] => whats.map((what) => ({line: 1, what}));
  if (translation.trim() === '') {
    return atStart(['expected a translation, found an empty string. Leave the entry out: English is shown instead']);
  }
  if (kind === 'markdown') {
    return atStart(compareTexts(english, translation, project));
  }
  if (kind === 'ui') {
    return atStart([...compareStrings(english, translation, locale), ...stringErrors(translation, locale, project)]);
  }
  try {
    return [
      ...(kind === 'post' ? slugErrors(translation) : []),
      ...comparePages(english, translation, project),
      ...pageTypography(translation, project.typography[locale]),
    ];
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    const what = `the page cannot be read: ${reason} (at "${translation.split('\n')[line - 1] ?? ''}")`;
    return [{line, what, unreadable: true}];
  }
}
