import {
  type Example,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  baseUrl,
  examplesOf,
  own,
  prose,
  requiredScope,
  valueAt,
  withoutStatus,
} from '@packages/openapi';
import partition from 'lodash/partition';
import uniqBy from 'lodash/uniqBy';

import {apiConventions} from '../../config/api';
import {type EventSummary, eventRow, operationHref, slugOf} from '../../lib/apiOverview';
import {type Context, bodiesOf, exampleModel, responseModel, samplesFor, serverModels} from './blocks';
import {externalLink, optionalProse} from './values';

/** The locations of parameters, in reading order; each has a section. */
const locations = ['path', 'query', 'header', 'cookie'] as const satisfies readonly Parameter['in'][];

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
  const [successes, errors] = partition(responses, ([status]) => status.startsWith('2'));
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
    parameters: locations
      .map((location) => ({
        id: `${location}-parameters`,
        title: `api.section.${location}Parameters` as const,
        fields: parameters
          .filter((parameter) => parameter.in === location)
          .map((parameter) => fields.parameter(parameter, location, 'request')),
      }))
      .filter((section) => section.fields.length > 0),
    body: body && requestBodyModel(context, body),
    responses: successes.map(([status, response]) => responseModel(context, status, response)),
    errors: errors.map(([status, response]) => errorModel(context, status, response)),
    headers: headerModels(context, responses),
    next: nextSteps(context, responses),
    events: events.map(eventRow),
    samples: samplesFor(context, operation),
  };
}

/** The body of a request. If its schemas have descriptions, which are more detailed, they replace the body's. */
function requestBodyModel(context: Context, {required = false, description = '', content}: RequestBody) {
  const bodies = bodiesOf(context, content, {prefix: 'body', direction: 'request'});
  const isDescribed = bodies.length > 0 && bodies.every(({shape}) => shape.description);
  return {required, description: prose(isDescribed ? '' : description), bodies};
}

type Responses = readonly (readonly [status: string, response: Response])[];

/** An error status, with its error codes and examples. */
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

/** The headers of all responses, each with the statuses of the responses that include it. */
function headerModels({fields}: Context, responses: Responses) {
  const all = responses.flatMap(([status, {headers = {}}]) =>
    Object.entries(headers).map(([name, header]) => ({...header, name, status})),
  );
  return uniqBy(all, 'name').map((header) => {
    const statuses = all.filter(({name}) => name === header.name).map(({status}) => status);
    return {
      field: fields.parameter(header, 'response-header', 'response'),
      statuses: statuses.length === responses.length ? undefined : statuses,
    };
  });
}

/** The limits in the first example of the rate limit policy header: `"requests";q=10;w=1`. Windows are in seconds. */
function rateLimits({references}: Context, responses: Responses) {
  const [policy] = responses.flatMap(([, {headers}]) => own(headers, apiConventions.rateLimits.policyHeader) ?? []);
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
