import {
  type Content,
  type Header,
  type JsonObject,
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

import type {Direction, NodeKind} from './rules';
import {shapeOf} from './shape';

/** A part of an API that clients can notice, such as an operation, a parameter, or a response. */
export interface ApiNode {
  /** `<kind>-removed` and `<kind>-added` report a node that one version lacks. */
  readonly kind: NodeKind | 'api';
  /** Identifies the node among its siblings of the same kind, in both versions. */
  readonly key: string;
  readonly subject: string;
  /** Distinguishes nodes with the same subject in reports. */
  readonly detail?: string;
  /** The name of an operation or event, which changes in the node affect. */
  readonly affects?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Values by the rule that reports them, and by key if they aren't compared elsewhere, even if the key is unknown. */
  readonly facts?: Readonly<Record<string, string | undefined>>;
  readonly value?: {readonly direction: Direction; readonly schema: Schema | undefined};
  readonly children?: readonly ApiNode[];
}

/** How an API uses OpenAPI beyond the standard. */
export interface Conventions {
  /** The extension that lists an operation's error codes by status. */
  readonly errorCodes?: string;
}

type ReadEndpoint = (method: string, path: string, operation: OperationObject, parameters: Parameter[]) => ApiNode;

/** Keys that only affect documentation. */
const documentation = new Set(['description', 'example', 'examples', 'externalDocs', 'links', 'summary', '$ref']);

/** Reads what clients can notice in a bundled spec: its servers, security schemes, operations, and events. */
export function readApi(spec: Spec, {errorCodes}: Conventions): ApiNode {
  const references = referencesOf(spec);
  const {follow} = references;

  /** The keys that are neither documentation nor compared elsewhere. */
  const others = (value: object, compared: readonly string[]): Readonly<Record<string, string>> => {
    const rest = omitBy(
      value as JsonObject,
      (part, key) => part === undefined || compared.includes(key) || documentation.has(key) || key.startsWith('x-'),
    );
    return mapValues(rest, (part) => shapeOf(part, references));
  };

  const contents = (content: Content = {}, direction: Direction, subject: string): ApiNode[] =>
    Object.entries(content).map(([type, media]) => ({
      kind: `${direction}-media-type`,
      key: type,
      subject,
      detail: type,
      value: {direction, schema: media.schema},
      facts: others(media, ['schema']),
    }));

  const valueNode = (kind: 'parameter' | 'response-header', key: string, subject: string, value: Header): ApiNode => {
    const direction = kind === 'parameter' ? 'request' : 'response';
    const {required = false, deprecated = false, schema, content} = value;
    return {
      ...{kind, key, subject, required, deprecated},
      facts: others(value, ['name', 'in', 'required', 'deprecated', 'schema', 'content']),
      value: {direction, schema},
      children: contents(content, direction, subject),
    };
  };

  // Header names are case-insensitive. A header has the same subject for all statuses, because they usually share it.
  const headers = (all: Readonly<Record<string, Header>> = {}, place = ''): ApiNode[] =>
    Object.entries(all).map(([name, header]) =>
      valueNode('response-header', name.toLowerCase(), `${place} header ${name}`.trimStart(), follow(header)),
    );

  /** An operation's parameters. Path parameters are identified by position, because their names aren't sent. */
  const parameterNodes = (parameters: readonly Parameter[], path: string): ApiNode[] => {
    const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name]) => name);
    return parameters.map((parameter) => {
      const {in: location, name} = parameter;
      const keys = {path: inPath.indexOf(name), header: name.toLowerCase(), query: name, cookie: name};
      return valueNode('parameter', `${location} ${keys[location]}`, `${location}.${name}`, parameter);
    });
  };

  /** The operations of paths or events. They inherit their path's parameters and servers, and the API's security. */
  const endpoints = (items: Readonly<Record<string, PathItem>> = {}, read: ReadEndpoint): ApiNode[] =>
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

  const operationNode: ReadEndpoint = (method, path, operation, parameters) => {
    const subject = `${method.toUpperCase()} ${path}`;
    const {operationId, deprecated = false, responses = {}} = operation;
    const codes = ((operation as JsonObject)[errorCodes ?? ''] ?? {}) as Record<string, string[]>;
    return {
      ...{kind: 'operation', key: `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`, subject, deprecated},
      affects: operationId ?? subject,
      facts: {
        ...others(operation, compared),
        'operation-renamed': operationId,
        'operation-moved': operation.tags?.[0],
      },
      children: [
        ...parameterNodes(parameters, path),
        ...(operation.requestBody ? [bodyNode(`${subject} body`, follow(operation.requestBody))] : []),
        ...Object.entries(responses).map(([status, response]) => responseNode(subject, status, follow(response))),
        ...Object.entries(codes)
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
      facts: others(response, ['content', 'headers']),
      children: [...contents(response.content, 'response', subject), ...headers(response.headers)],
    };
  };

  /** Customers receive an event as a request, so its body and headers are compared like those of a response. */
  const eventNode: ReadEndpoint = (method, type, event, parameters) => {
    const {deprecated = false, requestBody, responses = {}} = event;
    const inHeader = parameters.filter(({in: location}) => location === 'header');
    return {
      ...{kind: 'event', key: `${method} ${type}`, subject: type, affects: type, deprecated},
      facts: {
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
    facts: others(server, ['url']),
  }));
  const schemes = Object.entries(securitySchemes).map(([name, scheme]): ApiNode => ({
    ...{kind: 'security-scheme', key: name, subject: name},
    facts: others(scheme, ['bearerFormat']),
  }));
  return {
    ...{kind: 'api', key: '', subject: 'API'},
    facts: others(spec, ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components']),
    children: [...serverNodes, ...schemes, ...endpoints(paths, operationNode), ...endpoints(webhooks, eventNode)],
  };
}
