import {createHash} from 'node:crypto';
import {STATUS_CODES} from 'node:http';

import {apiConventions} from '../../../src/config/api';
import {operationsByTag, wholeOperations} from '../../../src/openapi/operations';
import {withoutReferences} from '../../../src/openapi/parts';
import {referencesOf} from '../../../src/openapi/references';
import {type Credential, credentialOf} from '../../../src/openapi/requests/credentials';
import {exampleResponse, jsonContent, namedExamples, parameterExample} from '../../../src/openapi/requests/examples';
import {schemaOf, wireParameters} from '../../../src/openapi/requests/parameters';
import {headerValues, statusCode} from '../../../src/openapi/requests/responses';
import {basePathOf, baseUrl, serversOf} from '../../../src/openapi/requests/servers';
import {type WireParameter, headerText, urlOf} from '../../../src/openapi/requests/wire';
import type {Operation, Parameter, Spec} from '../../../src/openapi/types';

/** A Markdown description. */
interface Markdown {
  content: string;
  type: 'text/markdown';
}

/** A value in a Postman request: a header, a query parameter, or a path segment. */
interface Pair {
  key: string;
  value: string;
  type?: string;
  disabled?: boolean;
  description?: Markdown;
}

/** How a request authenticates. */
type Auth = {type: string} & Record<string, unknown>;

/** A request of a Postman collection. */
interface Request {
  name?: string;
  method: string;
  description?: Markdown;
  url: {path: string[]; host: string[]; query: Pair[]; variable: Pair[]};
  header: Pair[];
  body?: {mode: string; raw: string; options: object};
  /** Omitted if it is the same as in the collection. */
  auth?: Auth;
}

/** A saved response of a request. */
interface SavedResponse {
  id: string;
  name: string;
  originalRequest: Request;
  status: string;
  code: number;
  header: Pair[];
  /** Omitted if the response has none. */
  body?: string;
  cookie: never[];
  _postman_previewlanguage: string;
}

/** A request with its responses, or a folder of requests. */
interface Item {
  id: string;
  name: string;
  description?: Markdown;
  request?: Request;
  response?: SavedResponse[];
  item?: Item[];
}

/** A Postman collection in format 2.1. */
export interface Collection {
  info: {name: string; schema: string; version: string; description?: Markdown; _postman_id: string};
  item: Item[];
  auth: Auth;
  variable: Pair[];
}

/** The variable that contains the reader's API key. */
export const keyVariable = 'apiKey';

/** A stable id, derived from what it identifies. */
function idOf(...names: readonly string[]): string {
  const hash = createHash('sha256').update(names.join('\0')).digest('hex');
  // A UUID of version 8, which is for custom algorithms.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** A description in Markdown, if there is one. */
function described(content = ''): {description?: Markdown} {
  return content === '' ? {} : {description: {content, type: 'text/markdown'}};
}

/** The header that contains the API key; undefined if the operation needs none. */
function authOf(credential: Credential | undefined): Auth {
  const token = `{{${keyVariable}}}`;
  if (!credential) {
    return {type: 'noauth'};
  }
  return credential.prefix === 'Bearer '
    ? {type: 'bearer', bearer: [{key: 'token', value: token, type: 'string'}]}
    : {
        type: 'apikey',
        apikey: [
          {key: 'key', value: credential.header, type: 'string'},
          {key: 'value', value: token, type: 'string'},
          {key: 'in', value: 'header', type: 'string'},
        ],
      };
}

/** The description of a parameter: its purpose, whether it is required, and its possible values. */
function parameterText({description = '', required, ...parameter}: Parameter): {description?: Markdown} {
  const {enum: values} = schemaOf(parameter);
  return described(
    [required && '(Required)', description, values && `(This can only be one of ${values.join(',')})`]
      .filter((part) => typeof part === 'string')
      .join(' '),
  );
}

/** Serializes a value in the style of its parameter. Postman encodes it. */
function written(parameter: WireParameter, value: unknown): [key: string, value: string][] {
  const {name, in: location} = parameter;
  const values = {[name]: value};
  const destination = {base: '', parameters: [parameter], inPath: values, inQuery: values};
  switch (location) {
    case 'path':
      return [[name, decodeURIComponent(urlOf({...destination, path: `{${name}}`}))]];
    case 'query':
      return [...new URLSearchParams(urlOf({...destination, path: ''}))];
    case 'header':
      return [[name, name === apiConventions.idempotency.header ? '{{$guid}}' : headerText(parameter, value)]];
  }
}

/** The request that a user sends. It has a new idempotency key each time if it must not run twice. */
function requestOf(spec: Spec, operation: Operation): Request {
  const {method, path, summary, description, parameters = [], requestBody, servers} = operation;
  const pairsIn = (location: WireParameter['in']): Pair[] =>
    parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) =>
        wireParameters([parameter], referencesOf(spec))
          .flatMap((wire) => written(wire, parameterExample(spec, parameter)))
          .map(([key, value]) => ({
            disabled: location !== 'path' && !parameter.required && key !== apiConventions.idempotency.header,
            key,
            value,
            ...parameterText(parameter),
          })),
      );
  const body = jsonContent(requestBody?.content);
  const [bodyExample] = Object.values(body ? namedExamples(spec, body.media, 'request') : {});
  const auth = authOf(credentialOf(spec, operation));
  const isInherited = JSON.stringify(auth) === JSON.stringify(authOf(credentialOf(spec, {})));
  return {
    ...(summary !== undefined && {name: summary}),
    url: {
      path: path
        .slice(1)
        .split('/')
        .map((segment) => segment.replace(/^\{(.+)\}$/u, ':$1')),
      host: [servers ? (baseUrl(spec, operation) ?? '') : '{{baseUrl}}'],
      query: pairsIn('query'),
      variable: pairsIn('path').map((pair) => ({type: 'any', ...pair})),
    },
    header: [...pairsIn('header'), ...(body ? [{key: 'Content-Type', value: body.type}] : [])],
    method: method.toUpperCase(),
    ...described(description),
    ...(bodyExample && {
      body: {
        mode: 'raw',
        raw: JSON.stringify(bodyExample.value, null, 2),
        options: {raw: {headerFamily: 'json', language: 'json'}},
      },
    }),
    ...(isInherited ? {} : {auth}),
  };
}

/** The request shown with a saved response: only what is sent. */
function sentRequest(request: Request, body: unknown): Request {
  const sent = (pairs: readonly Pair[]): Pair[] =>
    pairs.filter(({disabled}) => !disabled).map(({key, value}) => ({key, value}));
  const {description: _text, name: _name, auth: _auth, ...rest} = request;
  return {
    ...rest,
    url: {...request.url, query: sent(request.url.query), variable: sent(request.url.variable)},
    header: sent(request.header),
    ...(body === undefined || !request.body ? {} : {body: {...request.body, raw: JSON.stringify(body, null, 2)}}),
  };
}

/** Every example response of an operation, each with the request of the same name if there is one. */
function savedResponses(spec: Spec, operation: Operation, request: Request): SavedResponse[] {
  const requestExamples = jsonContent(operation.requestBody?.content)?.media.examples ?? {};
  const path = `${basePathOf(baseUrl(spec, operation) ?? '')}${operation.path}`;
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const [{examples = {}} = {}] = Object.values(response.content ?? {});
    const example = exampleResponse(spec, response);
    const bodies = Object.entries(example.bodies);
    return (bodies.length > 0 ? bodies : ([['', undefined]] as const)).map(([name, value]): SavedResponse => ({
      id: idOf(operation.operationId, status, name),
      name: `${status} ${examples[name]?.summary ?? name}`.trim(),
      originalRequest: sentRequest(request, requestExamples[name]?.value),
      status: STATUS_CODES[statusCode(status)] ?? '',
      code: statusCode(status),
      header: Object.entries({
        ...(example.type !== undefined && {'Content-Type': example.type}),
        ...headerValues(example, name, {path, body: value}),
      }).map(([key, text]) => ({key, value: text})),
      ...(value !== undefined && {body: JSON.stringify(value, null, 2)}),
      cookie: [],
      _postman_previewlanguage: 'json',
    }));
  });
}

/** The server as collection variables: its URL and the URL's own variables. */
function serverVariables(spec: Spec): Pair[] {
  const [server] = serversOf(spec);
  const variables = Object.entries(server?.variables ?? {}).map(([key, {default: value, description}]) => ({
    key,
    value,
    ...described(description),
  }));
  const url = (server?.url ?? '').replaceAll(/\{([^}]+)\}/gu, '{{$1}}').replace(/\/$/u, '');
  return [...variables, {key: 'baseUrl', value: url}];
}

/**
 * The spec as a Postman collection: one folder per tag, one request per operation, and each example as a saved
 * response. The API key is the variable
 * `apiKey`, which is empty. The same spec produces the same text.
 *
 * It is not generated with openapi-to-postmanv2, which ignores the servers and the security of an operation and the
 * `content` of a parameter (6.3, November 2026).
 */
export function toCollection(spec: Spec): Collection {
  const operations = new Map(
    wholeOperations(spec).map((operation) => [operation.operationId, withoutReferences(operation, referencesOf(spec))]),
  );
  const itemOf = (operation: Operation): Item => {
    const request = requestOf(spec, operation);
    return {
      id: idOf(operation.operationId),
      name: operation.summary ?? operation.operationId,
      request,
      response: savedResponses(spec, operation, request),
    };
  };
  const descriptions = new Map((spec.tags ?? []).map(({name, description}) => [name, description]));
  const {title, version, description} = spec.info;
  return {
    info: {
      _postman_id: idOf('collection', title),
      name: title,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      ...described(description),
      version,
    },
    auth: authOf(credentialOf(spec, {})),
    variable: [
      ...serverVariables(spec),
      {
        key: keyVariable,
        value: '',
        ...described('Your API key. Set it as a current value or in an environment, so that it is not shared.'),
      },
    ],
    // The tag of the events has no operations, and a folder must not be empty.
    item: [...operationsByTag(spec)]
      .filter(([, summaries]) => summaries.length > 0)
      .map(([tag, summaries]) => ({
        name: tag,
        ...described(descriptions.get(tag)),
        id: idOf('folder', tag),
        item: summaries.flatMap(({operationId}) => operations.get(operationId) ?? []).map(itemOf),
      })),
  };
}
