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

import {type Sample, samplesOfRequest} from './samples';
import type {SampleRequest, Shown} from './types';

/** The default error fields: those of RFC 9457, and `retryable`, which many APIs use. */
const standardProblem = {code: 'title', detail: 'detail', id: 'instance', retryable: 'retryable'};

/** The fields that identify an object, which samples print. */
const fieldsOf = (value: unknown): Shown['fields'] =>
  ['id', 'index', 'status'].flatMap((name) => {
    const field = valueAt(value, [name]);
    return typeof field === 'string' || Number.isInteger(field)
      ? [{name, type: typeof field === 'string' ? 'string' : 'integer'}]
      : [];
  });

/** The part of a successful response that samples print, given its first example. */
function shownOf(body: unknown, conventions: Conventions): Shown {
  const {envelope: {pagination: member = ''} = {}, pagination} = conventions;
  const data = dataOf(body, conventions);
  const path = pathOfData(body, conventions);
  const fields = fieldsOf(Array.isArray(data) ? data[0] : data);
  const hasId = fields.some(({name, type}) => name === 'id' && type === 'string');
  const [list = ''] = Object.entries(Object(data) as object).find(([, value]) => Array.isArray(value)) ?? [];
  const items = fieldsOf(valueAt(data, [list, '0']));
  const isReport = !hasId && items.length > 0 && /^[a-z]\w*$/iu.test(list);
  return {
    ...(isReport ? {path: [...path, list], isList: true, fields: items} : {path, isList: Array.isArray(data), fields}),
    ...(pagination &&
      isObject(body) &&
      member in body && {paged: {...pick(pagination, 'cursor', 'next'), more: `${member}.${pagination.more}`}}),
  };
}

/** The first example of a JSON body; undefined if there is no such body. */
const bodyIn = (content: Content | undefined, references: References, sender: 'request' | 'response'): unknown =>
  examplesOf(jsonContent(content)?.media ?? {}, references, sender)[0]?.value;

/**
 * The request that an operation's samples send, with the first example of each required parameter and of the body.
 *
 * @param operation with references resolved
 * @returns undefined if there is no server, or if the operation requires a body that isn't JSON
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

/** The samples of an operation; none if {@link requestOf} returns undefined. */
export function samplesOf(spec: Spec, operation: Operation, conventions?: Conventions): readonly Sample[] {
  const request = requestOf(spec, operation, conventions);
  return request ? samplesOfRequest(request) : [];
}
