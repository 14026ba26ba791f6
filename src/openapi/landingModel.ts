import {errorHref} from '../config/reference';
import type {EventSummary} from './events';
import type {LandingModel} from './models';
import {operationsByTag, operationsById, resourceSlug, tagTitles} from './operations';
import {type Context, codeBlock, examplesOf, samplesFor} from './parts';
import {prose} from './prose';
import {eventGroups} from './resourceModel';
import {mergeSchema} from './schemas';
import type {Operation} from './types';

/** The pagination parameters of lists, in reading order. */
const pageParameters = ['Limit', 'After', 'Before'];

/** The landing page of the reference: how to call the API, and every operation and event. */
export function landingModel(
  context: Context,
  operations: readonly Operation[],
  events: readonly EventSummary[],
): LandingModel {
  const {spec, references, fields} = context;
  const {info, servers = [], components = {}} = spec;
  const {schemas = {}, parameters = {}, headers = {}} = components;
  const titles = tagTitles(spec);
  const codes = schemas.ErrorCode && mergeSchema(schemas.ErrorCode, references);
  const {IdempotencyKey} = parameters;
  const eventsTag = events[0]?.tag;
  return {
    kind: 'landing',
    title: info.title,
    href: '/api',
    source: 'api-spec/openapi.yaml',
    description: prose(info.description ?? ''),
    baseUrls: servers.map(({url}) => codeBlock('text', url)),
    authentication: Object.values(components.securitySchemes ?? {}).flatMap((scheme) =>
      'description' in scheme && scheme.description !== undefined ? [prose(scheme.description)] : [],
    ),
    first: firstRequest(context, operations),
    pagination: {
      parameters: pageParameters.flatMap((name) =>
        parameters[name] ? [fields.parameter(parameters[name], 'query')] : [],
      ),
      shape: fields.shape(schemas.Pagination, 'pagination'),
    },
    codes: Object.entries(codes?.['x-enumDescriptions'] ?? {}).map(([code, meaning]) => {
      const status = statusOf(context, code);
      return {code, meaning: prose(meaning), href: status && errorHref(code, status)};
    }),
    errorShape: fields.shape(schemas.Problem, 'error'),
    headers: Object.entries(headers)
      .filter(([name]) => /^(?:RateLimit|Retry-After)/u.test(name))
      .map(([name, header]) => fields.parameter({...header, name}, 'response-header')),
    idempotency: IdempotencyKey && fields.parameter(IdempotencyKey, 'header'),
    groups: [...operationsByTag(spec)]
      .filter(([, own]) => own.length > 0)
      .map(([tag, own]) => ({
        id: resourceSlug(tag),
        title: titles.get(tag) ?? tag,
        href: `/api/${resourceSlug(tag)}`,
        operations: own,
      })),
    eventsHref: eventsTag && `/api/${resourceSlug(eventsTag)}`,
    eventGroups: eventGroups(events, titles),
  };
}

/** An operation to start with: the first that sends a body, with the first example of its response. */
function firstRequest(context: Context, operations: readonly Operation[]): LandingModel['first'] {
  const first = operations.find(({method, requestBody}) => method === 'post' && requestBody) ?? operations[0];
  const operation = first && operationsById(context.spec).get(first.operationId);
  if (!operation) {
    return undefined;
  }
  const [, response] = Object.entries(first.responses).find(([status]) => status.startsWith('2')) ?? [];
  const [media] = Object.values((response && context.references.follow(response).content) ?? {});
  return {
    operation,
    samples: samplesFor(context, first),
    response: media && examplesOf(context, media)[0]?.code,
  };
}

/** The status of an error code, taken from the examples. */
function statusOf({spec}: Context, code: string): string | undefined {
  const examples = Object.values(spec.components?.examples ?? {});
  const problem = examples
    .map(({value}) => value as {code?: string; status?: number} | undefined)
    .find((value) => value?.code === code && value.status !== undefined);
  return problem?.status?.toString();
}
