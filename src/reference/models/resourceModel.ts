import {
  type MediaType,
  type Operation,
  type References,
  type Schema,
  type Tag,
  examplesOf,
  firstSentence,
  mergeSchema,
  prose,
  refName,
  valueAt,
} from '@packages/openapi';
import groupBy from 'lodash/groupBy';

import {apiConventions} from '../../config/api';
import {type EventGroup, type EventSummary, eventRow, resourceHref, slugOf, tagTitles} from '../../lib/apiOverview';
import {type Context, jsonBlock} from './blocks';
import {externalLink} from './values';

/**
 * The page of a resource.
 *
 * @param events the events about the resource; all events for the `Events` resource
 */
export function resourceModel(
  context: Context,
  {name: tag, 'x-displayName': title = tag, description = '', externalDocs}: Tag,
  operations: readonly Operation[],
  events: readonly EventSummary[],
) {
  return {
    kind: 'resource' as const,
    title,
    href: resourceHref(tag),
    source: 'api-spec/openapi.yaml',
    version: context.spec.info.version,
    description: prose(description),
    link: externalLink(externalDocs),
    object: objectOf(context, operations),
    operations: operations.flatMap(({operationId, description: text = ''}) => {
      const row = context.operations.get(operationId);
      return row ? [{...row, when: firstSentence(text)}] : [];
    }),
    // The page of the `Events` resource groups all events by the resource that they are about.
    eventGroups: eventGroups(events, events.some((event) => event.tag === tag) ? tagTitles(context.spec) : undefined),
  };
}

/**
 * Groups events by resource.
 *
 * @param titles the resources' display names; undefined on the page of a single resource
 */
export function eventGroups(
  events: readonly EventSummary[],
  titles: ReadonlyMap<string, string> | undefined,
): EventGroup[] {
  return Object.entries(groupBy(events, 'resource')).map(([resource, group]) => ({
    id: `events-${slugOf(resource)}`,
    resource: titles && (titles.get(resource) ?? resource),
    events: group.map(eventRow),
  }));
}

/** The schema and examples of a resource's object: the `data` that the operation to retrieve it returns. */
export function objectSchema(
  references: References,
  operations: readonly Operation[],
): {media: MediaType; schema: Schema; name: string} | undefined {
  const reading = operations.find(({method, path}) => method === 'get' && path.endsWith('}'));
  const media = reading?.responses['200']?.content?.['application/json'];
  const schema = media?.schema && mergeSchema(media.schema, references).properties[apiConventions.envelope.data];
  const name = schema && refName(schema);
  return media && schema && name !== undefined ? {media, schema, name} : undefined;
}

/** The object of a resource, with its example. */
function objectOf({references, fields}: Context, operations: readonly Operation[]) {
  const found = objectSchema(references, operations);
  if (!found) {
    return undefined;
  }
  const {media, schema, name} = found;
  const [example] = examplesOf(media, references);
  const value = valueAt(example?.value, [apiConventions.envelope.data]);
  return {
    name,
    description: prose(mergeSchema(schema, references).description ?? ''),
    shape: {...fields.shape(schema, 'object', 'response'), description: undefined},
    example: value === undefined ? undefined : jsonBlock(value),
  };
}
