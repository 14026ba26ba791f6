import {type OperationObject, prose} from '@packages/openapi';

import {signatureHref} from '../../config/reference';
import {type EventSummary} from '../../lib/apiOverview';
import {type Context, bodiesOf, responseModel} from './blocks';
import {externalLink} from './values';

/**
 * The page of an event: when it is sent, the content of the request, and how to respond.
 *
 * @param request the request that the endpoint receives, with references resolved
 */
export function eventModel(context: Context, event: EventSummary, request: OperationObject) {
  const {parameters = [], requestBody, responses = {}} = request;
  // Lists expected responses first and `default` last; in objects, numeric keys always precede others such as `2XX`.
  const rank = (status: string): number => (status.startsWith('2') ? 0 : status === 'default' ? 2 : 1);
  return {
    kind: 'event' as const,
    title: event.summary,
    href: event.href,
    source: `api-spec/webhooks/${event.type}.yaml`,
    version: context.spec.info.version,
    method: 'event' as const,
    /** The type of the event. */
    path: event.type,
    description: prose(event.description),
    deprecated: request.deprecated ?? false,
    link: externalLink(request.externalDocs),
    /** The page about verifying signatures. */
    signatureHref,
    headers: parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => context.fields.parameter(parameter, 'header', 'response')),
    bodies: bodiesOf(context, requestBody?.content, {prefix: 'body', direction: 'response'}),
    responses: Object.entries(responses)
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([status, response]) => responseModel(context, status, response)),
    operations: event.related,
  };
}
