import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';

import {withoutReferences} from '../parts';
import {constraintsOf} from '../keywords';
import {type References, resolve, resolvePointer} from '../references';
import type {Content, Operation, Parameter, Schema, Spec} from '../types';

/** What the sandbox knows about an operation: plain data, so that a page can fetch it. */
export interface SandboxData {
  /** The path of the API: `/v1`. */
  basePath: string;
  /** The operation without its schemas and descriptions, with all references resolved. */
  operation: Operation;
  /** The schema of a request: `{requestBody, path, query, header}`. */
  request: Schema;
  /** The pattern of a valid API key, and an example of one. */
  key: {pattern: string; example: string};
  /** The ids of the documented emails by their status, for the operation that sends to test recipients. */
  emails: Record<string, string>;
}

/** Adds the schemas that a schema refers to, so that it is complete. */
function withComponents(spec: Spec, schema: Schema): Schema {
  const schemas: Record<string, unknown> = {};
  const add = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/gu)) {
      if (!(name in schemas)) {
        schemas[name] = constraintsOf(spec.components?.schemas?.[name]);
        add(schemas[name]);
      }
    }
  };
  add(schema);
  return {...schema, components: {schemas}} as Schema;
}

/** The schema of the secret in the response to a new API key, and an example of one. */
function describedKey(spec: Spec): SandboxData['key'] {
  const find = (node: unknown): Schema | undefined => {
    if (typeof node !== 'object' || node === null) {
      return undefined;
    }
    const secret = (node as Schema).properties?.secret;
    return typeof secret === 'object' && secret.pattern !== undefined
      ? secret
      : Object.values(node).reduce<Schema | undefined>((found, child) => found ?? find(child), undefined);
  };
  const secret = find(spec.components?.schemas);
  return {
    pattern: secret?.pattern ?? '.',
    example: [secret?.examples?.[0]].find((example) => typeof example === 'string') ?? 'any-key',
  };
}

/** The ids of the emails that the spec shows, by their status. */
function exampleEmails(spec: Spec): Record<string, string> {
  const path = '#/paths/~1emails~1{email_id}/get/responses/200/content';
  const emails = Object.values((resolvePointer(spec, path) ?? {}) as Content)
    .flatMap(({examples = {}}) => Object.values(examples))
    .map((example) => resolve(spec, example).value as {data: {id: string; status: string}});
  return Object.fromEntries(emails.map(({data: {id, status}}): [string, string] => [status, id]).reverse());
}

/** The data of the sandbox for an operation of the spec. */
export function sandboxOf(spec: Spec, unresolved: Operation, references: References): SandboxData {
  const operation = withoutReferences(unresolved, references);
  const {operationId, method, path, parameters = [], requestBody, responses} = operation;
  const valuesOnly = (content: Content = {}): Content =>
    mapValues(content, ({examples = {}}) => ({examples: mapValues(examples, ({value}) => ({value}))}));
  const schemaIn = (location: Parameter['in']): Schema => {
    const own = parameters.filter((parameter) => parameter.in === location);
    return {
      properties: Object.fromEntries(own.map(({name, schema}) => [name, constraintsOf(schema) as Schema])),
      required: own.filter(({required}) => required).map(({name}) => name),
      ...(location === 'query' && {additionalProperties: false}),
    };
  };
  const [body] = Object.values(requestBody?.content ?? {});
  return {
    basePath: new URL(spec.servers?.[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/u, ''),
    operation: {
      operationId,
      method,
      path,
      parameters: parameters.map((parameter) => ({
        ...pick(parameter, 'name', 'in', 'required'),
        schema: pick(parameter.schema, 'type'),
      })),
      ...(requestBody && {requestBody: {required: requestBody.required, content: valuesOnly(requestBody.content)}}),
      responses: mapValues(responses, ({headers = {}, content}) => ({
        description: '',
        headers: mapValues(headers, (header) => pick(header, 'required', 'example', 'examples')),
        content: valuesOnly(content),
      })),
    },
    request: withComponents(spec, {
      properties: {
        ...(body && {requestBody: constraintsOf(body.schema ?? {}) as Schema}),
        path: schemaIn('path'),
        query: schemaIn('query'),
        header: schemaIn('header'),
      },
    }),
    key: describedKey(spec),
    emails: operationId === 'sendEmail' ? exampleEmails(spec) : {},
  };
}
