import type {publishedNames} from '../config/publishedFiles';
import {withAbsoluteLinks, withFrontMatter} from '../lib/markdown';
import {rateLimitPhrase} from './limitPhrases';
import {type Blocks, fence, inlineCode, joined, table} from './markdownBlocks';
import {valueMarkdown} from './markdownValues';
import type {
  BodyModel,
  CodeRow,
  ErrorModel,
  EventGroup,
  ExampleModel,
  OperationRow,
  PageModel,
  ResponseModel,
  Sample,
  ServerModel,
} from './models';
import {type Prose, firstSentence, withInlineLinks} from './prose';
import {type Translate, sectionText} from './texts';

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

/** A reference page as Markdown, with the same content as its HTML. */
export function markdownOf(page: PageModel, {t, iso, files, ...context}: ExportContext): string {
  const link = (href: string): string => (href.startsWith('/') ? context.link(href) : href);

  /** Markdown of the spec with absolute links. */
  const text = (it: Prose | undefined): string => withAbsoluteLinks(withInlineLinks(it?.md ?? ''), link);

  /** A section; undefined without content. */
  const section = (id: string, blocks: Blocks): string[] => {
    const content = joined(blocks, '\n\n');
    return content === '' ? [] : [`## ${t(sectionText(id))}`, content];
  };

  const {shape, field, fields} = valueMarkdown({t, iso, link, text});

  const servers = (all: readonly ServerModel[]): Blocks =>
    all.flatMap(({url, variables}) => [fence(url), fields(variables, false)]);

  const example = ({summary, description, code}: ExampleModel): Blocks => [
    `**${summary ?? t('api.example')}**`,
    text(description),
    fence(code),
  ];

  const bodies = (all: readonly BodyModel[], request: boolean): Blocks =>
    all.flatMap((it) => [inlineCode(it.contentType), shape(it.shape, request), ...it.examples.flatMap(example)]);

  const responses = (all: readonly ResponseModel[]): Blocks =>
    all.flatMap((it) => [
      `### ${it.status === 'default' ? t('api.response.default') : it.status}`,
      text(it.description),
      ...bodies(it.bodies, false),
    ]);

  const endpoint = ({method, path}: Pick<OperationRow, 'method' | 'path'>): string =>
    inlineCode(`${method.toUpperCase()} ${path}`);
  const deprecation = (it: {deprecated?: boolean}): string => (it.deprecated ? ` (${t('api.field.deprecated')})` : '');
  const operationLine = (it: OperationRow): string =>
    `[${it.summary}](${link(it.href)})${deprecation(it)}: ${endpoint(it)}`;
  const moreInformation = (it: PageModel): string | undefined =>
    it.link && `[${text(it.link.description) || t('api.field.more')}](${link(it.link.href)})`;

  const samples = (all: readonly Sample[]): Blocks =>
    all.flatMap(({label, files: sampleFiles}) => [`### ${label}`, ...sampleFiles.map(fence)]);

  const events = (groups: readonly EventGroup[]): Blocks =>
    groups.flatMap(({resource, events: rows}) => [
      resource && `### ${resource}`,
      rows.map((it) => `- [${inlineCode(it.type)}](${link(it.href)})${deprecation(it)}: ${it.when}`).join('\n'),
    ]);

  const code = (it: CodeRow): string =>
    joined(
      [
        `**${it.href === undefined ? inlineCode(it.code) : `[${inlineCode(it.code)}](${link(it.href)})`}**`,
        text(it.meaning),
      ],
      ': ',
    );

  const errors = (all: readonly ErrorModel[]): Blocks =>
    all.flatMap(({status, description, codes, examples}) => [
      `### ${status}`,
      text(description),
      codes.map((it) => `- ${code(it)}`).join('\n'),
      ...examples.flatMap(example),
    ]);

  const blocks = (): Blocks => {
    switch (page.kind) {
      case 'operation':
        return [
          endpoint({method: page.method, path: `${page.baseUrl}${page.path}`}),
          joined(
            [
              page.deprecated && `- **${t('api.deprecated')}**`,
              page.scope !== undefined && `- ${t('api.scope.label')} ${inlineCode(page.scope)}`,
              page.limits.length > 0 && `- ${t('api.rateLimit.label')} ${rateLimitPhrase(page.limits, t, iso)}`,
              page.idempotent && `- ${t('api.idempotency.label')} ${inlineCode('Idempotency-Key')}`,
            ],
            '\n',
          ),
          text(page.description),
          moreInformation(page),
          ...section('base-url', servers(page.servers)),
          ...section('samples', [
            page.deprecated && page.samples.length > 0 && `**${t('api.deprecated')}**`,
            ...samples(page.samples),
          ]),
          ...page.parameters.flatMap((it) => section(it.id, [fields(it.fields, true)])),
          ...section('request-body', [
            page.body?.required && t('api.body.required'),
            text(page.body?.description),
            ...bodies(page.body?.bodies ?? [], true),
          ]),
          ...section('response', responses(page.responses)),
          ...section('errors', errors(page.errors)),
          ...section(
            'response-headers',
            page.headers.flatMap((it) => [
              it.statuses && t('api.header.statuses', {statuses: it.statuses.join(', ')}),
              field(it.field, false),
            ]),
          ),
          ...section('next-steps', [
            page.next.map((it) => `- ${joined([operationLine(it), text(it.description)], ' ')}`).join('\n'),
          ]),
          ...section('related-events', events([{events: page.events}])),
        ];
      case 'event':
        return [
          inlineCode(page.type),
          page.deprecated && `**${t('api.deprecated')}**`,
          text(page.description),
          moreInformation(page),
          ...section('event-headers', [fields(page.headers, false)]),
          ...section('payload', bodies(page.bodies, false)),
          ...section('answer', responses(page.responses)),
          ...section('related-operations', [page.operations.map((it) => `- ${operationLine(it)}`).join('\n')]),
        ];
      case 'resource':
        return [
          text(page.description),
          moreInformation(page),
          ...section('operations', [page.operations.map((it) => `- ${operationLine(it)}. ${it.when}`).join('\n')]),
          ...(page.object
            ? section('object', [
                text(page.object.description),
                shape(page.object.shape, false),
                page.object.example && fence(page.object.example),
              ])
            : []),
          ...section('events', events(page.eventGroups)),
        ];
      case 'landing':
        return [
          text(page.description),
          moreInformation(page),
          ...servers(page.servers),
          ...(page.first ? [operationLine(page.first.operation), ...samples(page.first.samples)] : []),
          ...section('authentication', page.authentication.map(text)),
          ...section(
            'operations',
            page.groups.flatMap(({title, href, operations}) => [
              `### [${title}](${link(href)})`,
              table(
                [t('api.table.operation'), t('api.table.endpoint')],
                operations.map((it) => [`[${it.summary}](${link(it.href)})${deprecation(it)}`, endpoint(it)]),
              ),
            ]),
          ),
          ...section('events', events(page.eventGroups)),
          ...section(
            'errors',
            page.errorShape.fields.length > 0
              ? [
                  page.codes.map((it) => `- ${code(it)}`).join('\n'),
                  `### ${t('api.errors.fields')}`,
                  shape(page.errorShape, false),
                ]
              : [],
          ),
          ...section('pagination', [fields(page.pagination.parameters, true), shape(page.pagination.shape, false)]),
          ...section('rate-limits', [fields(page.headers, false)]),
          ...section('idempotency', [page.idempotency && field(page.idempotency, true)]),
          ...section('description-files', [
            files.map((name) => `- [${name}](${link(`/${name}`)}): ${t(`api.files.${name}`)}`).join('\n'),
          ]),
        ];
    }
  };

  return withFrontMatter(
    {
      title: page.title,
      description: firstSentence(page.description.md ?? '') || page.title,
      url: link(page.href),
      language: iso,
    },
    `${joined([`# ${page.title}`, ...blocks()], '\n\n')}\n`,
  );
}
