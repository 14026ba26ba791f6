import path from 'node:path';

import {fromRoot, readText} from '@packages/files';
import {type Problem, problemAt} from '@packages/lint';
import {type Spec, parseMarkdown} from '@packages/openapi';
import {apiTexts} from '@packages/translate';
import escapeRegExp from 'lodash/escapeRegExp';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {movedPaths} from '../../config/routes';
import {englishLink} from '../../lib/englishLink';
import {currentPath} from '../../lib/routes';
import {checkLink} from '../../lib/safeLinks';
import {literalPrices} from '../../lib/prices';
import {isOtherPage, readSitePages} from './sitePages';
import {referencePaths} from '../../lib/apiOverview';

/** Markdown that the reference doesn't support. */
const unsupported: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not supported. Write Markdown, or put angle brackets in a code span: `<b>`',
  image: 'Images are not supported. Describe what the image shows, or link to a page that has it',
  imageReference: 'Images are not supported. Describe what the image shows, or link to a page that has it',
  footnoteReference: 'Footnotes are not supported. Write the note as a sentence',
};

/** Whether a string is Markdown: a description, or the meaning of an enum value. */
const isMarkdown = (key: string): boolean => /(?:^|\.)description$|\.enum\./u.test(key);

/** The new paths of moved pages, by their old paths. */
type Redirects = Readonly<Record<string, string>>;

/** A URL without its query and fragment. */
const pageOf = (href: string): string => href.replace(/[#?].*$/su, '');

/** Link errors are warnings, because an error in an operation also removes its page. */
const warning = {severity: 'warn'};

/** The error in a link, if any. The build finds links to missing headings. */
function linkError(href: string, pages: ReadonlySet<string>): string | undefined {
  const checked = checkLink(href);
  if (checked.kind === 'refused') {
    return `The link to ${href} is not allowed: ${checked.reason}. Link to a page on this site, put the text in a code span, or see linkPolicy in src/config/security.ts.`;
  }
  if (checked.kind === 'external') {
    return undefined;
  }
  const page = pageOf(currentPath(href));
  if (!page.startsWith('/')) {
    return `The link to ${href} does not start at the root of the site. Use the full path, such as /docs/quickstart.`;
  }
  const english = englishLink(href);
  if (english !== undefined) {
    return `The link to ${href} leads to a specific language version of the page. Write ${english}, which leads to the page in the reader's language.`;
  }
  // redirectError reports redirects that don't lead to a page.
  if (pages.has(page) || isOtherPage(page) || page !== pageOf(href)) {
    return undefined;
  }
  // A page that moved to a different resource keeps its name.
  const moved = [...pages].filter((it) => path.posix.basename(it) === path.posix.basename(page));
  return `The link doesn't lead to a page: ${href}.${moved.length > 0 ? ` Did you mean ${moved.join(' or ')}? If the page moved, add its old path to movedPaths in src/config/routes.ts.` : ' Correct it, or add the page.'}`;
}

/** The error in a redirect, if any: it hides a page, or doesn't lead to one. */
function redirectError(from: string, moved: Redirects, pages: ReadonlySet<string>): string | undefined {
  const to = moved[from] ?? '';
  const page = pageOf(to);
  if (pages.has(from)) {
    return `${from} is a page, which the redirect to ${to} hides. Remove the redirect.`;
  }
  if (pages.has(page) || isOtherPage(page)) {
    return undefined;
  }
  const next = moved[page];
  const remedy = next === undefined ? 'Correct it.' : `That page moved, too: write ${next}.`;
  return `The redirect from ${from} leads to ${to}, which is not a page. ${remedy}`;
}

/** Finds errors in redirects. */
async function redirectProblems(moved: Redirects, pages: ReadonlySet<string>): Promise<Problem[]> {
  const file = fromRoot('src/config/routes.ts');
  const text = await readText(file);
  return Object.keys(moved).flatMap((from) => {
    const message = redirectError(from, moved, pages);
    const offset = Math.max(0, text.indexOf(`'${from}':`));
    return message === undefined ? [] : [{...problemAt({file, text}, {rule: 'redirect', offset, message}), ...warning}];
  });
}

/** An error in a string, and the affected characters with their offset. */
interface Finding {
  rule: string;
  at: number;
  needle: string;
  message: string;
}

/** Prices in a string. */
const pricesIn = (english: string): Finding[] =>
  literalPrices(english).map((price) => ({
    rule: 'price',
    at: english.indexOf(price),
    needle: price,
    message: `The price "${price}" would go stale when prices change. Link to /pricing.`,
  }));

/** Unsupported Markdown and broken links in a string. */
function markdownErrors(english: string, pages: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  const root: Root = {type: 'root', children: parseMarkdown(english)};
  visit(root, (node: Nodes) => {
    const [at = 0, end] = [node.position?.start.offset, node.position?.end.offset];
    const message = unsupported[node.type];
    if (message !== undefined && !found.some((other) => other.message === `${message}.`)) {
      const [needle = ''] = english.slice(at, end).split('\n', 1);
      found.push({rule: 'markdown', at, needle, message: `${message}.`});
    }
    if (node.type === 'link' || node.type === 'definition') {
      const wrong = linkError(node.url, pages);
      const target = node.url.replace(/^(?:mailto:|http:\/\/(?=www\.))/u, '');
      if (wrong !== undefined) {
        found.push({rule: 'link', at: Math.max(at, english.indexOf(target, at)), needle: target, message: wrong});
      }
    }
  });
  return found;
}

/** The offset of a finding in its file, where the string can have different line breaks and indentation. */
function offsetIn(file: string, english: string, {at, needle}: Finding): number {
  const words = `${english.slice(0, at)}${needle}`.split(/\s+/u).map(escapeRegExp);
  const {0: found = '', index = 0} = new RegExp(words.join('\\s+'), 'u').exec(file) ?? {};
  return found === '' ? Math.max(0, file.indexOf(needle)) : index + found.length - needle.length;
}

/**
 * Finds prices, unsupported Markdown, and wrong links in the strings of a spec, and wrong redirects.
 *
 * @param bundle a spec, in which the linter may have found errors
 * @param dir the directory of its files
 */
export async function inspectText(bundle: Spec, dir: string, moved: Redirects = movedPaths): Promise<Problem[]> {
  const pages = new Set([...(await readSitePages()), ...referencePaths(bundle)]);
  const problems = await redirectProblems(moved, pages);
  for (const {key, english, source} of apiTexts(bundle, dir)) {
    const found = [...pricesIn(english), ...(isMarkdown(key) ? markdownErrors(english, pages) : [])];
    const text = found.length > 0 ? await readText(source) : '';
    problems.push(
      ...found.map((one) => ({
        ...problemAt({file: source, text}, {...one, offset: offsetIn(text, english, one)}),
        ...(one.rule === 'link' && warning),
      })),
    );
  }
  return problems;
}
