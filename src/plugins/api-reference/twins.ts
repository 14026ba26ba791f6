import type {CodeBlock} from './code';
import type {Choice, Field, Limits, Shape} from './fields';
import {limitPhrases, rateLimitPhrase} from './limitPhrases';
import type {
  BodyModel,
  EventGroup,
  EventModel,
  ExampleModel,
  LandingModel,
  OperationModel,
  OperationRow,
  PageModel,
  ResourceModel,
  ResponseModel,
  Sample,
} from './models';
import type {Prose} from './prose';
import {type Say, sectionText} from './texts';

/**
 * The pages of the reference as Markdown, for readers who are programs and for
 * those who copy: the same facts as the HTML, drawn from the same model.
 */

/** What a twin is written with. */
export interface TwinContext {
  say: Say;
  /** The language as `Intl` knows it. */
  iso: string;
  /** Turns an address of the description, such as `/api/emails`, into a whole one in the page's language. */
  link: (href: string) => string;
  /** Names of the published files of the description. */
  files: readonly string[];
}

/** A page as Markdown. */
export function twinOf(model: PageModel, context: TwinContext): string {
  const writer = twinWriter(context);
  return `${[`# ${model.title}`, ...writer.page(model)].filter((block) => block !== '').join('\n\n')}\n`;
}

const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Moves every line behind the mark of its list item. */
const indent = (text: string, by: string): string => text.replace(/\n(?=[^\n])/gu, `\n${by}`);

function fence({language, text = '', title}: CodeBlock): string {
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length + 1)));
  return `${marks}${language}${title === undefined ? '' : ` title="${title}"`}\n${text}\n${marks}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/gu, ' ').trim();
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

interface TwinWriter {
  page: (model: PageModel) => string[];
}

function twinWriter({say, iso, link, files}: TwinContext): TwinWriter {
  const text = (it: Prose | undefined): string =>
    (it?.md ?? '').replace(/\]\((\/[^)\s]*)\)/gu, (_, href: string) => `](${link(href)})`);

  const heading = (id: string): string => `## ${sectionTitle(id)}`;
  const sectionTitle = (id: string): string => {
    const textId = sectionText(id);
    return textId ? say(textId) : id;
  };

  const bounds = (limits: Limits): string[] => [
    ...[limits.format, limits.contentEncoding, limits.contentMediaType].filter((it) => it !== undefined),
    ...limitPhrases(limits, say, iso),
    ...(limits.pattern === undefined ? [] : [`${say('api.field.pattern')} ${inlineCode(limits.pattern)}`]),
  ];

  const field = (it: Field, request: boolean): string => {
    const keys = bounds(it.keyLimits);
    const facts = [
      it.type,
      ...(request && it.required ? [say('api.field.required')] : []),
      ...(!request && !it.required ? [say('api.field.optional')] : []),
      ...(it.deprecated ? [say('api.field.deprecated')] : []),
      ...(it.readOnly ? [say('api.field.readOnly')] : []),
      ...(it.writeOnly ? [say('api.field.writeOnly')] : []),
      ...(it.constant === undefined ? [] : [say('api.field.always', {value: inlineCode(it.constant)})]),
      ...bounds(it.limits),
      ...(keys.length === 0 ? [] : [`${say('api.field.keys')} ${keys.join(', ')}`]),
      ...(it.defaultValue === undefined ? [] : [`${say('api.field.default')} ${inlineCode(it.defaultValue)}`]),
      ...(it.example === undefined ? [] : [`${say('api.field.example')} ${inlineCode(it.example)}`]),
      ...(it.repeats ? [say('api.field.repeats', {name: it.repeats.name})] : []),
    ];
    const inside = [
      ...(it.enumValues.length === 0
        ? []
        : [
            [
              say('api.field.enum'),
              ...it.enumValues.map(
                ({value, meaning}) => `- ${inlineCode(value)}${meaning ? `: ${indent(text(meaning), '  ')}` : ''}`,
              ),
            ].join('\n'),
          ]),
      ...shape({fields: it.children, choices: it.choices}, request),
    ];
    return indent(
      [`- **${inlineCode(it.name)}** (${facts.join('; ')}): ${text(it.description)}`, ...inside].join('\n\n'),
      '  ',
    );
  };

  const fields = (all: readonly Field[], request: boolean): string[] =>
    all.length === 0 ? [] : [all.map((it) => field(it, request)).join('\n')];

  const choice = ({rule, options}: Choice, request: boolean): string =>
    [
      say(rule === 'one' ? 'api.choice.one' : 'api.choice.any'),
      ...options.map((option, index) =>
        indent(
          [
            `- ${[
              option.title ?? say('api.choice.option', {number: String(index + 1)}),
              ...(option.type === undefined ? [] : [option.type]),
              ...(option.required.length === 0 ? [] : [option.required.map(inlineCode).join(' + ')]),
              ...bounds(option.limits ?? {}),
              ...(option.enumValues ?? []).map(({value}) => inlineCode(value)),
            ].join('; ')}${option.description ? `: ${text(option.description)}` : ''}`,
            ...shape(option, request),
          ].join('\n\n'),
          '  ',
        ),
      ),
    ].join('\n\n');

  const shape = (it: Shape, request: boolean): string[] => [
    ...it.choices.map((one) => choice(one, request)),
    ...fields(it.fields, request),
  ];

  const example = ({summary, description, code}: ExampleModel): string[] => [
    `**${summary ?? say('api.example')}**`,
    text(description),
    fence(code),
  ];

  const body = (it: BodyModel, request: boolean): string[] => [
    inlineCode(it.contentType),
    ...shape(it.shape, request),
    ...it.examples.flatMap(example),
  ];

  const response = ({status, description, bodies}: ResponseModel): string[] => [
    `### ${status === 'default' ? say('api.response.default') : status}`,
    text(description),
    ...bodies.flatMap((it) => body(it, false)),
  ];

  const operationLine = ({method, path, summary, href}: OperationRow): string =>
    `[${summary}](${link(href)}): ${inlineCode(`${method.toUpperCase()} ${path}`)}`;

  const samples = (all: readonly Sample[]): string[] =>
    all.flatMap(({label, files: own}) => [`### ${label}`, ...own.map(fence)]);

  const events = (groups: readonly EventGroup[]): string[] =>
    groups.flatMap(({resource, events: own}) => [
      resource === undefined ? '' : `### ${resource}`,
      own.map(({type, href, when}) => `- [${inlineCode(type)}](${link(href)}): ${when}`).join('\n'),
    ]);

  const operation = (model: OperationModel): string[] => [
    inlineCode(`${model.method.toUpperCase()} ${model.baseUrl}${model.path}`),
    [
      ...(model.deprecated ? [`- **${say('api.deprecated')}**`] : []),
      ...(model.scope === undefined ? [] : [`- ${say('api.scope.label')} ${inlineCode(model.scope)}`]),
      ...(model.limits.length === 0
        ? []
        : [`- ${say('api.rateLimit.label')} ${rateLimitPhrase(model.limits, say, iso)}`]),
      ...(model.idempotent ? [`- ${say('api.idempotency.label')} ${inlineCode('Idempotency-Key')}`] : []),
    ].join('\n'),
    text(model.description),
    ...(model.samples.length === 0 ? [] : [heading('samples'), ...samples(model.samples)]),
    ...model.parameters.flatMap(({id, fields: own}) => [heading(id), ...fields(own, true)]),
    ...(model.body
      ? [
          heading('request-body'),
          model.body.required ? say('api.body.required') : '',
          text(model.body.description),
          ...model.body.bodies.flatMap((it) => body(it, true)),
        ]
      : []),
    ...(model.responses.length === 0 ? [] : [heading('response'), ...model.responses.flatMap(response)]),
    ...(model.errors.length === 0 ? [] : [heading('errors')]),
    ...model.errors.flatMap(({status, description, causes}) => [
      `### ${status}`,
      text(description),
      ...causes.flatMap((cause) => [
        [
          cause.errorCode === undefined ? '' : `**${inlineCode(cause.errorCode)}**`,
          cause.href === undefined ? '' : `[${cause.summary ?? say('api.example')}](${link(cause.href)})`,
          text(cause.meaning),
        ]
          .filter((part) => part !== '')
          .join(' '),
        fence(cause.code),
      ]),
    ]),
    ...(model.errorShapes.length === 0
      ? []
      : [`### ${say('api.errors.fields')}`, ...model.errorShapes.flatMap((it) => shape(it, false))]),
    ...(model.headers.length === 0 ? [] : [heading('response-headers')]),
    ...model.headers.flatMap(({field: it, statuses}) => [
      statuses === undefined ? '' : say('api.header.statuses', {statuses: statuses.join(', ')}),
      ...fields([it], false),
    ]),
    ...(model.next.length === 0
      ? []
      : [
          heading('next-steps'),
          model.next.map((step) => `- ${operationLine(step)} ${text(step.description)}`.trimEnd()).join('\n'),
        ]),
    ...(model.events.length === 0 ? [] : [heading('related-events'), ...events([{events: model.events}])]),
  ];

  const event = (model: EventModel): string[] => [
    inlineCode(model.type),
    text(model.description),
    ...(model.headers.length === 0 ? [] : [heading('event-headers'), ...fields(model.headers, false)]),
    heading('payload'),
    ...model.bodies.flatMap((it) => body(it, false)),
    ...(model.answers.length === 0 ? [] : [heading('answer'), ...model.answers.flatMap(response)]),
    ...(model.operations.length === 0
      ? []
      : [heading('related-operations'), model.operations.map((it) => `- ${operationLine(it)}`).join('\n')]),
  ];

  const resource = (model: ResourceModel): string[] => [
    text(model.description),
    ...(model.operations.length === 0
      ? []
      : [heading('operations'), model.operations.map((it) => `- ${operationLine(it)}. ${it.when}`).join('\n')]),
    ...(model.object
      ? [
          heading('object'),
          text(model.object.description),
          ...shape(model.object.shape, false),
          ...(model.object.example ? [fence(model.object.example)] : []),
        ]
      : []),
    ...(model.eventGroups.length === 0 ? [] : [heading('events'), ...events(model.eventGroups)]),
  ];

  const landing = (model: LandingModel): string[] => [
    text(model.description),
    heading('base-url'),
    ...model.baseUrls.map(fence),
    ...(model.authentication.length === 0 ? [] : [heading('authentication'), ...model.authentication.map(text)]),
    ...(model.first
      ? [
          heading('first-request'),
          operationLine(model.first.operation),
          ...samples(model.first.samples),
          ...(model.first.response ? [fence(model.first.response)] : []),
        ]
      : []),
    ...(model.codes.length === 0
      ? []
      : [
          heading('errors'),
          model.codes.map(({code, meaning}) => `- ${inlineCode(code)}: ${text(meaning)}`).join('\n'),
        ]),
    ...shape(model.errorShape, false),
    ...(model.pagination.shape.fields.length === 0
      ? []
      : [heading('pagination'), ...fields(model.pagination.parameters, true), ...shape(model.pagination.shape, false)]),
    ...(model.headers.length === 0 ? [] : [heading('rate-limits'), ...fields(model.headers, false)]),
    ...(model.idempotency ? [heading('idempotency'), ...fields([model.idempotency], true)] : []),
    heading('operations'),
    ...model.groups.flatMap(({title, href, operations}) => [
      `### [${title}](${link(href)})`,
      table(
        [say('api.table.operation'), say('api.table.endpoint')],
        operations.map((it) => [
          `[${it.summary}](${link(it.href)})`,
          inlineCode(`${it.method.toUpperCase()} ${it.path}`),
        ]),
      ),
    ]),
    ...(model.eventGroups.length === 0 ? [] : [heading('events'), ...events(model.eventGroups)]),
    heading('description-files'),
    files.map((name) => `- [${name}](${link(`/${name}`)})`).join('\n'),
  ];

  return {
    page: (model) => {
      switch (model.kind) {
        case 'operation':
          return operation(model);
        case 'event':
          return event(model);
        case 'resource':
          return resource(model);
        case 'landing':
          return landing(model);
      }
    },
  };
}
