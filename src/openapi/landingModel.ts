import {codeBlock} from './code';
import type {EventSummary} from './events';
import type {LandingModel} from './models';
import {operationRow, operationsByTag, tagTitles} from './operations';
import {type Context, examplesOf, samplesFor} from './parts';
import {resourceSlug} from './paths';
import {prose} from './prose';
import {eventGroups} from './resourceModel';
import {mergeSchema} from './schemas';
import type {Operation} from './types';

/** Parameters that lists have in common, in reading order. */
const pageParameters = ['Limit', 'After', 'Before'];

/** What the front page of the reference says: how to call the API, and every operation and event. */
export function landingModel(
  context: Context,
  operations: readonly Operation[],
  events: readonly EventSummary[],
): LandingModel {
  const {description, references, fields} = context;
  const {info, servers = [], components = {}} = description;
  const {schemas = {}, parameters = {}, headers = {}} = components;
  const titles = tagTitles(description);
  const codes = schemas.ErrorCode && mergeSchema(schemas.ErrorCode, references);
  const {IdempotencyKey} = parameters;
  const first = operations.find(({method, requestBody}) => method === 'post' && requestBody) ?? operations[0];
  const eventsTag = events[0]?.tag;
  const firstExample = first && successExample(context, first);
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
    ...(first
      ? {
          first: {
            operation: operationRow({
              ...first,
              summary: first.summary ?? first.operationId,
              tag: first.tags?.[0] ?? '',
            }),
            samples: samplesFor(context, first),
            ...(firstExample ? {response: firstExample} : {}),
          },
        }
      : {}),
    pagination: {
      parameters: pageParameters.flatMap((name) =>
        parameters[name] ? [fields.parameter(parameters[name], 'query')] : [],
      ),
      shape: fields.shape(schemas.Pagination, 'pagination'),
    },
    codes: Object.entries(codes?.['x-enumDescriptions'] ?? {}).map(([code, meaning]) => {
      const status = statusOf(context, code);
      return {
        code,
        meaning: prose(meaning),
        ...(status === undefined ? {} : {href: context.errorHref(code, status)}),
      };
    }),
    errorShape: fields.shape(schemas.Problem, 'error'),
    headers: Object.entries(headers)
      .filter(([name]) => /^(?:RateLimit|Retry-After)/u.test(name))
      .map(([name, header]) => fields.parameter({...header, name}, 'response-header')),
    ...(IdempotencyKey ? {idempotency: fields.parameter(IdempotencyKey, 'header')} : {}),
    groups: [...operationsByTag(description)]
      .filter(([, own]) => own.length > 0)
      .map(([tag, own]) => ({
        id: resourceSlug(tag),
        title: titles.get(tag) ?? tag,
        href: `/api/${resourceSlug(tag)}`,
        operations: own.map(operationRow),
      })),
    ...(eventsTag === undefined ? {} : {eventsHref: `/api/${resourceSlug(eventsTag)}`}),
    eventGroups: eventGroups(events, titles),
  };
}

/** The first example of what an operation answers. */
function successExample(context: Context, {responses}: Operation): LandingModel['baseUrls'][number] | undefined {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [media] = Object.values((response && context.references.follow(response).content) ?? {});
  return media && examplesOf(context, media)[0]?.code;
}

/** The status of an error, as the examples have it. */
function statusOf({description}: Context, code: string): string | undefined {
  const examples = Object.values(description.components?.examples ?? {});
  const problem = examples
    .map(({value}) => value as {code?: string; status?: number} | undefined)
    .find((value) => value?.code === code && value.status !== undefined);
  return problem?.status?.toString();
}
