import {
  type Example,
  type Header,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  baseUrl,
  examplesOf,
  prose,
  requiredScope,
  valueAt,
  withoutStatus,
} from '@packages/openapi';

import {apiConventions} from '../../config/api';
import {type EventSummary, eventRow, operationHref, slugOf} from '../../lib/apiOverview';
import {type Context, bodiesOf, exampleModel, responseModel, samplesFor, serverModels} from './blocks';
import type {TextId} from './texts';
import {externalLink, optionalProse} from './values';

/** The sections of parameters, in reading order. */
const parameterSections = [
  {in: 'path', title: 'api.section.pathParameters'},
  {in: 'query', title: 'api.section.queryParameters'},
  {in: 'header', title: 'api.section.headerParameters'},
  {in: 'cookie', title: 'api.section.cookieParameters'},
] as const satisfies readonly {in: Parameter['in']; title: TextId}[];

/**
 * The page of an operation.
 *
 * @param events the events related to the operation
 */
export function operationModel(context: Context, operation: Operation, events: readonly EventSummary[] = []) {
  const {operationId, method, path, tags: [tag = ''] = [], summary = operationId, description = ''} = operation;
  const {fields} = context;
  const {parameters = [], requestBody: body} = operation;
  const responses = Object.entries(operation.responses);
  const errors = responses.filter(([status]) => !isSuccess(status));
  const scope = requiredScope(operation);
  return {
    kind: 'operation' as const,
    operationId,
    version: context.spec.info.version,
    title: summary,
    href: operationHref(operationId, tag),
    source: `api-spec/resources/${slugOf(tag)}/${operationId}.yaml`,
    method,
    path,
    baseUrl: baseUrl(context.spec, operation, apiConventions) ?? '',
    // The servers of the spec are on the landing page.
    servers: serverModels(context, operation.servers ?? []),
    deprecated: operation.deprecated ?? false,
    link: externalLink(operation.externalDocs),
    idempotent: parameters.some(({name}) => name === apiConventions.idempotency.header),
    scope,
    limits: rateLimits(context, responses),
    description: prose(description),
    parameters: parameterSections
      .map((section) => ({
        id: `${section.in}-parameters`,
        title: section.title,
        fields: parameters
          .filter((parameter) => parameter.in === section.in)
          .map((parameter) => fields.parameter(parameter, section.in, 'request')),
      }))
      .filter((section) => section.fields.length > 0),
    body: body && requestBodyModel(context, body),
    responses: responses
      .filter(([status]) => isSuccess(status))
      .map(([status, response]) => responseModel(context, status, response)),
    errors: errors.map(([status, response]) => errorModel(context, status, response)),
    headers: headerModels(context, responses),
    next: nextSteps(context, responses),
    events: events.map(eventRow),
    samples: samplesFor(context, operation),
  };
}

/** The body of a request. If its schema has a description, that description is more detailed. */
function requestBodyModel(context: Context, {required = false, description = '', content}: RequestBody) {
  const bodies = bodiesOf(context, content, {prefix: 'body', direction: 'request'});
  const isDescribed = bodies.length > 0 && bodies.every(({shape}) => shape.description);
  return {required, description: prose(isDescribed ? '' : description), bodies};
}

type Responses = readonly (readonly [status: string, response: Response])[];

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** An error status; each of its examples has a code. */
function errorModel(context: Context, status: string, response: Response) {
  const examples = Object.values(response.content ?? {})
    .flatMap((one) => examplesOf(one, context.references))
    .map((example) => ({...exampleModel(example), errorCode: errorCodeOf(example)}));
  const codes = [...new Set(examples.flatMap(({errorCode}) => errorCode ?? []))];
  return {
    status,
    description: prose(response.description),
    codes: codes.map((code) => {
      const {meaning, href} = context.errorCodes.get(code) ?? {};
      return {code, meaning: optionalProse(meaning && withoutStatus(meaning, status)), href};
    }),
    examples,
  };
}

/** The error code of an example. */
function errorCodeOf({value}: Example): string | undefined {
  const code = valueAt(value, [apiConventions.errorCodes.member]);
  return typeof code === 'string' ? code : undefined;
}

/** The headers of all responses, each with the statuses that have it. */
function headerModels({fields}: Context, responses: Responses) {
  const byName = new Map<string, {header: Header; statuses: string[]}>();
  for (const [status, response] of responses) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const entry = byName.get(name) ?? {header, statuses: []};
      entry.statuses.push(status);
      byName.set(name, entry);
    }
  }
  return [...byName].map(([name, {header, statuses}]) => ({
    field: fields.parameter({...header, name}, 'response-header', 'response'),
    statuses: statuses.length === responses.length ? undefined : statuses,
  }));
}

/** The limits in the first example of the header with the policy: `"requests";q=10;w=1`; windows are in seconds. */
function rateLimits({references}: Context, responses: Responses) {
  const policy = responses
    .flatMap(([, {headers = {}}]) => Object.entries(headers))
    .find(([name]) => name === apiConventions.rateLimits.policyHeader)?.[1];
  const example = policy && examplesOf(policy, references)[0]?.value;
  return typeof example !== 'string'
    ? []
    : [...example.matchAll(/;q=(?<quota>\d+);w=(?<window>\d+)/gu)].map(({groups}) => ({
        quota: Number(groups?.quota),
        window: Number(groups?.window),
      }));
}

/** The operations that a successful response links to. */
function nextSteps({operations}: Context, responses: Responses) {
  return responses
    .flatMap(([, {links = {}}]) => Object.values(links))
    .flatMap(({operationId = '', description: text}) => {
      const operation = operations.get(operationId);
      return operation ? [{...operation, description: optionalProse(text)}] : [];
    });
}
