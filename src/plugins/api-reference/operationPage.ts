import {type Section, exampleBlocks, printSections, responseBlock, schemaContent} from './blocks';
import {type EventSummary, eventRow} from './events';
import {fieldList} from './fieldList';
import {parameterField} from './fields';
import {firstSentence} from './firstSentence';
import {element, markdown} from './mdx';
import {operationSlug} from './paths';
import type {Operation, Parameter} from './types';

/** The sections of an operation page, in reading order, by their anchor. */
const parameterSections = [
  {id: 'path-parameters', in: 'path'},
  {id: 'query-parameters', in: 'query'},
  {id: 'header-parameters', in: 'header'},
] as const satisfies readonly {id: string; in: Parameter['in']}[];

/**
 * The page of one operation as MDX: everything a reader needs, drawn by the
 * components of `src/components/api`, complete without script.
 *
 * @param title the operation's summary
 * @param events the events that have to do with the operation
 */
export function operationPage(title: string, operation: Operation, events: readonly EventSummary[] = []): string {
  const {operationId, method, path, tags, description = '', deprecated} = operation;
  return printSections(
    {
      id: operationSlug(operationId),
      slug: `/${operationSlug(operationId, tags?.[0])}`,
      title,
      description: firstSentence(description || title),
    },
    [
      element('OperationHeader', {
        method,
        path,
        scope: operation['x-required-scope'],
        deprecated,
        idempotent: operation.parameters?.some(({name}) => name === 'Idempotency-Key'),
      }),
      ...markdown(description),
    ],
    [
      ...parameterSections.map((section) => parametersSection(section, operation.parameters ?? [])),
      requestBodySection(operation),
      responsesSection(operation),
      errorsSection(operation),
      headersSection(operation),
      eventsSection(events),
    ],
  );
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

function eventsSection(events: readonly EventSummary[]): Section | undefined {
  return events.length === 0
    ? undefined
    : {id: 'related-events', children: [element('EventTable', {groups: [{events: events.map(eventRow)}]})]};
}
