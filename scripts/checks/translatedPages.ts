import memoize from 'lodash/memoize';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Locale} from '../../src/config/locales';
import {currentPath} from '../../src/lib/routes';
import {UserError} from '../lib/fail';
import {readText} from '../lib/files';
import {fromRoot} from '../lib/paths';
import {textLocales} from '../reference/texts';
import {type TranslatedPage, currentPages} from '../translations/pages';
import {typographyErrors} from './typography';

/** Attributes of components that contain visible text, which is translated. */
const textAttributes = new Set(['title', 'description', 'alt']);

/** Visible text within a component's data, such as `label: 'Your server'`; other strings are identifiers. */
const textsInData = /(?<=\b(?:text|label|title|note)=?:?\s*|actors:?\s*)(?:'(?:[^'\\]|\\.)*'|"[^"]*"|\[[^\]]*\])/gu;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).use(remarkDirective);

/** Parses each page once, even if it is compared several times. */
const parsePage = memoize((page: string) => parser.parse(page));

const idOf = (heading: Nodes & {type: 'heading'}): string => {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? last.value.trim() : '(no id)';
};

/** An attribute, in the form that every language must keep. */
function attributeOf(attribute: {name?: string; value?: string | {value: string} | null}): string {
  const {name = '…', value} = attribute;
  if (textAttributes.has(name)) {
    return name;
  }
  const data = typeof value === 'string' ? JSON.stringify(value) : (value?.value ?? '');
  return `${name}=${name === 'actors' ? '[…]' : data.replace(textsInData, '…').replace(/\s+/gu, ' ')}`;
}

/** What a translation must keep of a node; undefined if it may differ. */
function keptOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'code':
      return ['```', node.lang, node.meta, '\n', node.value].join(' ');
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'link':
    case 'image':
      return `the ${node.type} to ${currentPath(node.url)}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return `<${[node.name, ...node.attributes.map((attribute) => attributeOf(attribute as object))].join(' ')}>`;
    case 'containerDirective':
      return `:::${node.name}`;
    case 'table':
      return `a table of ${node.children.length} rows and ${node.children[0]?.children.length ?? 0} columns`;
    case 'list':
      return `a ${node.ordered ? 'numbered' : 'bulleted'} list of ${node.children.length}`;
    default:
      return undefined;
  }
}

/**
 * The numbers in a string in a common notation: `1,000`, `1.000` and `1 000` are 1000; `9:00`,
 * `9.00` and `9` are 9.
 */
const numbersOf = (text: string): string[] =>
  (text.match(/(?<![\w.])\d+(?:[.,:\u00a0\u202f]\d+)*/gu) ?? []).map((number) => {
    const plain = number.replace(/[.,\u00a0\u202f](?=\d{3}(?!\d))/gu, '').replace(/[.,:]00$/u, '');
    return `the number ${plain.replace(',', '.')}`;
  });

/** What a translation must keep of each section, by the id of its heading, in the order of the page. */
function sectionsOf(tree: Root): Map<string, string[]> {
  const sections = new Map<string, string[]>([['the introduction', []]]);
  let current = 'the introduction';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      current = `${'#'.repeat(node.depth)} ${idOf(node)}`;
      sections.set(current, []);
    }
    const kept = node.type === 'text' ? numbersOf(node.value) : [keptOf(node)].filter((one) => one !== undefined);
    sections.get(current)?.push(...kept);
  });
  return sections;
}

/** The elements of the first list that the second lacks; names in code may be repeated as the language requires. */
function lackingIn(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    if (one.startsWith('`') && !one.startsWith('```')) {
      return !others.includes(one);
    }
    const found = left.indexOf(one);
    left.splice(found, found < 0 ? 0 : 1);
    return found < 0;
  });
}

/** The structural differences between an English page and its translation, one sentence each. */
export function structureErrors(english: string, translation: string): string[] {
  const [source, own] = [english, translation].map((text) => sectionsOf(parsePage(text))) as [
    Map<string, string[]>,
    Map<string, string[]>,
  ];
  const ids = [[...source.keys()], [...own.keys()]].map((keys) => keys.join(', '));
  if (ids[0] !== ids[1]) {
    const wrong = [...own.keys()].find((key, index) => key !== [...source.keys()][index]);
    const missing = [...source.keys()].find((key) => !own.has(key));
    return [
      `the headings are not those of the English page: ${missing ? `expected "${missing}"` : `did not expect "${wrong ?? ''}"`}`,
    ];
  }
  return [...source].flatMap(([section, kept]) => {
    const translated = own.get(section) ?? [];
    return [
      ...lackingIn(kept, translated).map((one) => `in ${section}, expected ${one}`),
      ...lackingIn(translated, kept).map((one) => `in ${section}, did not expect ${one}`),
    ];
  });
}

/** The typographic errors of a page, outside of code. */
function pageTypography(page: string, locale: Locale): string[] {
  const errors: string[] = [];
  visit(parsePage(page), 'text', ({value, position}) => {
    errors.push(...typographyErrors(value, locale).map((error) => `line ${position?.start.line ?? 1}: ${error}`));
  });
  return errors;
}

/** Validates translated pages and returns a sentence for each error, with its file. */
export async function translatedPageErrors(pages: readonly TranslatedPage[], locale: Locale): Promise<string[]> {
  const errors = await Promise.all(
    pages.map(async ({file, source}) => {
      const [english, own] = await Promise.all([source, file].map((name) => readText(fromRoot(name))));
      return [...structureErrors(english ?? '', own ?? ''), ...pageTypography(own ?? '', locale)].map(
        (error) => `${file}: ${error}.`,
      );
    }),
  );
  return errors.flat();
}

/**
 * Compares translated pages with the English ones, except for stale ones, whose English page has
 * changed.
 *
 * @throws UserError with a line for each error
 */
export async function checkTranslatedPages(): Promise<void> {
  const errors = await Promise.all(
    textLocales.map(async (locale) => translatedPageErrors(await currentPages(locale), locale)),
  );
  if (errors.flat().length > 0) {
    throw new UserError(errors.flat().join('\n'));
  }
}
