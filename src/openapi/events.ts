import kebabCase from 'lodash/kebabCase';

import {firstSentence} from './firstSentence';
import {type OperationSummary, operationsByTag} from './operations';
import {operationSlug, resourceSlug} from './paths';
import type {Description} from './types';

/** An event that is sent to webhooks, and what an overview says of it. */
export interface EventSummary {
  /** Its name on the wire, such as `email.delivered`. */
  type: string;
  /** Its page's address comes from it. */
  operationId: string;
  summary: string;
  /** Markdown; the first sentence says when it is sent. */
  description: string;
  tag: string;
  /** The tag of what it is about: `Emails` for `email.delivered`. */
  resource: string;
  /** The operations that cause it, then those that help to deal with it. */
  related: OperationSummary[];
}

/**
 * Every event of the description's `webhooks`, in its order.
 *
 * @throws Error naming the event whose page could not be built, with the file to mend
 */
export function eventsOf(description: Description): EventSummary[] {
  const operations = operationsByTag(description);
  const byId = new Map([...operations.values()].flat().map((operation) => [operation.operationId, operation]));
  return Object.entries(description.webhooks ?? {}).map(([type, item]) => {
    const fail = (what: string): never => {
      throw new Error(`The event ${type} ${what} Mend it in api-spec/webhooks/${type}.yaml.`);
    };
    const event = item.post ?? fail('has no post: every event is sent so.');
    const {operationId = fail('has no operationId: its page has its address from it.')} = event;
    const {summary = operationId, description: text = ''} = event;
    const [tag] = event.tags ?? [];
    if (tag === undefined || !operations.has(tag)) {
      return fail(`has the tag ${tag ?? '(none)'}; expected one of: ${[...operations.keys()].join(', ')}.`);
    }
    return {
      type,
      operationId,
      summary,
      description: text,
      tag,
      resource: resourceOf(type, [...operations.keys()]) ?? fail('is about nothing that has a tag, such as Emails.'),
      related: (event['x-related-operations'] ?? []).map(
        (id) => byId.get(id) ?? fail(`names the operation ${id} in x-related-operations, which does not exist.`),
      ),
    };
  });
}

/** The tag of what an event is about: `sending_domain.created` is about `Sending domains`. */
function resourceOf(type: string, tags: readonly string[]): string | undefined {
  const [subject] = type.split('.');
  return tags.find((tag) => resourceSlug(tag) === `${kebabCase(subject)}s`);
}

/** Where an event's page is, without the language. */
export function eventHref({operationId, tag}: EventSummary): string {
  return `/api/${operationSlug(operationId, tag)}`;
}

/** The events of each resource, in the order in which resources appear. */
export function eventsByResource(events: readonly EventSummary[]): Map<string, EventSummary[]> {
  const groups = new Map<string, EventSummary[]>();
  for (const event of events) {
    groups.set(event.resource, [...(groups.get(event.resource) ?? []), event]);
  }
  return groups;
}

/** What the table of events says of one. */
export function eventRow(event: EventSummary): {type: string; href: string; when: string} {
  return {type: event.type, href: eventHref(event), when: firstSentence(event.description || event.summary)};
}
