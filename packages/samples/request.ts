import {
  type Content,
  type Conventions,
  type Json,
  type Operation,
  type References,
  type Spec,
  baseUrl,
  credentialOf,
  dataOf,
  exampleValues,
  examplesOf,
  headersOf,
  isObject,
  jsonContent,
  pathOfData,
  referencesOf,
  successOf,
  urlOf,
  valueAt,
  wireParameters,
} from '@packages/openapi';
import omit from 'lodash/omit';
import pick from 'lodash/pick';

import {samplesOfRequest} from './samples';
import {identifyingFields} from './text';
import type {Sample, SampleRequest, Shown} from './types';

/** The default error fields: those of RFC 9457, and others that many APIs use. */
const standardProblem = {code: 'title', detail: 'detail', id: 'instance', retryable: 'retryable'};

/** How many other fields samples print. */
const maxFields = 4;

/** Names that are invalid as a property or variable in some language, or that samples use themselves. */
const unprintable = new Set(
  `apiKey await body break case catch class code const continue console debugger default delete detail do else enum export
  extends false finally for function if implements import in instanceof interface item items let new null package private
  process protected public reply request request_id response result retryable return static super switch this throw
  true try typeof var void while with yield`.split(/\s+/u),
);

type ShownField = Shown['fields'][number];

/** A field in the form in which samples print it; none if its value has multiple parts. */
function shownField(name: string, value: unknown): ShownField[] {
  const type = Number.isInteger(value) ? 'integer' : typeof value;
  return type === 'string' || type === 'integer' || type === 'number' || type === 'boolean' ? [{name, type}] : [];
}

/** The fields of an object that samples print: those that identify it, or else its first ones. */
function fieldsOf(value: unknown): ShownField[] {
  if (!isObject(value)) {
    return [];
  }
  const identifying = identifyingFields
    .flatMap((name) => shownField(name, value[name]))
    .filter(({type}) => type === 'string' || type === 'integer');
  return identifying.length > 0
    ? identifying
    : Object.entries(value)
        .filter(([name]) => /^[a-z]\w*$/iu.test(name) && !unprintable.has(name))
        .flatMap(([name, field]) => shownField(name, field))
        .slice(0, maxFields);
}

/** The parts of a successful response that samples print, from its first example. */
function shownOf(body: unknown, conventions: Conventions): Shown {
  const {envelope: {pagination: member = ''} = {}, pagination} = conventions;
  const data = dataOf(body, conventions);
  const path = pathOfData(body, conventions);
  const paged = pagination &&
    isObject(body) &&
    member in body && {...pick(pagination, 'cursor', 'next'), more: `${member}.${pagination.more}`};
  if (Array.isArray(data)) {
    return {path, isList: true, fields: fieldsOf(data[0]), ...(paged && {paged})};
  }
  const fields = fieldsOf(data);
  const hasId = fields.some(({name, type}) => name === 'id' && type === 'string');
  const [list = ''] = Object.entries(Object(data) as object).find(([, value]) => Array.isArray(value)) ?? [];
  const items = fieldsOf(valueAt(data, [list, '0']));
  return !hasId && items.length > 0 && /^[a-z]\w*$/iu.test(list)
    ? {path: [...path, list], isList: true, fields: items, ...(paged && {paged})}
    : {path, isList: false, fields, ...(paged && {paged})};
}

/** The first example of a JSON body; undefined if there is no such body. */
const bodyIn = (content: Content | undefined, references: References, sender: 'request' | 'response'): unknown =>
  examplesOf(jsonContent(content)?.media ?? {}, references, sender)[0]?.value;

/**
 * The request of an operation's samples: its path with the examples of its parameters, the required part of its
 * query and headers, and the first example of its body.
 *
 * @param operation with references resolved
 * @returns undefined if the spec lacks a server, or the operation requires a body that is not JSON
 */
export function requestOf(spec: Spec, operation: Operation, conventions: Conventions = {}): SampleRequest | undefined {
  const {operationId, method, path, parameters = [], requestBody, deprecated} = operation;
  const base = baseUrl(spec, operation, conventions);
  const references = referencesOf(spec);
  const body = bodyIn(requestBody?.content, references, 'request');
  if (base === undefined || (requestBody?.required === true && body === undefined)) {
    return undefined;
  }
  const credential = credentialOf(spec, operation);
  const wires = wireParameters(parameters, references);
  const values = exampleValues(parameters, references);
  const {apiKey = {variable: 'API_KEY', service: 'api'}, problem = standardProblem} = conventions;
  const idempotency = parameters.find(
    ({name, in: location}) => location === 'header' && name === conventions.idempotency?.header,
  );
  const success = successOf(operation.responses)?.[1];
  return {
    operationId,
    method: method.toUpperCase(),
    url: urlOf({base, path, parameters: wires, inPath: values.path, inQuery: values.query}),
    ...(body !== undefined && {body: body as Json}),
    ...(credential && {credential: {...pick(credential, 'header', 'prefix'), ...pick(apiKey, 'variable', 'service')}}),
    headers: omit(headersOf(wires, values.header), idempotency?.name ?? []),
    ...(idempotency && {idempotency: {header: idempotency.name}}),
    problem,
    ...(jsonContent(success?.content) && {
      shows: shownOf(bodyIn(success?.content, references, 'response'), conventions),
    }),
    ...(deprecated && {deprecated}),
  };
}

/** Complete samples that call an operation with the examples of the spec; none if {@link requestOf} returns nothing. */
export function samplesOf(spec: Spec, operation: Operation, conventions?: Conventions): readonly Sample[] {
  const request = requestOf(spec, operation, conventions);
  return request ? samplesOfRequest(request) : [];
}
