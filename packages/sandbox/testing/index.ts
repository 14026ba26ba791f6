import {type Schema, type Spec, wholeOperations} from '@packages/openapi';

import {createSandbox} from '../sandbox';
import {type SandboxData, sandboxOf} from '../data';
import type {Violation} from '../fieldErrors';

/** Creates a spec with one operation, and its sandbox. */
export function singleOperation(
  definition: object,
  {
    path = '/things',
    method = 'get',
    schemas = {},
  }: {path?: string; method?: string; schemas?: Record<string, object>} = {},
) {
  const spec = {
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [{url: 'https://api.things.example/v1'}],
    tags: [{name: 'Things'}],
    paths: {
      [path]: {
        [method]: {operationId: 'doThing', tags: ['Things'], responses: {204: {description: 'Done.'}}, ...definition},
      },
    },
    components: {schemas},
  } as unknown as Spec;
  const [operation] = wholeOperations(spec);
  if (!operation) {
    throw new Error('The spec has no operation.');
  }
  // The data, loaded the way a page fetches it.
  const data = JSON.parse(JSON.stringify(sandboxOf(spec, operation))) as SandboxData;
  const sandbox = createSandbox(data);
  /** The response to a request. By default, the request goes to the operation's URL, without a body. */
  const send = ({url = path, body, headers = {}}: {url?: string; body?: unknown; headers?: Record<string, string>}) =>
    sandbox.respond({
      method: method.toUpperCase(),
      url: `/v1${url}`,
      headers: {...(body !== undefined && {'content-type': 'application/json'}), ...headers},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
  /** The errors in a request: pointer, code, and message. */
  const errors = (request: Parameters<typeof send>[0]): [pointer: string, code: string, message: string][] => {
    const {body} = send(request);
    const {errors: all = []} = Object(body) as {errors?: Pick<Violation, 'pointer' | 'code' | 'message'>[]};
    return all.map((error) => [error.pointer, error.code, error.message]);
  };
  return {spec, operation, sandbox, send, errors};
}

/** A spec with one operation that has a body. */
export function withBody(
  schema: Schema,
  {example, schemas}: {example?: unknown; schemas?: Record<string, object>} = {},
) {
  const media = {schema, ...(example !== undefined && {examples: {one: {value: example}}})};
  const requestBody = {required: true, content: {'application/json': media}};
  return singleOperation({requestBody}, {method: 'post', schemas});
}
