import {type Operation, type Schema, mergeSchema, prose} from '@packages/openapi';
import groupBy from 'lodash/groupBy';

import {apiConventions} from '../../config/api';
import {type EventSummary, resourceHref, slugOf, tagTitles} from '../../lib/apiOverview';
import {type Context, samplesFor, serverModels} from './blocks';
import {eventGroups} from './resourceModel';
import {type Value, externalLink, optionalProse} from './values';

/** The landing page of the reference: how to call the API, and every operation and event. */
export function landingModel(context: Context, operations: readonly Operation[], events: readonly EventSummary[]) {
  const {spec, fields} = context;
  const {info, servers = [], components = {}} = spec;
  const {schemas = {}, parameters = {}, headers = {}} = components;
  const titles = tagTitles(spec);
  const {idempotency, pagination, rateLimits} = apiConventions;
  const idempotencyKey = parameters[idempotency.parameter];
  const eventsTag = events[0]?.tag;
  return {
    kind: 'landing' as const,
    title: info.title,
    href: '/api',
    source: 'api-spec/openapi.yaml',
    version: info.version,
    link: externalLink(spec.externalDocs),
    description: prose(info.description ?? ''),
    /** The server's URL, if there is only one server and its URL doesn't contain variables. */
    baseUrl: servers.length === 1 && !servers[0]?.variables ? servers[0]?.url : undefined,
    servers: serverModels(context, servers),
    authentication: Object.values(components.securitySchemes ?? {}).flatMap((scheme) =>
      'description' in scheme && scheme.description !== undefined ? [prose(scheme.description)] : [],
    ),
    first: firstRequest(context, operations),
    pagination: {
      parameters: pagination.parameters.flatMap((name) =>
        parameters[name] ? [fields.parameter(parameters[name], 'query', 'request')] : [],
      ),
      shape: {...fields.shape(schemas[pagination.schema], 'pagination', 'response'), description: undefined},
    },
    codes: [...context.errorCodes.values()].map(({code, meaning, href}) => ({
      code,
      meaning: optionalProse(meaning),
      href,
    })),
    errorShape: errorShape(context, operations),
    headers: Object.entries(headers)
      .filter(([name]) => rateLimits.headers.test(name))
      .map(([name, header]) => fields.parameter({...header, name}, 'response-header', 'response')),
    idempotency: idempotencyKey && fields.parameter(idempotencyKey, 'header', 'request'),
    groups: Object.entries(groupBy([...context.operations.values()], 'tag')).map(([tag, summaries]) => ({
      id: slugOf(tag),
      title: titles.get(tag) ?? tag,
      href: resourceHref(tag),
      operations: summaries,
    })),
    eventsHref: eventsTag && resourceHref(eventsTag),
    eventGroups: eventGroups(events, titles),
  };
}

/** The operation to start with: the first `POST` with a body, or else the first operation. */
function firstRequest(context: Context, operations: readonly Operation[]) {
  const first = operations.find(({method, requestBody}) => method === 'post' && requestBody) ?? operations[0];
  const operation = first && context.operations.get(first.operationId);
  return operation && {operation, samples: samplesFor(context, first)};
}

/** The fields of all errors, with every code; a field is required if all errors have it. */
function errorShape({spec, fields, references}: Context, operations: readonly Operation[]): Value {
  const {schema: codes, member} = apiConventions.errorCodes;
  const schemas = operations
    .flatMap(({responses}) => Object.entries(responses))
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, response]) => Object.values(response.content ?? {}))
    .flatMap(({schema}) => (schema ? [mergeSchema(schema, references)] : []));
  const properties: Record<string, Schema> = Object.fromEntries(
    schemas.flatMap((schema) => Object.entries(schema.properties)),
  );
  const isListed = member in properties && spec.components?.schemas?.[codes] !== undefined;
  return fields.shape(
    {
      type: 'object',
      required: Object.keys(properties).filter((name) => schemas.every(({required}) => required.includes(name))),
      properties: {...properties, ...(isListed && {[member]: {$ref: `#/components/schemas/${codes}`}})},
    },
    'error',
    'response',
  );
}
