import uniq from 'lodash/uniq';

import {errorHref} from '../config/reference';
import {type EventSummary, eventRow} from './events';
import type {ErrorModel, HeaderModel, NextStep, OperationModel, RateLimit} from './models';
import {operationSlug, operationsById, requiredScope, resourceSlug} from './operations';
import {type Context, bodiesOf, examplesOf, optionalProse, responseModel, samplesFor} from './parts';
import {prose, withoutStatus} from './prose';
import {exampleOf} from './references';
import {type MergedSchema, mergeSchema} from './schemas';
import type {Header, MediaType, Operation, Parameter, Response} from './types';

/** The sections of parameters, in reading order, by their anchor. */
const parameterSections = [
  {id: 'path-parameters', in: 'path'},
  {id: 'query-parameters', in: 'query'},
  {id: 'header-parameters', in: 'header'},
  {id: 'cookie-parameters', in: 'cookie'},
] as const satisfies readonly {id: string; in: Parameter['in']}[];

/**
 * The page of an operation.
 *
 * @param events the events related to the operation
 */
export function operationModel(
  context: Context,
  operation: Operation,
  events: readonly EventSummary[] = [],
): OperationModel {
  const {operationId, method, path, tags: [tag] = [], summary = operationId, description = ''} = operation;
  const {references, fields} = context;
  const parameters = (operation.parameters ?? []).map(references.follow);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, references.follow(response)] as const,
  );
  const body = operation.requestBody && references.follow(operation.requestBody);
  const errors = responses.filter(([status]) => !isSuccess(status));
  const scope = requiredScope(operation);
  return {
    kind: 'operation',
    operationId,
    version: context.spec.info.version,
    title: summary,
    href: `/api/${operationSlug(operationId, tag)}`,
    source: `api-spec/resources/${resourceSlug(tag ?? '')}/${operationId}.yaml`,
    method,
    path,
    baseUrl: context.spec.servers?.[0]?.url ?? '',
    deprecated: operation.deprecated ?? false,
    idempotent: parameters.some(({name}) => name === 'Idempotency-Key'),
    scope,
    limits: rateLimits(context, responses),
    description: prose(description),
    parameters: parameterSections
      .map((section) => ({
        id: section.id,
        fields: parameters
          .filter((parameter) => parameter.in === section.in)
          .map((parameter) => fields.parameter(parameter, section.in)),
      }))
      .filter((section) => section.fields.length > 0),
    body: body?.content && {
      required: body.required ?? false,
      description: prose(body.description ?? ''),
      bodies: bodiesOf(context, body.content, 'body'),
    },
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

type Responses = readonly (readonly [status: string, response: Response])[];

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

function contentOf({content = {}}: Response): MediaType[] {
  return Object.values(content);
}

/** An error status; each of its examples has a code. */
function errorModel(context: Context, status: string, response: Response): ErrorModel {
  const media = contentOf(response);
  const meanings = Object.assign({}, ...media.map((one) => codeMeanings(context, one))) as MergedSchema['meanings'];
  const examples = media
    .flatMap((one) => examplesOf(context, one))
    .map((example) => ({...example, errorCode: errorCodeOf(example.code.text)}));
  const codes = uniq(examples.flatMap(({errorCode}) => errorCode ?? []));
  return {
    status,
    description: prose(response.description),
    codes: codes.map((code) => ({
      code,
      meaning: optionalProse(meanings[code]?.description && withoutStatus(meanings[code].description, status)),
      href: errorHref(code, status),
    })),
    examples,
  };
}

/** The error code of an example. */
function errorCodeOf(json = ''): string | undefined {
  try {
    const {code} = JSON.parse(json) as {code?: unknown};
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The meanings of error codes, from the schema of the error. */
function codeMeanings({references}: Context, {schema}: MediaType): MergedSchema['meanings'] {
  const code = schema && mergeSchema(schema, references).properties.code;
  return code ? mergeSchema(code, references).meanings : {};
}

/** The headers of all responses, each with the statuses that have it. */
function headerModels({fields, references}: Context, responses: Responses): HeaderModel[] {
  const byName = new Map<string, {header: Header; statuses: string[]}>();
  for (const [status, response] of responses) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const entry = byName.get(name) ?? {header: references.follow(header), statuses: []};
      entry.statuses.push(status);
      byName.set(name, entry);
    }
  }
  return [...byName].map(([name, {header, statuses}]) => ({
    field: fields.parameter({...header, name}, 'response-header'),
    statuses: statuses.length === responses.length ? undefined : statuses,
  }));
}

/** The limits in the first example of `RateLimit-Policy`: `"requests";q=10;w=1`. */
function rateLimits({references}: Context, responses: Responses): RateLimit[] {
  const policy = responses
    .flatMap(([, {headers = {}}]) => Object.entries(headers))
    .find(([name]) => name === 'RateLimit-Policy')?.[1];
  const example = policy ? exampleOf(references.follow(policy)) : undefined;
  return typeof example !== 'string'
    ? []
    : [...example.matchAll(/;q=(?<quota>\d+);w=(?<window>\d+)/gu)].map(({groups}) => ({
        quota: Number(groups?.quota),
        window: Number(groups?.window),
      }));
}

/** The operations that a successful response links to. */
function nextSteps({spec, references}: Context, responses: Responses): NextStep[] {
  const operations = operationsById(spec);
  return responses
    .flatMap(([, {links = {}}]) => Object.values(links).map(references.follow))
    .flatMap(({operationId = '', description: text}) => {
      const operation = operations.get(operationId);
      return operation ? [{...operation, description: optionalProse(text)}] : [];
    });
}
