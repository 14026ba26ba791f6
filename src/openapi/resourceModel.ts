import {jsonBlock} from './code';
import {type EventSummary, eventRow, eventsByResource} from './events';
import {firstSentence} from './firstSentence';
import type {EventGroup, ResourceModel} from './models';
import {type OperationSummary, operationRow, tagTitles} from './operations';
import type {Context} from './parts';
import {resourceSlug} from './paths';
import {prose} from './prose';
import {refName} from './references';
import {mergeSchema} from './schemas';
import type {Operation} from './types';

/** What a resource is, as the description's tag says. */
export interface Resource {
  /** The tag's name, which is the same in every language. */
  tag: string;
  /** Its name for readers. */
  title: string;
  description: string;
}

/**
 * What the page of a resource says.
 *
 * @param operations the operations of the resource, whole
 * @param events the events about it; of the resource that events are, all
 */
export function resourceModel(
  context: Context,
  {tag, title, description}: Resource,
  operations: readonly (OperationSummary & {operation: Operation})[],
  events: readonly EventSummary[],
): ResourceModel {
  const object = objectOf(
    context,
    operations.map(({operation}) => operation),
  );
  return {
    kind: 'resource',
    title,
    href: `/api/${resourceSlug(tag)}`,
    source: 'api-spec/openapi.yaml',
    description: prose(description),
    ...(object ? {object} : {}),
    operations: operations.map((summary) => ({
      ...operationRow(summary),
      when: firstSentence(summary.operation.description ?? ''),
    })),
    // On the page of what events are, they are sorted by what they are about.
    eventGroups: eventGroups(
      events,
      events.some((event) => event.tag === tag) ? tagTitles(context.description) : undefined,
    ),
  };
}

/**
 * Events by what they are about.
 *
 * @param titles the names of resources for readers; none where the name goes without saying
 */
export function eventGroups(
  events: readonly EventSummary[],
  titles: ReadonlyMap<string, string> | undefined,
): EventGroup[] {
  return [...eventsByResource(events)].map(([resource, own]) => ({
    ...(titles ? {resource: titles.get(resource) ?? resource} : {}),
    events: own.map(eventRow),
  }));
}

/** The object of a resource: the `data` of the operation that reads one, with its example. */
function objectOf({references, fields}: Context, operations: readonly Operation[]): ResourceModel['object'] {
  const reading = operations.find(({method, path}) => method === 'get' && path.endsWith('}'));
  const response = reading?.responses['200'] && references.follow(reading.responses['200']);
  const media = response?.content?.['application/json'];
  const schema = media?.schema && mergeSchema(media.schema, references).properties.data;
  const name = schema && refName(schema);
  if (!media || !schema || name === undefined) {
    return undefined;
  }
  const [example] = Object.values(media.examples ?? {}).map(references.follow);
  const value = (example?.value as {data?: unknown} | undefined)?.data;
  return {
    name,
    description: prose(mergeSchema(schema, references).description ?? ''),
    shape: fields.shape(schema, 'object'),
    ...(value === undefined ? {} : {example: jsonBlock(value)}),
  };
}
