import type {publishedNames} from '../config/publishedFiles';
import {withAbsoluteLinks, withFrontMatter} from '../lib/markdown';
import type {Choice, Field, Limits, Shape} from './fields';
import {limitPhrases, rateLimitPhrase} from './limitPhrases';
import type {
  BodyModel,
  CodeBlock,
  CodeRow,
  ErrorModel,
  EventGroup,
  ExampleModel,
  OperationRow,
  PageModel,
  ResponseModel,
  Sample,
} from './models';
import {type Prose, firstSentence} from './prose';
import {type Translate, sectionText} from './texts';

/** What the Markdown export depends on besides the model. */
export interface ExportContext {
  t: Translate;
  /** The BCP 47 language tag. */
  iso: string;
  /** Turns a path such as `/api/emails` into an absolute URL in the page's language. */
  link: (href: string) => string;
  /** The names of the published files. */
  files: typeof publishedNames;
}

/** Blocks or parts of a line; those that are missing or empty are omitted. */
type Parts = readonly (string | false | undefined)[];

const joined = (parts: Parts, separator: string): string => parts.filter(Boolean).join(separator);

/** Inline code; with two backticks if it contains one. */
const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A list item whose continuation lines are indented. */
const listItem = (blocks: Parts): string => `- ${joined(blocks, '\n\n')}`.replace(/\n(?=[^\n])/gu, '\n  ');

/** A fenced code block, whose fence is longer than any in the code. */
function fence({language, text = '', title}: CodeBlock): string {
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length + 1)));
  return `${marks}${language}${title === undefined ? '' : ` title="${title}"`}\n${text}\n${marks}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/gu, ' ').trim();
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A reference page as Markdown, with the same content as its HTML. */
export function markdownOf(page: PageModel, {t, iso, link, files}: ExportContext): string {
  /** Markdown of the spec with absolute links. */
  const text = (it: Prose | undefined): string => withAbsoluteLinks(it?.md ?? '', link);

  /** A section; nothing without content. */
  const section = (id: string, blocks: Parts): string[] => {
    const content = joined(blocks, '\n\n');
    return content === '' ? [] : [`## ${t(sectionText(id))}`, content];
  };

  const bounds = (limits: Limits): Parts => [
    limits.format,
    limits.contentEncoding,
    limits.contentMediaType,
    ...limitPhrases(limits, t, iso),
    limits.pattern !== undefined && `${t('api.field.pattern')} ${inlineCode(limits.pattern)}`,
  ];

  const field = (it: Field, request: boolean): string => {
    const keys = joined(bounds(it.keyLimits), ', ');
    const facts = [
      it.type,
      request && it.required && t('api.field.required'),
      !request && !it.required && t('api.field.optional'),
      it.deprecated && t('api.field.deprecated'),
      it.readOnly && t('api.field.readOnly'),
      it.writeOnly && t('api.field.writeOnly'),
      it.constant !== undefined && t('api.field.always', {value: inlineCode(it.constant)}),
      ...bounds(it.limits),
      keys && `${t('api.field.keys')} ${keys}`,
      it.defaultValue !== undefined && `${t('api.field.default')} ${inlineCode(it.defaultValue)}`,
      it.example !== undefined && `${t('api.field.example')} ${inlineCode(it.example)}`,
      it.repeats && t('api.field.repeats', {name: it.repeats.name}),
      it.object && `[${it.object.name}](${link(it.object.href)})`,
    ];
    const values = it.enumValues.map(({value, meaning}) =>
      listItem([joined([inlineCode(value), text(meaning)], ': ')]),
    );
    return listItem([
      `**${inlineCode(it.name)}** (${joined(facts, '; ')}): ${text(it.description)}`,
      values.length > 0 && [t('api.field.enum'), ...values].join('\n'),
      shape({fields: it.children, choices: it.choices}, request),
    ]);
  };

  const fields = (all: readonly Field[], request: boolean): string => all.map((it) => field(it, request)).join('\n');

  const choice = ({rule, options}: Choice, request: boolean): string =>
    joined(
      [
        t(rule === 'one' ? 'api.choice.one' : 'api.choice.any'),
        ...options.map((option, index) =>
          listItem([
            joined(
              [
                joined(
                  [
                    option.title ?? t('api.choice.option', {number: String(index + 1)}),
                    option.type,
                    option.required.map(inlineCode).join(' + '),
                    ...bounds(option.limits ?? {}),
                    ...(option.enumValues ?? []).map(({value}) => inlineCode(value)),
                  ],
                  '; ',
                ),
                text(option.description),
              ],
              ': ',
            ),
            shape(option, request),
          ]),
        ),
      ],
      '\n\n',
    );

  const shape = (it: Shape, request: boolean): string =>
    joined([...it.choices.map((one) => choice(one, request)), fields(it.fields, request)], '\n\n');

  const example = ({summary, description, code}: ExampleModel): Parts => [
    `**${summary ?? t('api.example')}**`,
    text(description),
    fence(code),
  ];

  const bodies = (all: readonly BodyModel[], request: boolean): Parts =>
    all.flatMap((it) => [inlineCode(it.contentType), shape(it.shape, request), ...it.examples.flatMap(example)]);

  const responses = (all: readonly ResponseModel[]): Parts =>
    all.flatMap((it) => [
      `### ${it.status === 'default' ? t('api.response.default') : it.status}`,
      text(it.description),
      ...bodies(it.bodies, false),
    ]);

  const endpoint = ({method, path}: Pick<OperationRow, 'method' | 'path'>): string =>
    inlineCode(`${method.toUpperCase()} ${path}`);
  const operationLine = (it: OperationRow): string => `[${it.summary}](${link(it.href)}): ${endpoint(it)}`;

  const samples = (all: readonly Sample[]): Parts =>
    all.flatMap(({label, files: own}) => [`### ${label}`, ...own.map(fence)]);

  const events = (groups: readonly EventGroup[]): Parts =>
    groups.flatMap(({resource, events: own}) => [
      resource && `### ${resource}`,
      own.map(({type, href, when}) => `- [${inlineCode(type)}](${link(href)}): ${when}`).join('\n'),
    ]);

  const code = (it: CodeRow): string =>
    joined(
      [
        `**${it.href === undefined ? inlineCode(it.code) : `[${inlineCode(it.code)}](${link(it.href)})`}**`,
        text(it.meaning),
      ],
      ': ',
    );

  const errors = (all: readonly ErrorModel[]): Parts =>
    all.flatMap(({status, description, codes, examples}) => [
      `### ${status}`,
      text(description),
      codes.map((it) => `- ${code(it)}`).join('\n'),
      ...examples.flatMap(example),
    ]);

  const blocks = (): Parts => {
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
          ...section('samples', samples(page.samples)),
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
          text(page.description),
          ...section('event-headers', [fields(page.headers, false)]),
          ...section('payload', bodies(page.bodies, false)),
          ...section('answer', responses(page.answers)),
          ...section('related-operations', [page.operations.map((it) => `- ${operationLine(it)}`).join('\n')]),
        ];
      case 'resource':
        return [
          text(page.description),
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
          ...page.baseUrls.map(fence),
          ...(page.first ? [operationLine(page.first.operation), ...samples(page.first.samples)] : []),
          ...section('authentication', page.authentication.map(text)),
          ...section(
            'operations',
            page.groups.flatMap(({title, href, operations}) => [
              `### [${title}](${link(href)})`,
              table(
                [t('api.table.operation'), t('api.table.endpoint')],
                operations.map((it) => [`[${it.summary}](${link(it.href)})`, endpoint(it)]),
              ),
            ]),
          ),
          ...section('events', events(page.eventGroups)),
          ...section(
            'errors',
            page.codes.length > 0
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
