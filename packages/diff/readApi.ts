import {
  type Content,
  type Header,
  type OperationObject,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  type Schema,
  type Spec,
  operationsOf,
  referencesOf,
} from '@packages/openapi';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';

import type {Direction, NodeKind, RuleName} from './rules';
import {shapeOf} from './shape';

/** A part of an API that clients can notice, such as an operation, a parameter, or a response. */
export interface ApiNode {
  /** `<kind>-removed` and `<kind>-added` report a node that one version lacks. One without a kind is not reported. */
  readonly kind?: NodeKind;
  /** Identifies the node among its siblings of the same kind, in both versions. */
  readonly key: string;
  readonly subject: string;
  /** Distinguishes nodes with the same subject in reports. */
  readonly detail?: string;
  /** The name of an operation or event, which changes in the node affect. */
  readonly affects?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Values that have their own rule. */
  readonly facts?: Partial<Record<RuleName, string | undefined>>;
  /** Keys of the spec that are not compared elsewhere, so that an unknown one cannot change unnoticed. */
  readonly others?: Readonly<Record<string, string>>;
  readonly value?: {readonly direction: Direction; readonly schema: Schema | undefined};
  readonly children?: readonly ApiNode[];
}

/** How an API uses OpenAPI beyond the standard. */
export interface Conventions {
  /** The extension of an operation that lists its error codes by status. */
  readonly errorCodes?: string;
}

/** Keys that only affect documentation. */
const documentation = new Set(['description', 'example', 'examples', 'externalDocs', 'links', 'summary', '$ref']);

/** Reads what clients can notice in a bundled spec: its servers, security schemes, operations, and events. */
export function readApi(spec: Spec, {errorCodes}: Conventions): ApiNode {
  const references = referencesOf(spec);
  const {follow} = references;

  const others = (value: object, compared: readonly string[]): Readonly<Record<string, string>> =>
    mapValues(
      omitBy(
        value as Record<string, unknown>,
        (part, key) => part === undefined || compared.includes(key) || documentation.has(key) || key.startsWith('x-'),
      ),
      (part) => shapeOf(part, references),
    );

  const contents = (content: Content = {}, direction: Direction, subject: string): ApiNode[] =>
    Object.entries(content).map(([type, media]) => ({
      kind: `${direction}-media-type`,
      key: type,
      subject,
      detail: type,
      value: {direction, schema: media.schema},
      others: others(media, ['schema']),
    }));

  const valueNode = (kind: 'parameter' | 'response-header', key: string, subject: string, value: Header): ApiNode => {
    const direction = kind === 'parameter' ? 'request' : 'response';
    const {required = false, deprecated = false, schema, content} = value;
    return {
      ...{kind, key, subject, required, deprecated},
      others: others(value, ['name', 'in', 'required', 'deprecated', 'schema', 'content']),
      value: {direction, schema},
      children: contents(content, direction, subject),
    };
  };

  // Header names are case-insensitive. A change to a header has the same subject for all statuses, which usually share the header.
  const headers = (all: Readonly<Record<string, Header>> = {}, place = ''): ApiNode[] =>
    Object.entries(all).map(([name, header]) =>
      valueNode('response-header', name.toLowerCase(), `${place} header ${name}`.trimStart(), follow(header)),
    );

  /** An operation's parameters. The names of path parameters aren't sent. */
  const parameterNodes = (parameters: readonly Parameter[], path: string): ApiNode[] => {
    const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name]) => name);
    return parameters.map((parameter) => {
      const {in: location, name} = parameter;
      const keys = {path: inPath.indexOf(name), header: name.toLowerCase(), query: name, cookie: name};
      return valueNode('parameter', `${location} ${keys[location]}`, `${location}.${name}`, parameter);
    });
  };

  /** The operations of paths or events, which inherit the parameters and servers of their path, and the security of the API. */
  const endpoints = (
    items: Readonly<Record<string, PathItem>> = {},
    read: (method: string, path: string, operation: OperationObject, parameters: Parameter[]) => ApiNode,
  ): ApiNode[] =>
    Object.entries(items).flatMap(([path, reference]) => {
      const item = follow(reference);
      return operationsOf(item).map(([method, value]) => {
        const operation = follow(value);
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow);
        const {servers = item.servers, security = spec.security} = operation;
        return read(method, path, {...operation, servers, security}, parameters);
      });
    });

  const compared = ['operationId', 'deprecated', 'tags', 'parameters', 'requestBody', 'responses'];

  const operationNode = (
    method: string,
    path: string,
    operation: OperationObject,
    parameters: Parameter[],
  ): ApiNode => {
    const subject = `${method.toUpperCase()} ${path}`;
    const {operationId, deprecated = false, responses = {}} = operation;
    const body = operation.requestBody && follow(operation.requestBody);
    const codes = (operation as Readonly<Record<string, unknown>>)[errorCodes ?? ''] as
      Record<string, string[]> | undefined;
    return {
      ...{kind: 'operation', key: `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`, subject, deprecated},
      affects: operationId ?? subject,
      facts: {'operation-renamed': operationId, 'operation-moved': operation.tags?.[0]},
      others: others(operation, compared),
      children: [
        ...parameterNodes(parameters, path),
        ...(body ? [bodyNode(`${subject} body`, body)] : []),
        ...Object.entries(responses).map(([status, response]) => responseNode(subject, status, follow(response))),
        ...Object.entries(codes ?? {})
          .flatMap(([status, listed]) => listed.map((code) => `${status} ${code}`))
          .map((code) => ({kind: 'error-code', key: code, subject: code}) as const),
      ],
    };
  };

  const bodyNode = (subject: string, {required = false, content}: RequestBody): ApiNode => ({
    ...{kind: 'request-body', key: '', subject, required},
    children: contents(content, 'request', subject),
  });

  const responseNode = (endpoint: string, status: string, response: Response): ApiNode => {
    const subject = `${endpoint} ${status}`;
    return {
      ...{kind: 'status', key: status, subject},
      others: others(response, ['content', 'headers']),
      children: [...contents(response.content, 'response', subject), ...headers(response.headers)],
    };
  };

  /** Customers receive an event as a request, so its body and headers are compared like those of a response. */
  const eventNode = (method: string, type: string, event: OperationObject, parameters: Parameter[]): ApiNode => {
    const {deprecated = false, requestBody, responses = {}} = event;
    const inHeader = parameters.filter(({in: location}) => location === 'header');
    return {
      ...{kind: 'event', key: `${method} ${type}`, subject: type, affects: type, deprecated},
      others: {
        ...others(event, [...compared, 'security', 'servers']),
        // The statuses that the receiver may return.
        responses: Object.keys(responses).join(', '),
      },
      children: [
        ...headers(Object.fromEntries(inHeader.map((parameter) => [parameter.name, parameter])), type),
        ...contents(requestBody && follow(requestBody).content, 'response', type),
      ],
    };
  };

  const {servers = [], paths, webhooks, components: {securitySchemes = {}} = {}} = spec;
  const serverNodes = servers.map((server): ApiNode => ({
    kind: 'server',
    key: server.url,
    subject: server.url,
    others: others(server, ['url']),
  }));
  const schemes = Object.entries(securitySchemes).map(([name, scheme]): ApiNode => ({
    ...{kind: 'security-scheme', key: name, subject: name},
    others: others(scheme, ['bearerFormat']),
  }));
  return {
    ...{key: '', subject: 'API'},
    others: others(spec, ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components']),
    children: [...serverNodes, ...schemes, ...endpoints(paths, operationNode), ...endpoints(webhooks, eventNode)],
  };
}
