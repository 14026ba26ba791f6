import {type Blocks, fence, inlineCode, joined} from './blocks';
import {valueMarkdown} from './values';
import type {publishedNames} from '../../config/publishedFiles';
import {withAbsoluteLinks} from '../../lib/markdown';
import type {
  BodyModel,
  CodeRow,
  EventGroup,
  ExampleModel,
  OperationRow,
  PageModel,
  ResponseModel,
  Sample,
  ServerModel,
} from '../models';
import {type Prose, withInlineLinks} from '../prose';
import {type Translate, sectionText} from '../texts';

/** Dependencies of the Markdown export other than the model. */
export interface ExportContext {
  t: Translate;
  /** The BCP 47 language tag. */
  iso: string;
  /** Turns a path such as `/api/emails` into an absolute URL in the page's language. */
  link: (href: string) => string;
  /** The names of the published files. */
  files: typeof publishedNames;
}

/** Writes the parts that several kinds of pages have. */
export function writerOf(context: ExportContext) {
  const {t, iso} = context;
  const link = (href: string): string => (href.startsWith('/') ? context.link(href) : href);
  /** Markdown of the spec with absolute links. */
  const text = (it: Prose | undefined): string => withAbsoluteLinks(withInlineLinks(it?.md ?? ''), link);
  const values = valueMarkdown({t, iso, link, text});

  const deprecation = (it: {deprecated?: boolean}): string => (it.deprecated ? ` (${t('api.field.deprecated')})` : '');

  const example = ({summary, description, code}: ExampleModel): Blocks => [
    `**${summary ?? t('api.example')}**`,
    text(description),
    fence(code),
  ];

  const bodies = (all: readonly BodyModel[], isRequest: boolean): Blocks =>
    all.flatMap((it) => [
      inlineCode(it.contentType),
      values.shape(it.shape, isRequest),
      ...it.examples.flatMap(example),
    ]);

  const endpoint = ({method, path}: Pick<OperationRow, 'method' | 'path'>): string =>
    inlineCode(`${method.toUpperCase()} ${path}`);

  const operationLink = (it: OperationRow): string => `[${it.summary}](${link(it.href)})${deprecation(it)}`;

  const codeLine = ({code, href, meaning}: CodeRow): string => {
    const name = href === undefined ? inlineCode(code) : `[${inlineCode(code)}](${link(href)})`;
    return `- ${joined([`**${name}**`, text(meaning)], ': ')}`;
  };

  return {
    ...context,
    ...values,
    link,
    text,
    /** A section with its title; nothing without content. */
    section: (id: string, blocks: Blocks): string[] => {
      const content = joined(blocks, '\n\n');
      return content === '' ? [] : [`## ${t(sectionText(id))}`, content];
    },
    servers: (all: readonly ServerModel[]): Blocks =>
      all.flatMap(({url, variables}) => [fence(url), values.fields(variables, false)]),
    example,
    bodies,
    responses: (all: readonly ResponseModel[]): Blocks =>
      all.flatMap(({status, description, bodies: contents}) => [
        `### ${status === 'default' ? t('api.response.default') : status}`,
        text(description),
        ...bodies(contents, false),
      ]),
    endpoint,
    operationLink,
    operationLine: (it: OperationRow): string => `${operationLink(it)}: ${endpoint(it)}`,
    moreInformation: (page: PageModel): string | undefined =>
      page.link && `[${text(page.link.description) || t('api.field.more')}](${link(page.link.href)})`,
    samples: (all: readonly Sample[]): Blocks => all.flatMap(({label, files}) => [`### ${label}`, ...files.map(fence)]),
    events: (groups: readonly Omit<EventGroup, 'id'>[]): Blocks =>
      groups.flatMap(({resource, events}) => [
        resource && `### ${resource}`,
        events.map((it) => `- [${inlineCode(it.type)}](${link(it.href)})${deprecation(it)}: ${it.when}`).join('\n'),
      ]),
    codes: (all: readonly CodeRow[]): string => all.map(codeLine).join('\n'),
  };
}

/** The result of {@link writerOf}. */
export type Writer = ReturnType<typeof writerOf>;
