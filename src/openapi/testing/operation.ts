import {wholeOperations} from '../operations';
import {referencesOf} from '../references';
import {type OperationForm, formOf} from '../builder/formOf';
import {type Sandbox, createSandbox} from '../sandbox';
import {type SandboxData, sandboxOf} from '../sandbox/data';
import type {SandboxResponse} from '../sandbox/chooseResponse';
import type {Operation, Schema, Spec} from '../types';

/** A spec with one operation, to test what is generated from it. */
export interface SingleOperation {
  spec: Spec;
  operation: Operation;
  sandbox: Sandbox;
  /** The data of the page's request builder. */
  form: OperationForm | undefined;
  /** The response to a request with a JSON body, or to the URL after the path of the API. */
  send: (request: {url?: string; body?: unknown; headers?: Record<string, string>}) => SandboxResponse;
  /** The errors of such a request: pointer, code and message. */
  errors: (request: Parameters<SingleOperation['send']>[0]) => [pointer: string, code: string, message: string][];
}

/** Makes a spec of one operation. */
export function singleOperation(
  definition: object,
  {
    path = '/things',
    method = 'get',
    schemas = {},
  }: {path?: string; method?: string; schemas?: Record<string, object>} = {},
): SingleOperation {
  const spec = {
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [{url: 'https://api.mailwren.example/v1'}],
    tags: [{name: 'Things'}],
    paths: {
      [path]: {
        [method]: {operationId: 'doThing', tags: ['Things'], responses: {204: {description: 'Done.'}}, ...definition},
      },
    },
    components: {schemas},
  } as unknown as Spec;
  const references = referencesOf(spec);
  const [operation] = wholeOperations(spec);
  if (!operation) {
    throw new Error('The spec has no operation.');
  }
  // Loaded the way a page fetches it.
  const data = JSON.parse(JSON.stringify(sandboxOf(spec, operation, references))) as SandboxData;
  const sandbox = createSandbox(data);
  const form = formOf(spec, operation, references);
  const send: SingleOperation['send'] = ({url = path, body, headers = {}}) =>
    sandbox.respond({
      method: method.toUpperCase(),
      url: `/v1${url}`,
      headers: {...(body === undefined ? {} : {'content-type': 'application/json'}), ...headers},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
  return {
    spec,
    operation,
    sandbox,
    form,
    send,
    errors: (request) => {
      const {status, body} = send(request);
      const {errors = []} = Object(body) as {errors?: {pointer: string; code: string; message: string}[]};
      return status < 300 ? [] : errors.map(({pointer, code, message}) => [pointer, code, message]);
    },
  };
}

/** A spec with one operation that has a body. */
export function withBody(
  schema: Schema,
  {example, schemas}: {example?: unknown; schemas?: Record<string, object>} = {},
): SingleOperation {
  const media = {schema, ...(example !== undefined && {examples: {one: {value: example}}})};
  const requestBody = {required: true, content: {'application/json': media}};
  return singleOperation({requestBody}, {method: 'post', schemas});
}
