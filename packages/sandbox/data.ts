import {
  type Conventions,
  type Credential,
  type ExampleResponse,
  type Operation,
  type References,
  type Schema,
  type Spec,
  type WireParameter,
  basePathOf,
  credentialOf,
  exampleResponse,
  examplesOf,
  jsonContent,
  mergeSchema,
  referencesOf,
  resolvePointer,
  schemaOf,
  serversOf,
  wireParameters,
} from '@packages/openapi';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';

import {type Annotate, requestSchema} from './requestSchema';

/** An operation as the sandbox needs it, without schemas and descriptions. */
export interface SandboxOperation {
  operationId: string;
  /** The HTTP method, in lowercase. */
  method: string;
  /** The path template. */
  path: string;
  parameters: readonly WireParameter[];
  /** The JSON body of requests, with its examples by name. */
  body?: {required: boolean; type: string; examples: Readonly<Record<string, unknown>>};
  /** The example responses by status. */
  responses: Readonly<Record<string, ExampleResponse>>;
  /** Unset if the operation does not need an API key. */
  credential?: Credential;
}

/** The sandbox's data about an operation: plain data, so that a page can fetch it. */
export interface SandboxData {
  /** The base path on each of the operation's servers: `/v1`. Server variables are in braces. */
  basePaths: readonly string[];
  operation: SandboxOperation;
  /** The schema of a request: `{requestBody, path, query, header}`. */
  request: Schema;
  /** The pattern of a valid API key, and an example of one. */
  key: {pattern: string; example: string};
}

/** The pattern and an example of a new API key, from the schema at a pointer. Without a schema, any key is valid. */
function describedKey(references: References, $ref?: string): SandboxData['key'] {
  const isDescribed = $ref !== undefined && resolvePointer(references.document, $ref) !== undefined;
  const {pattern = '.', examples: [example] = []} = isDescribed ? mergeSchema({$ref}, references) : {};
  return {pattern, example: typeof example === 'string' ? example : 'any-key'};
}

/**
 * The data of the sandbox for an operation of the spec.
 *
 * @param annotate adds the information that a form shows about a value to its schema
 */
export function sandboxOf(
  spec: Spec,
  operation: Operation,
  {apiKey}: Conventions = {},
  annotate?: Annotate,
): SandboxData {
  const references = referencesOf(spec);
  const {operationId, method, path, parameters = [], requestBody, responses} = operation;
  const body = jsonContent(requestBody?.content);
  const described = parameters.flatMap((parameter) =>
    wireParameters([parameter], references).map((wire) => ({
      ...wire,
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
      parameters: wireParameters(parameters, references),
      ...(body && {
        body: {
          required: requestBody?.required ?? false,
          type: body.type,
          examples: Object.fromEntries(
            examplesOf(body.media, references, 'request').map(({name, value}) => [name, value]),
          ),
        },
      }),
      responses: mapValues(responses, (response) => exampleResponse(response, references)),
      ...(credential && {credential}),
    },
    request: requestSchema(described, body?.media.schema, {references, sender: 'client', annotate}),
    key: describedKey(references, apiKey?.schema),
  };
}
