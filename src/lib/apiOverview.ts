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

/**
 * Every operation of the spec by its operationId, by the order of tags, then of paths.
 *
 * @throws Error for an operation without an operationId, or with a tag that the spec does not list
 */
export function operationsById(spec: Spec): Map<string, OperationSummary> {
  const names = (spec.tags ?? []).map(({name}) => name);
  return new Map(
    wholeOperations(spec).map(
      ({operationId, method, path, summary = operationId, tags: [tag = ''] = [], deprecated}) => {
        if (!names.includes(tag)) {
          throw new Error(
            `The tag of ${operationId} is ${tag || 'missing'}; expected one of: ${names.join(', ')}. Fix it in the operation's file or add the tag to api-spec/openapi.yaml.`,
          );
        }
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

/**
 * Every event of the spec's `webhooks`, in its order.
 *
 * @throws Error for an event whose page cannot be built, with the file to fix
 */
export function eventsOf(spec: Spec): EventSummary[] {
  const {tags = [], webhooks = {}} = spec;
  const names = tags.map(({name}) => name);
  const byId = operationsById(spec);
  return Object.entries(webhooks).map(([type, {post}]) => {
    const fail = (problem: string): never => {
      throw new Error(`The event ${type} ${problem} Fix it in api-spec/webhooks/${type}.yaml.`);
    };
    const event = post ?? fail('has no post: every event is sent with POST.');
    const {
      operationId = camelCase(type),
      summary = type,
      description = '',
      tags: [tag = '(none)'] = [],
      deprecated,
    } = event;
    if (!names.includes(tag)) {
      fail(`has the tag ${tag}; expected one of: ${names.join(', ')}.`);
    }
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
      related: (event['x-related-operations'] ?? []).map(
        (id) => byId.get(id) ?? fail(`lists the operation ${id} in x-related-operations, which does not exist.`),
      ),
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
