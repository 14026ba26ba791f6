import {type Spec, firstSentence, wholeOperations} from '@packages/openapi';
import camelCase from 'lodash/camelCase';
import groupBy from 'lodash/groupBy';
import kebabCase from 'lodash/kebabCase';

import {contentBases} from '../config/routes';

/** The operations and events of a spec, each with the path of its page. */

/** An operation in a table. */
export interface OperationRow {
  deprecated?: true;
  method: string;
  path: string;
  summary: string;
  href: string;
}

/** An event in a table. */
export interface EventRow {
  deprecated?: true;
  type: string;
  href: string;
  when: string;
  /** The language of the text, if it differs from the site's. */
  lang?: string;
}

/** Events about one resource. */
export interface EventGroup {
  /** The anchor of the group on the page of all events. */
  id: string;
  resource?: string;
  events: EventRow[];
}

/** A tag as a path segment: `Sending domains` is `sending-domains`. */
export function resourceSlug(tag: string): string {
  return kebabCase(tag);
}

/** The page of a resource. */
export function resourceHref(tag: string): string {
  return `${contentBases.api}/${resourceSlug(tag)}`;
}

/** The name of an operation's page: `send-email` for `sendEmail`. */
export function operationSlug(operationId: string): string {
  return kebabCase(operationId);
}

/** The page of an operation or an event: `/api/emails/send-email` for `sendEmail` of the tag `Emails`. */
export function operationHref(operationId: string, tag: string): string {
  return `${resourceHref(tag)}/${operationSlug(operationId)}`;
}

/** An operation in an overview. */
export interface OperationSummary extends OperationRow {
  operationId: string;
  tag: string;
}

/** Every operation in the spec, keyed by operationId and sorted by tag, then path. */
export function operationsById(spec: Spec): Map<string, OperationSummary> {
  return new Map(
    wholeOperations(spec).map(
      ({operationId, method, path, summary = operationId, tags: [tag = ''] = [], deprecated}) => {
        const href = operationHref(operationId, tag);
        return [operationId, {operationId, method, path, summary, tag, href, ...(deprecated && {deprecated})}];
      },
    ),
  );
}

/** The display name of each tag, by its name, which is an id and the same in every language. */
export function tagTitles(spec: Spec): Map<string, string> {
  return new Map((spec.tags ?? []).map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]));
}

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

/** Every event of the spec's `webhooks`, in its order. */
export function eventsOf(spec: Spec): EventSummary[] {
  const {tags = [], webhooks = {}} = spec;
  const byId = operationsById(spec);
  return Object.entries(webhooks).map(([type, {post: event = {}}]) => {
    const {operationId = camelCase(type), summary = type, description = '', tags: [tag = ''] = [], deprecated} = event;
    return {
      type,
      operationId,
      summary,
      description,
      tag,
      href: operationHref(operationId, tag),
      when: firstSentence(description || summary),
      ...(deprecated && {deprecated}),
      resource: tags.find((it) => it['x-event-prefix'] === type.split('.')[0])?.name ?? tag,
      related: (event['x-related-operations'] ?? []).flatMap((id) => byId.get(id) ?? []),
    };
  });
}

/** The events of each resource, in the order in which resources appear. */
export function eventsByResource(events: readonly EventSummary[]): Map<string, EventSummary[]> {
  return new Map(Object.entries(groupBy(events, 'resource')));
}

/** An event as a row of a table. */
export function eventRow({type, href, when, deprecated}: EventSummary): EventRow {
  return {type, href, when, ...(deprecated && {deprecated})};
}

/** The path of every page of the reference. */
export function referencePaths(spec: Spec): string[] {
  return [
    contentBases.api,
    ...(spec.tags ?? []).map(({name}) => resourceHref(name)),
    ...[...operationsById(spec).values(), ...eventsOf(spec)].map(({href}) => href),
  ];
}
