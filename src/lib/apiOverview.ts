import {type Spec, firstSentence, wholeOperations} from '@packages/openapi';
import camelCase from 'lodash/camelCase';
import kebabCase from 'lodash/kebabCase';
import pick from 'lodash/pick';

import {contentBases} from '../config/routes';

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

/** A tag or an operation as a path segment: `Sending domains` is `sending-domains`, and `sendEmail` is `send-email`. */
export const slugOf = (name: string): string => kebabCase(name);

/** The page of a resource. */
export const resourceHref = (tag: string): string => `${contentBases.api}/${slugOf(tag)}`;

/** The page of an operation or an event: `/api/emails/send-email` for `sendEmail` of the tag `Emails`. */
export function operationHref(operationId: string, tag: string): string {
  return `${resourceHref(tag)}/${slugOf(operationId)}`;
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

/** The display name of each tag, keyed by its name, which is an ID and the same in every language. */
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
  /** The resource's tag: `Emails` for `email.delivered`; the event's tag if no tag has the event's prefix. */
  resource: string;
  /** The operations that cause the event, then those that help to handle it. */
  related: OperationSummary[];
}

/** Every event in the spec's `webhooks`, in the spec's order. */
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

/** An event as a row of a table. */
export const eventRow = (event: EventSummary): EventRow => pick(event, 'type', 'href', 'when', 'deprecated');

/** The path of every page of the reference. */
export function referencePaths(spec: Spec): string[] {
  return [
    contentBases.api,
    ...(spec.tags ?? []).map(({name}) => resourceHref(name)),
    ...[...operationsById(spec).values(), ...eventsOf(spec)].map(({href}) => href),
  ];
}
