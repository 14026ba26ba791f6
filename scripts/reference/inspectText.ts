import type {Nodes, Root} from 'mdast';
import {visit as visitMarkdown} from 'unist-util-visit';
import {type Pair, isMap, isPair, isScalar, isSeq, visit} from 'yaml';

import {closest} from '../../api-spec/rules/custom/closest';
import {contentBases} from '../../src/config/routes';
import {englishLink} from '../../src/lib/englishLink';
import {currentPath} from '../../src/lib/routes';
import {checkLink} from '../../src/lib/safeLinks';
import {operationSlug, resourceSlug} from '../../src/openapi/operations';
import {parseMarkdown} from '../../src/openapi/prose';
import {type Problem, problemAt} from './problems';
import {type SitePages, hasAnchor, isOtherPage, readSitePages} from './sitePages';
import type {Source} from './sources';

/** Markdown in the spec, with its offset in the file. */
interface Text {
  markdown: string;
  offset: number;
}

/** Keys whose values are data. */
const data = new Set(['example', 'default', 'const', 'enum', 'value']);

/** Maps whose keys are user-defined names. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', 'headers', 'responses', 'examples']);

const keyOf = ({key}: Pair): string => (isScalar(key) ? String(key.value) : '');

/** Every string in a file that is rendered as Markdown, including descriptions of enum values. */
function textsOf({document}: Source): Text[] {
  const texts: Text[] = [];
  const add = (node: unknown): void => {
    if (isScalar(node) && typeof node.value === 'string') {
      texts.push({markdown: node.value, offset: node.range?.[0] ?? 0});
    }
  };
  visit(document, {
    Pair: (_, pair, path) => {
      const parent = path.findLast((node): node is Pair => isPair(node));
      const isName = parent !== undefined && maps.has(keyOf(parent));
      const key = keyOf(pair);
      if (!isName && (data.has(key) || (key === 'examples' && isSeq(pair.value)))) {
        return visit.SKIP;
      }
      if (key === 'description') {
        add(pair.value);
      }
      if (key === 'x-enumDescriptions' && isMap(pair.value)) {
        pair.value.items.forEach(({value}) => add(value));
      }
      return undefined;
    },
  });
  return texts;
}

/** Markdown constructs that the reference does not support. */
const unsupported: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not supported. Write Markdown, or put angle brackets in a code span: `<b>`',
  image: 'Images are not supported. Describe what the image shows, or link to a page that has it',
  imageReference: 'Images are not supported. Describe what the image shows, or link to a page that has it',
  footnoteReference: 'Footnotes are not supported. Write the note as a sentence',
};

/** The pages of the reference, derived from the files of the spec. */
function referencePages(sources: readonly Source[]): string[] {
  return sources.flatMap(({document}) => {
    const pages: string[] = [];
    visit(document, {
      Map: (_, map) => {
        const [operationId, tags] = [map.get('operationId'), map.get('tags')];
        const tag: unknown = isSeq(tags) ? tags.get(0) : undefined;
        if (typeof operationId === 'string' && typeof tag === 'string') {
          pages.push(`${contentBases.api}/${resourceSlug(tag)}`);
          pages.push(`${contentBases.api}/${operationSlug(operationId, tag)}`);
        }
      },
    });
    return pages;
  });
}

/** Validates a link and returns the error, if any. */
async function linkError(href: string, pages: SitePages): Promise<string | undefined> {
  const checked = checkLink(href);
  if (checked.kind === 'refused') {
    return `The link to ${href} is not allowed: ${checked.reason}. Link to a page of this site, put the text in a code span, or see linkPolicy in src/config/security.ts.`;
  }
  if (checked.kind === 'external') {
    return undefined;
  }
  const [, page = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/u.exec(currentPath(href)) ?? [];
  if (!page.startsWith('/')) {
    return `The link to ${href} does not start at the root of the site. Write the whole path, such as /docs/quickstart.`;
  }
  const english = englishLink(href);
  if (english !== undefined) {
    return `The link to ${href} leads to a page in one language. Write ${english}, which leads to the page in the reader's language.`;
  }
  if (!pages.has(page)) {
    const similar = closest(page, [...pages.keys()]);
    return isOtherPage(page)
      ? undefined
      : `The link leads to no page: ${href}.${similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : ' Correct it, or add the page.'}`;
  }
  const file = pages.get(page);
  return anchor === undefined || file === undefined || (await hasAnchor(file, anchor))
    ? undefined
    : `${page} has no heading with the id ${anchor}. Correct the link to ${href}.`;
}

/** Finds unsupported Markdown in a spec, broken links, and links that point to one language. */
export async function inspectText(sources: readonly Source[]): Promise<Problem[]> {
  const pages = new Map([
    ...(await readSitePages()),
    ...[contentBases.api, ...referencePages(sources)].map((page) => [page, undefined] as const),
  ]);
  const problems: Problem[] = [];
  for (const source of sources) {
    for (const {markdown, offset} of textsOf(source)) {
      const found: {rule: string; needle: string; message: string}[] = [];
      const links: string[] = [];
      const root: Root = {type: 'root', children: parseMarkdown(markdown)};
      visitMarkdown(root, (node: Nodes) => {
        const message = unsupported[node.type];
        if (message !== undefined && !found.some((other) => other.message === `${message}.`)) {
          const [start, end] = [node.position?.start.offset, node.position?.end.offset];
          const [needle = ''] = markdown.slice(start, end).split('\n', 1);
          found.push({rule: 'markdown', needle, message: `${message}.`});
        }
        if (node.type === 'link' || node.type === 'definition') {
          links.push(node.url);
        }
      });
      for (const href of links) {
        const message = await linkError(href, pages);
        if (message !== undefined) {
          found.push({rule: 'link', needle: href, message});
        }
      }
      for (const {rule, needle, message} of found) {
        // The source has line breaks and indentation that its value may lack.
        const position = source.text.indexOf(needle.replace(/^(?:mailto:|http:\/\/(?=www\.))/u, ''), offset);
        const problem = problemAt(source, {rule, offset: Math.max(position, offset), message});
        // The reference pages depend on operationIds and tags, which other findings may concern.
        problems.push(needle.startsWith(contentBases.api) ? {...problem, severity: 'warn'} : problem);
      }
    }
  }
  return problems;
}
