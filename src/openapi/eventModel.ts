import {type EventSummary, eventHref} from './events';
import type {EventModel} from './models';
import {operationRow} from './operations';
import {type Context, bodiesOf, responseModel} from './parts';
import {prose} from './prose';
import type {OperationObject} from './types';

/**
 * What the page of one event says: when it is sent, what the request holds, and
 * what the receiver answers.
 *
 * @param request the request that the receiver gets
 */
export function eventModel(context: Context, event: EventSummary, request: OperationObject): EventModel {
  const {references, fields} = context;
  const parameters = (request.parameters ?? []).map(references.follow);
  const body = request.requestBody && references.follow(request.requestBody);
  // What a receiver should answer comes first, what covers the rest last; statuses as keys have an order of their own.
  const rank = (status: string): number => (status.startsWith('2') ? 0 : status === 'default' ? 2 : 1);
  return {
    kind: 'event',
    title: event.summary,
    href: eventHref(event),
    source: `api-spec/webhooks/${event.type}.yaml`,
    type: event.type,
    description: prose(event.description),
    signatureHref: context.signatureHref,
    headers: parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => fields.parameter(parameter, 'header')),
    bodies: bodiesOf(context, body?.content, 'body'),
    answers: Object.entries(request.responses ?? {})
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([status, response]) => responseModel(context, status, response)),
    operations: event.related.map(operationRow),
  };
}
