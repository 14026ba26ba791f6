import camelCase from 'lodash/camelCase';
import groupBy from 'lodash/groupBy';

import type {EventRow} from '../../src/reference/models/models';
import {type OperationSummary, operationSlug, operationsById} from './operations';
import {firstSentence} from './prose';
import type {Spec} from './types';

/** An event that is sent to webhooks, in an overview. */
export interface EventSummary extends EventRow {
  operationId: string;
  summary: string;
  /** Markdown; the first sentence says when the event is sent. */
  description: string;
  tag: string;
  /** The tag of its resource: `Emails` for `email.delivered`; its own tag if no other has its prefix. */
  resource: string;
  /** The operations that cause it, then those that help to handle it. */
  related: OperationSummary[];
}

/**
 * Every event of the spec's `webhooks`, in its order.
 *
 * @throws Error for an event whose page cannot be built, with the file to fix
 */
export function eventsOf(spec: Spec): EventSummary[] {
  const tags = (spec.tags ?? []).map(({name}) => name);
  const byId = operationsById(spec);
  return Object.entries(spec.webhooks ?? {}).map(([type, item]) => {
    const fail = (problem: string): never => {
      throw new Error(`The event ${type} ${problem} Fix it in api-spec/webhooks/${type}.yaml.`);
    };
    const event = item.post ?? fail('has no post: every event is sent with POST.');
    const {
      operationId = camelCase(type),
      summary = type,
      description = '',
      tags: [tag = '(none)'] = [],
      deprecated,
    } = event;
    if (!tags.includes(tag)) {
      fail(`has the tag ${tag}; expected one of: ${tags.join(', ')}.`);
    }
    return {
      type,
      operationId,
      summary,
      description,
      tag,
      href: `/api/${operationSlug(operationId, tag)}`,
      when: firstSentence(description || summary),
      ...(deprecated && {deprecated}),
      resource: resourceOf(type, spec) ?? tag,
      related: (event['x-related-operations'] ?? []).map(
        (id) => byId.get(id) ?? fail(`lists the operation ${id} in x-related-operations, which does not exist.`),
      ),
    };
  });
}

/** The tag of the resource an event is about: `sending_domain.created` is about `Sending domains`. */
function resourceOf(type: string, {tags = []}: Spec): string | undefined {
  return tags.find((tag) => tag['x-event-prefix'] === type.split('.')[0])?.name;
}

/** The events of each resource, in the order in which resources appear. */
export function eventsByResource(events: readonly EventSummary[]): Map<string, EventSummary[]> {
  return new Map(Object.entries(groupBy(events, 'resource')));
}

/** An event as a row of a table. */
export function eventRow({type, href, when, deprecated}: EventSummary): EventRow {
  return {type, href, when, ...(deprecated && {deprecated})};
}
