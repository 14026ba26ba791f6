import {
  type Credential,
  type ExampleResponse,
  type Operation,
  type References,
  type Schema,
  type Spec,
  type WireParameter,
  basePathOf,
  credentialOf,
  dataOf,
  exampleResponse,
  jsonContent,
  namedExamples,
  schemaOf,
  serversOf,
  successOf,
  wholeOperations,
  wireParameters,
} from '@packages/openapi';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';

import {apiConventions} from '../../src/config/api';
import {type Annotate, requestSchema} from './requestSchema';

/** An operation as the sandbox needs it, without schemas and descriptions. */
export interface SandboxOperation {
  operationId: string;
  /** In lower case. */
  method: string;
  /** The path template. */
  path: string;
  parameters: readonly WireParameter[];
  /** The JSON body of requests, with its examples by name. */
  body?: {required: boolean; type: string; examples: Readonly<Record<string, unknown>>};
  /** By status. */
  responses: Readonly<Record<string, ExampleResponse>>;
  /** Unset if the operation needs no API key. */
  credential?: Credential;
}

/** The sandbox's data about an operation: plain data, so that a page can fetch it. */
export interface SandboxData {
  /** The base path on each of its servers: `/v1`. Server variables are in braces. */
  basePaths: readonly string[];
  operation: SandboxOperation;
  /** The schema of a request: `{requestBody, path, query, header}`. */
  request: Schema;
  /** The pattern of a valid API key, and an example of one. */
  key: {pattern: string; example: string};
  /** The ids of the documented emails by their status, for the operation that sends to test recipients. */
  emails: Record<string, string>;
}

/** The pattern and an example of the field that contains a new API key. */
function describedKey({components}: Spec): SandboxData['key'] {
  const {pattern = '.', examples: [example] = []} =
    Object.values(components?.schemas ?? {})
      .map(({properties}) => properties?.[apiConventions.apiKey.field])
      .find((field): field is Schema => typeof field === 'object' && field.pattern !== undefined) ?? {};
  return {pattern, example: typeof example === 'string' ? example : 'any-key'};
}

/** The ids of the emails that the spec shows, by their status. */
function exampleEmails(spec: Spec): Record<string, string> {
  const {get} = apiConventions.testRecipients;
  const operation = wholeOperations(spec).find(({operationId}) => operationId === get);
  const success = operation && successOf(operation.responses)?.[1];
  const content = success?.content ?? {};
  const emails = Object.values(content)
    .flatMap(({examples = {}}) => Object.values(examples))
    .map((example) => dataOf(example.value, apiConventions) as {id: string; status: string});
  return Object.fromEntries(emails.map(({id, status}): [string, string] => [status, id]).reverse());
}

/**
 * The data of the sandbox for an operation of the spec.
 *
 * @param annotate adds what a form shows about a value to its schema
 */
export function sandboxOf(
  spec: Spec,
  operation: Operation,
  references: References,
  annotate: Annotate = () => ({}),
): SandboxData {
  const {operationId, method, path, parameters = [], requestBody, responses} = operation;
  const body = jsonContent(requestBody?.content);
  const wires = parameters.flatMap((parameter) =>
    wireParameters([parameter], references).map((wire) => ({
      wire,
      schema: {...schemaOf(parameter), ...pick(parameter, 'description')},
    })),
  );
  const credential = credentialOf(spec, operation);
  return {
    basePaths: serversOf(spec, operation).map(({url}) => basePathOf(url)),
    operation: {
      operationId,
      method,
      path,
      parameters: wires.map(({wire}) => wire),
      ...(body && {
        body: {
          required: requestBody?.required ?? false,
          type: body.type,
          examples: namedExamples(spec, body.media, 'request'),
        },
      }),
      responses: mapValues(responses, (response) => exampleResponse(spec, response)),
      ...(credential && {credential}),
    },
    request: requestSchema(
      references,
      wires.map(({wire, schema}) => ({...wire, schema})),
      body?.media.schema,
      annotate,
    ),
    key: describedKey(spec),
    emails: operationId === apiConventions.testRecipients.send ? exampleEmails(spec) : {},
  };
}
