/** The searchable text of a built page, as a small page for the search plugin's parser. */
import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import camelCase from 'lodash/camelCase';
import escape from 'lodash/escape';
import uniq from 'lodash/uniq';

import {contentBases, hasMarkdown} from '../../config/routes';
import {searchFallback} from '../../config/search';
import {pageTitle} from '../../lib/documentTitle';
import type {SearchPage} from '../ranking/index';
import {isElement, isText} from '../../lib/readPage';

/** Parts that every page or operation has, and parts that explain a field without naming it. */
const notIndexed = [
  'script, noscript, style, svg, button, input, label, form, nav, .theme-doc-footer, .page-tools, .pagination-nav',
  '.theme-doc-toc-mobile',
  'pre, .code-panel, aside, [aria-hidden="true"], .hash-link, .visually-hidden',
  '.api-reference header > div, details[name="navigation-menu"]',
].join(', ');

/** Sections that link to other pages, and prerequisites that many pages share. */
const leadingOn = /^#(?:next-steps|related|read-more|before(?:-you-start)?|symbols|letter-.*)$/u;

/** Sections of the reference that every operation or event has; their fields are indexed separately. */
const ofEveryOperation =
  /^#(?:.*-parameters|request-body|response|status-.*|response-headers|errors|answer|event-headers|payload|object|operations|events(?:-.*)?|related-.*|next-steps)$/u;

interface Part {
  hash: string;
  title: string;
  text: string;
}

/** A page to index. */
export interface PageRecords {
  title: string;
  description: string;
  breadcrumb: string[];
  /** Other names of the page, separated by commas. */
  keywords: string;
  parts: Part[];
}

/** Separates blocks of text. The search plugin keeps this character, unlike line breaks. */
const blockMark = '␞';

/** Text without invisible characters, such as the joiners that keep words on one line. */
const clean = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u200B]+/gu, ' ')
    .trim();

/** The text of a section with a line for each of its blocks. */
const linesOf = (text: string): string => text.split(blockMark).map(clean).filter(Boolean).join('\n');

/** The commands in a terminal block, without continuation lines, here-documents, and comments. */
const commandsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /^[a-z]/u.test(line))
    .join(' ');

/** The fields on a reference page, named by their path (`attachments.content_id`). */
function fieldsOf($: CheerioAPI): Part[] {
  const fields = new Map<string, Part>();
  const nameOf = (element: Element): string =>
    clean($(element).find('> div > a > code, > p > a > code').first().text());
  for (const element of $('article li[id]').get()) {
    const {id = ''} = element.attribs;
    const group = id.startsWith('response-') ? 'response' : id.startsWith('object-') ? 'object' : 'request';
    const path = [...$(element).parents('li[id]').get().reverse(), element].map(nameOf).filter(Boolean);
    const name = path.filter((step, index) => group === 'request' || index > 0 || step !== 'data').join('.');
    const text = clean($(element).find('> div > p').text());
    const known = fields.get(`${group} ${name}`);
    // The alternatives of a body can repeat a field under a numbered ID.
    if (name !== '' && (!known || id.length < known.hash.length)) {
      fields.set(`${group} ${name}`, {hash: `#${id}`, title: name, text});
    }
  }
  return [...fields.values()];
}

/** Whether a page, by its English path, is searched. */
export const isSearched = (englishPath: string): boolean =>
  englishPath === searchFallback || englishPath === contentBases.blog || hasMarkdown(englishPath);

/**
 * Reads a finished page: its sections, and in the reference its fields. Removes everything else from the page.
 *
 * @param slug the English path, whose words find translated pages, too
 * @returns undefined for a page that search engines must not list
 */
export function readRecords($: CheerioAPI, slug: string): PageRecords | undefined {
  if ($('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  const document = $('article').find('.theme-doc-markdown, #__blog-post-container').first();
  const isDocument = document.length > 0;
  const breadcrumb = $('.breadcrumbs__item span')
    .get()
    .map((element) => clean($(element).text()));
  const documentTitle = pageTitle(clean($('title').text()));
  const isReference = $('.api-reference').length > 0 || slug.startsWith('/api/');
  const fields = isReference ? fieldsOf($) : [];
  const endpointLine = $(isReference ? '[data-endpoint]' : []);
  const endpointText = endpointLine.find('p').first();
  // The last `code` element contains the path without the server.
  const endpoint = clean(endpointText.find('code').last().text());
  const method = clean(endpointText.find('[data-method]').text());
  endpointLine.remove();
  $('article li[id]').remove();
  // Keeps commands, so that a search for one finds its section.
  $('.code-panel:has(pre[aria-label="Terminal"])').replaceWith((_index, panel) =>
    $('<p>').text(commandsOf($(panel).find('code').text())),
  );
  $(notIndexed).remove();
  const root = isDocument ? document : $('main').first();
  const parts: Part[] = [{hash: '', title: '', text: ''}];
  // Text belongs to the preceding heading, however deeply either is nested.
  const add = (text: string): void => {
    const part = parts[parts.length - 1];
    if (part) {
      part.text += text;
    }
  };
  const walk = (element: AnyNode): void => {
    for (const child of $(element).contents().get()) {
      if (isText(child)) {
        add(child.data);
      } else if (isElement(child)) {
        if (/^h[1-4]$/u.test(child.name)) {
          if (child.name !== 'h1' || !isDocument) {
            const id = child.attribs.id ?? $(child).closest('[id]').attr('id') ?? '';
            const title = clean($(child).text());
            if (id === '' || id.startsWith('_') || parts.some(({hash}) => hash === `#${id}`)) {
              // A heading without an anchor, such as a question, becomes text of the section around it.
              add(`${blockMark}${title}${blockMark}`);
            } else {
              parts.push({hash: `#${id}`, title, text: ''});
            }
          }
        } else {
          const isBlock = /^(?:p|li|td|th|tr|div|section|dd|dt|ul|ol|table|br|details|summary)$/u.test(child.name);
          // Separates adjacent labels, such as a date and a reading time.
          const isLabel = child.name === 'span' && isElement(child.prev);
          add(isBlock ? blockMark : isLabel ? ' ' : '');
          walk(child);
          add(isBlock ? blockMark : '');
        }
      }
    }
  };
  const [main] = root.get();
  if (main) {
    walk(main);
  }
  const sections = parts
    .map(({hash, title, text}) => ({hash, title, text: linesOf(text)}))
    .filter(({hash}) => !(isReference ? ofEveryOperation : leadingOn).test(hash));
  return {
    title: isDocument ? clean($('h1').first().text()) : documentTitle,
    description: $('meta[name="description"]').attr('content') ?? '',
    breadcrumb: breadcrumb.slice(0, -1),
    keywords: [
      slug.split('/').slice(1).join(' '),
      // `POST /emails` and `sendEmail`, or an event that a webhook receives.
      ...(endpoint.startsWith('/')
        ? [`${method} ${endpoint}`, camelCase(slug.slice(slug.lastIndexOf('/')))]
        : endpoint
          ? [endpoint, `${endpoint} webhook`]
          : []),
      $('meta[name="keywords"]').attr('content') ?? '',
    ]
      .filter(Boolean)
      .join(','),
    parts: [...sections, ...fields],
  };
}

const inOneLine = (text: string): string => escape(text.replaceAll('\n', ` ${blockMark} `));

/** The page as the search plugin's parser expects it. */
export function toPluginPage({title, description, breadcrumb, keywords, parts}: PageRecords): string {
  const [intro, ...rest] = parts;
  const sections = rest.map(
    (part) =>
      `<h2>${escape(part.title)}<a class="hash-link" href="${escape(part.hash)}"></a></h2><p>${inOneLine(part.text)}</p>`,
  );
  const menu = breadcrumb.map((step) => `<a class="menu__link--active">${escape(step)}</a>`).join('');
  return `<head><meta name="description" content="${escape(description)}"><meta name="keywords" content="${escape(keywords)}">
</head><body><div class="main-wrapper"><div class="menu"><div class="menu__list-item-collapsible">${menu}</div></div></div>
<article><h1>${escape(title)}</h1><p>${inOneLine(intro?.text ?? '')}</p>${sections.join('')}</article></body>`;
}

/** The search plugin's output: titles, headings, descriptions, keywords, and text. */
export type PluginIndex = readonly {
  readonly documents: readonly {
    /** The document's number; a title has its page's number. */
    readonly i: number;
    readonly t: string;
    readonly u: string;
    readonly h?: string;
    /** The number of the document's page. */
    readonly p?: number;
    readonly b?: readonly string[];
  }[];
}[];

/** The pages as the search plugin read them, without its indexes: browsers index the words in the pages' language. */
export function toSearchPages(index: PluginIndex): SearchPage[] {
  const [titles = [], ...others] = index.map(({documents}) => documents);
  return titles.map(({i, t, u, b = []}) => {
    const [headings = [], [description] = [], [keywords] = [], texts = []] = others.map((documents) =>
      documents.filter(({p}) => p === i),
    );
    const hashes = uniq(['', ...[...headings, ...texts].map(({h = ''}) => h)]);
    const textIn = (documents: typeof titles, hash: string): string =>
      documents.find(({h = ''}) => h === hash)?.t.replaceAll(` ${blockMark} `, '\n') ?? '';
    return {
      path: u,
      title: t,
      breadcrumb: b.join(' › '),
      description: description?.t ?? '',
      aliases: keywords?.t ?? '',
      sections: hashes.map((hash) => [hash, textIn(headings, hash), textIn(texts, hash)] as const),
    };
  });
}
