import {createHash} from 'node:crypto';
import {STATUS_CODES} from 'node:http';

import * as openapiToPostman from 'openapi-to-postmanv2';

import {referencesOf} from '../../../src/openapi/references';
import {exampleResponse} from '../../../src/openapi/requests/examples';
import {headerValues} from '../../../src/openapi/requests/responses';
import {baseUrl} from '../../../src/openapi/requests/servers';
import {withoutReferences} from '../../../src/openapi/parts';
import type {Spec, Operation} from '../../../src/openapi/types';
import {operationsOf, wholeOperations} from '../../../src/openapi/operations';
import {UserError} from '../../lib/fail';

type Convert = (typeof openapiToPostman)['convertV2'];

/** The package is CommonJS; which of the two it looks like depends on the loader. */
const {convertV2} = ('default' in openapiToPostman ? openapiToPostman.default : openapiToPostman) as unknown as {
  convertV2: Convert;
};

/**
 * How a spec becomes a collection: folders as in the reference, values
 * from examples (those made from schemas are random), optional filters there
 * but off, and the key inherited from the collection.
 */
const options = {
  folderStrategy: 'Tags',
  requestNameSource: 'Fallback',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
  alwaysInheritAuthentication: true,
  enableOptionalParameters: false,
  includeWebhooks: false,
} as const;

/** The spec without answers: they are written apart, and the converter spends its time on them. */
function requestsOnly(spec: Spec): Spec {
  // A copy: the converter writes into what it reads.
  const copy = structuredClone(spec);
  for (const item of Object.values(copy.paths ?? {})) {
    for (const [, operation] of operationsOf(item)) {
      // One stays: the header Accept comes from it.
      operation.responses = {'200': {description: '', content: {'application/json': {}}}};
    }
  }
  return copy;
}

/**
 * Runs openapi-to-postmanv2, which reads OpenAPI 3.1.
 *
 * @throws UserError with its reason where it refuses the spec
 */
function convert(spec: Spec): Promise<unknown> {
  return new Promise((done, fail) => {
    convertV2({type: 'json', data: requestsOnly(spec)}, options, (error, conversion) => {
      const collection = conversion?.result ? conversion.output?.[0]?.data : undefined;
      if (collection === undefined) {
        const reason = error?.message ?? conversion?.reason ?? 'no reason given';
        fail(new UserError(`The spec could not be turned into a Postman collection: ${reason}`));
      } else {
        // Its objects have classes of their own.
        done(JSON.parse(JSON.stringify(collection)));
      }
    });
  });
}

/** One value of a Postman request: a header, a filter, a part of the path. */
interface Pair {
  key: string;
  value: string;
  disabled?: boolean;
  description?: unknown;
}

/** A request of a Postman collection, as far as it is touched here. */
interface Request {
  name?: string;
  method: string;
  description?: unknown;
  url: {path: string[]; host: string[]; query: Pair[]; variable: Pair[]};
  /** Left out where there are none. */
  header?: Pair[];
  body?: {mode?: string; raw?: string; options?: object};
  auth?: unknown;
}

/** An answer that is kept with a request. */
interface SavedResponse {
  id: string;
  name: string;
  originalRequest: Request;
  status: string;
  code: number;
  header: Pair[];
  body?: string;
  cookie: never[];
  _postman_previewlanguage: string;
}

/** One request with its answers, or a folder of them. */
interface Item {
  id: string;
  name: string;
  description?: unknown;
  request?: Request;
  response?: SavedResponse[];
  item?: Item[];
}

/** A Postman collection in format 2.1. */
export interface Collection {
  info: {name: string; schema: string; version?: string; description?: unknown; _postman_id?: string};
  item: Item[];
  auth: unknown;
  variable: Pair[];
}

/** The variable that holds the reader's API key. */
export const keyVariable = 'apiKey';

/** An id that stays the same as long as what it names does. */
function idOf(...names: readonly string[]): string {
  const hash = createHash('sha256').update(names.join('\0')).digest('hex');
  // A UUID of version 8: made by a rule of our own.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Texts are Markdown, which the converter does not say; empty ones go. */
function withMarkdown<Value extends {description?: unknown}>(value: Value): Value {
  const {description, ...rest} = value;
  const content =
    typeof description === 'string' ? description : ((description as {content?: string} | undefined)?.content ?? '');
  return (content === '' ? rest : {...rest, description: {content, type: 'text/markdown'}}) as Value;
}

/** The key of an operation: method and path as the spec writes them. */
function operationKey({method, url}: Request): string {
  const path = url.path.map((part) => (part.startsWith(':') ? `{${part.slice(1)}}` : part)).join('/');
  return `${method} /${path}`;
}

/** A request for a person to send: each time with a key of its own where it must not run twice. */
function readyRequest(request: Request): Request {
  const {auth: _inherited, body, ...rest} = request;
  return {
    ...withMarkdown(rest),
    url: {
      ...request.url,
      query: request.url.query.map(withMarkdown),
      variable: request.url.variable.map(withMarkdown),
    },
    header: (request.header ?? []).map((header) =>
      withMarkdown(header.key === 'Idempotency-Key' ? {...header, value: '{{$guid}}', disabled: false} : header),
    ),
    ...(body?.mode === undefined ? {} : {body}),
  };
}

/** The request that an answer belongs to: only what is sent. */
function sentRequest(request: Request, body: unknown): Request {
  const sent = (pairs: readonly Pair[]): Pair[] =>
    pairs.filter(({disabled}) => !disabled).map(({key, value}) => ({key, value}));
  const {description: _text, name: _name, ...rest} = request;
  return {
    ...rest,
    url: {...request.url, query: sent(request.url.query), variable: sent(request.url.variable)},
    header: sent(request.header ?? []),
    ...(body === undefined || !request.body ? {} : {body: {...request.body, raw: JSON.stringify(body, null, 2)}}),
  };
}

/** Every example of every response of an operation; the request is the one of the same name, where there is one. */
function savedResponses(spec: Spec, unresolved: Operation, request: Request): SavedResponse[] {
  const operation = withoutReferences(unresolved, referencesOf(spec));
  const requestExamples = Object.values(operation.requestBody?.content ?? {})[0]?.examples ?? {};
  const path = `${new URL(baseUrl(spec, operation) ?? 'http://localhost').pathname}${operation.path}`;
  return Object.entries(operation.responses).flatMap(([status, {content = {}, ...response}]) => {
    const [{examples = {}} = {}] = Object.values(content);
    const example = exampleResponse(spec, {content, ...response});
    const bodies = Object.entries(example.bodies);
    return (bodies.length > 0 ? bodies : ([['', undefined]] as const)).map(([name, value]): SavedResponse => ({
      id: idOf(operation.operationId, status, name),
      name: `${status} ${examples[name]?.summary ?? name}`.trim(),
      originalRequest: sentRequest(request, requestExamples[name]?.value),
      status: STATUS_CODES[status] ?? '',
      code: Number(status),
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

/**
 * The spec as a Postman collection: one folder a tag, one request an
 * operation, each example as a saved response. The API key is the variable
 * `apiKey`, which is empty. The same spec gives the same text.
 *
 * @throws UserError where the converter fails, leaves an operation out or
 *   writes one twice
 */
export async function toCollection(spec: Spec): Promise<Collection> {
  const converted = (await convert(spec)) as Collection;
  const wanted = new Map(
    wholeOperations(spec).map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation]),
  );
  const seen: string[] = [];

  const toRequestItem = (name: string, original: Request): Item => {
    const key = operationKey(original);
    const operation = wanted.get(key);
    seen.push(key);
    const request = readyRequest(original);
    return {
      id: idOf(operation?.operationId ?? key),
      name,
      request,
      response: operation ? savedResponses(spec, operation, request) : [],
    };
  };
  const toItem = (item: Item): Item =>
    item.request
      ? toRequestItem(item.name, item.request)
      : {...withMarkdown({...item}), id: idOf('folder', item.name), item: (item.item ?? []).map(toItem)};
  // The tag of the events has no operations, and a folder must hold something.
  const items = converted.item.map(toItem).filter(({item}) => item === undefined || item.length > 0);

  const wrong = [...new Set([...wanted.keys(), ...seen])].filter(
    (key) => !wanted.has(key) || seen.filter((other) => other === key).length !== 1,
  );
  if (wrong.length > 0) {
    throw new UserError(
      `The collection must have every operation once; it does not for: ${wrong.join(', ')}. Look at the paths in api-spec/openapi.yaml and at the changelog of openapi-to-postmanv2.`,
    );
  }
  const {name, schema} = converted.info;
  const {title, version} = spec.info;
  return {
    info: {
      _postman_id: idOf('collection', title),
      ...withMarkdown({name, schema, description: spec.info.description}),
      version,
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: `{{${keyVariable}}}`, type: 'string'}]},
    variable: [
      ...converted.variable,
      withMarkdown({
        key: keyVariable,
        value: '',
        description: 'Your API key. Set it as a current value or in an environment, so that it is not shared.',
      }),
    ],
    item: items,
  };
}
