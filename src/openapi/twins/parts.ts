import type {Choice, Field, Limits, Shape} from '../fields';
import {limitPhrases} from '../limitPhrases';
import type {BodyModel, EventGroup, ExampleModel, OperationRow, ResponseModel, Sample} from '../models';
import type {Prose} from '../prose';
import {type Say, sectionText} from '../texts';
import {fence, indent, inlineCode} from './markdown';

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

/** Writes the parts that pages have in common. */
export interface PartsWriter {
  /** A text of the description, with whole links. */
  text: (it: Prose | undefined) => string;
  /** The title of a section, by its id. */
  heading: (id: string) => string;
  /** A list of fields with all that is inside them. */
  fields: (all: readonly Field[], request: boolean) => string[];
  shape: (it: Shape, request: boolean) => string[];
  body: (it: BodyModel, request: boolean) => string[];
  response: (it: ResponseModel) => string[];
  operationLine: (it: OperationRow) => string;
  samples: (all: readonly Sample[]) => string[];
  events: (groups: readonly EventGroup[]) => string[];
}

/** What writes the parts of pages, each as blocks of Markdown. */
export function partsWriter({say, iso, link}: TwinContext): PartsWriter {
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

  return {text, heading, fields, shape, body, response, operationLine, samples, events};
}
