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
import type {Sample, SampleRequest, Shown} from './types';

/** The default error fields: those of RFC 9457, and others that many APIs use. */
const standardProblem = {code: 'title', detail: 'detail', id: 'instance', retryable: 'retryable'};

/** The fields that identify an object, which samples print. */
const fieldsOf = (value: unknown): Shown['fields'] =>
  ['id', 'index', 'status'].flatMap((name) => {
    const field = valueAt(value, [name]);
    return typeof field === 'string' || Number.isInteger(field)
      ? [{name, type: typeof field === 'string' ? 'string' : 'integer'}]
      : [];
  });

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
  const {operationId, method, path, parameters = [], requestBody} = operation;
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
  };
}

/** Complete samples that call an operation with the examples of the spec; none if {@link requestOf} returns nothing. */
export function samplesOf(spec: Spec, operation: Operation, conventions?: Conventions): readonly Sample[] {
  const request = requestOf(spec, operation, conventions);
  return request ? samplesOfRequest(request) : [];
}
