import type {RootContent} from 'mdast';

import {exclusiveNote, fieldList, variantList} from './fieldList';
import {exclusiveGroups, parameterField, schemaFields, schemaVariants} from './fields';
import {code, element, markdown, printPage} from './mdx';
import {componentImport, operationSlug} from './paths';
import type {Example, MediaType, Operation, Parameter, Response, Schema} from './types';

/** The sections of an operation page, in reading order, by their anchor. */
const parameterSections = [
  {id: 'path-parameters', in: 'path'},
  {id: 'query-parameters', in: 'query'},
  {id: 'header-parameters', in: 'header'},
] as const satisfies readonly {id: string; in: Parameter['in']}[];

interface Section {
  id: string;
  children: RootContent[];
}

/**
 * The page of one operation as MDX: everything a reader needs, drawn by the
 * components of `src/components/api`, complete without script.
 *
 * @param title the operation's summary
 */
export function operationPage(title: string, operation: Operation): string {
  const sections = [
    ...parameterSections.map((section) => parametersSection(section, operation.parameters ?? [])),
    requestBodySection(operation),
    responsesSection(operation),
    errorsSection(operation),
    headersSection(operation),
  ].filter((section) => section !== undefined);

  return printPage(
    {
      id: operationSlug(operation.operationId).split('/').at(-1),
      slug: `/${operationSlug(operation.operationId, operation.tags?.[0])}`,
      title,
      description: firstSentence(operation.description ?? title),
      custom_edit_url: null,
    },
    [componentImport, `export const toc = ${JSON.stringify(sections.map(({id}) => ({value: id, id, level: 2})))};`],
    [
      element('OperationHeader', {
        method: operation.method,
        path: operation.path,
        scope: operation['x-required-scope'],
        deprecated: operation.deprecated,
        idempotent: operation.parameters?.some(({name}) => name === 'Idempotency-Key'),
      }),
      ...markdown(operation.description ?? ''),
      ...sections.flatMap(({id, children}) => [element('ApiSection', {id}, children)]),
    ],
  );
}

/** The first sentence of a Markdown text, as plain text for the page's description. */
export function firstSentence(text: string): string {
  const paragraph = text.trim().split(/\n\s*\n/u)[0] ?? '';
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[`*_]/gu, '')
    .replace(/\s+/gu, ' ');
  return /^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain;
}

function parametersSection(
  section: (typeof parameterSections)[number],
  parameters: readonly Parameter[],
): Section | undefined {
  const fields = parameters.filter((parameter) => parameter.in === section.in).map(parameterField);
  return fields.length === 0 ? undefined : {id: section.id, children: fieldList(fields, section.in)};
}

function requestBodySection({requestBody}: Operation): Section | undefined {
  const content = Object.entries(requestBody?.content ?? {});
  if (!requestBody || content.length === 0) {
    return undefined;
  }
  return {
    id: 'request-body',
    children: [
      ...markdown(requestBody.description ?? ''),
      ...content.flatMap(([contentType, media]) => [
        element('ContentType', {value: contentType, required: requestBody.required}),
        ...schemaContent(media.schema, 'body'),
        ...exampleBlocks(media),
      ]),
    ],
  };
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

function responsesSection({responses}: Operation): Section | undefined {
  const successes = Object.entries(responses).filter(([status]) => isSuccess(status));
  return {
    id: 'response',
    children: successes.map(([status, response]) =>
      responseBlock(status, response, (media) => schemaContent(media.schema, `response-${status}`)),
    ),
  };
}

/**
 * The errors: each with its examples; the fields that they share stand once,
 * at the end, for every distinct schema.
 */
function errorsSection({responses}: Operation): Section | undefined {
  const errors = Object.entries(responses).filter(([status]) => !isSuccess(status));
  if (errors.length === 0) {
    return undefined;
  }
  const schemas = new Map(
    errors
      .flatMap(([, response]) => Object.values(response.content ?? {}))
      .flatMap(({schema}) => (schema ? [[JSON.stringify(schema), schema] as const] : [])),
  );
  return {
    id: 'errors',
    children: [
      ...errors.map(([status, response]) => responseBlock(status, response, () => [])),
      ...[...schemas.values()].map((schema, index) =>
        element('ErrorFields', {}, schemaContent(schema, index === 0 ? 'error' : `error-${index + 1}`)),
      ),
    ],
  };
}

function responseBlock(status: string, response: Response, fields: (media: MediaType) => RootContent[]): RootContent {
  return element('ApiResponse', {status, contentTypes: Object.keys(response.content ?? {})}, [
    ...markdown(response.description),
    ...Object.values(response.content ?? {}).flatMap((media) => [...fields(media), ...exampleBlocks(media)]),
  ]);
}

/** The headers of all responses: each once, with the statuses that carry it. */
function headersSection({responses}: Operation): Section | undefined {
  const byName = new Map<string, {header: Parameter; statuses: string[]}>();
  for (const [status, response] of Object.entries(responses)) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const entry = byName.get(name) ?? {header: {...header, name, in: 'header'}, statuses: []};
      entry.statuses.push(status);
      byName.set(name, entry);
    }
  }
  if (byName.size === 0) {
    return undefined;
  }
  const all = Object.keys(responses).length;
  return {
    id: 'response-headers',
    children: [...byName.values()].flatMap(({header, statuses}) => [
      element(
        'HeaderStatuses',
        statuses.length === all ? {} : {statuses},
        fieldList([parameterField(header)], 'response-header'),
      ),
    ]),
  };
}

function schemaContent(schema: Schema | undefined, prefix: string): RootContent[] {
  if (!schema) {
    return [];
  }
  return [
    ...exclusiveNote(exclusiveGroups(schema)),
    ...fieldList(schemaFields(schema), prefix),
    ...variantList(schemaVariants(schema), prefix),
  ];
}

function exampleBlocks({example, examples}: MediaType): RootContent[] {
  const all: Example[] = example === undefined ? Object.values(examples ?? {}) : [{value: example}];
  return all
    .filter(({value}) => value !== undefined)
    .map(({summary, description, value}) =>
      element('Example', {summary}, [
        ...markdown(description ?? ''),
        code('json', typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
      ]),
    );
}
