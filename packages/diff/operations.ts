import {
  type Content,
  type Header,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Server,
  type Spec,
  referencesOf,
  requiredScope,
} from '@packages/openapi';
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';

import {type Endpoint, matchAndReport, matchKeys} from './match';
import type {Direction, Report, RuleName} from './rules';
import type {CompareSchemas} from './schemas';
import {shapeOf} from './shape';

/** Whether an {@link Endpoint} is an operation or an event. */
export type Kind = 'operation' | 'event';

/** An operation the way clients know it, `GET /emails`, or the type of an event. */
export const shownEndpoint = (kind: Kind, {method, path}: Endpoint): string =>
  kind === 'event' ? path : `${method.toUpperCase()} ${path}`;

/** The scope of an operation. Specs of version 1.0.0 stored it in `x-required-scope`. */
function scopeOf(operation: OperationObject & {'x-required-scope'?: string}): string | undefined {
  return requiredScope(operation) ?? operation['x-required-scope'];
}

/** Formats a change as old value → new value. */
const fromTo = (a = 'none', b = 'none'): string => `${a} → ${b}`;

/** Keys that only affect documentation. */
const texts = new Set(['description', 'example', 'examples', 'externalDocs', 'links', 'summary', '$ref']);

/**
 * Reports differences in keys that no rule compares, so that an unknown keyword cannot change
 * unnoticed.
 *
 * @param compared the keys that rules compare
 */
export function compareOthers(
  [before, after]: readonly [Spec, Spec],
  from: object,
  to: object,
  compared: readonly string[],
  subject: string,
  report: Report,
): void {
  const shapesOf = (value: object, spec: Spec): Partial<Record<string, string>> => {
    const others = omitBy(value, (_, key) => compared.includes(key) || texts.has(key) || key.startsWith('x-'));
    return mapValues(others, (part) => shapeOf(part, referencesOf(spec)));
  };
  const [old, present] = [shapesOf(from, before), shapesOf(to, after)];
  for (const key of Object.keys({...old, ...present}).filter((it) => old[it] !== present[it])) {
    report('changed', subject, key);
  }
}

/** All URLs of a server: one for each combination of the values of its variables. */
function urlsOf({url, variables = {}}: Server): string[] {
  return Object.entries(variables).reduce(
    (urls, [name, {enum: values}]) =>
      values ? urls.flatMap((it) => values.map((value) => it.replaceAll(`{${name}}`, value))) : urls,
    [url],
  );
}

/** Compares the base URLs of operations. */
export function compareServers(before: readonly Server[] = [], after: readonly Server[] = [], report: Report): void {
  matchAndReport(before.flatMap(urlsOf), after.flatMap(urlsOf), String, (change, url) =>
    report(`server-${change}`, url),
  );
  const defaultsOf = ({variables = {}}: Server): string =>
    Object.entries(variables)
      .map(([name, {default: value}]) => `${name}=${value}`)
      .join(' ');
  for (const present of after) {
    const old = before.find(({url}) => url === present.url);
    if (old && defaultsOf(old) !== defaultsOf(present)) {
      report('server-default-changed', present.url, fromTo(defaultsOf(old), defaultsOf(present)));
    }
  }
}

/** The alternative security requirements of an operation: schemes and their scopes. */
function requirementsOf({operation, spec}: Endpoint): string[] {
  const requirements = operation.security ?? spec.security ?? [];
  return requirements
    .map((schemes) => {
      const parts = Object.entries(schemes).map(([scheme, scopes]) => [scheme, ...scopes].join(' '));
      return parts.sort().join(' and ') || 'no authentication';
    })
    .sort();
}

function compareSecurity(before: Endpoint, after: Endpoint, subject: string, report: Report): void {
  const [was, is] = [scopeOf(before.operation), scopeOf(after.operation)];
  const requirements = [requirementsOf(before), requirementsOf(after)] as const;
  const schemesOf = (list: readonly string[]): string[] => list.map((it) => it.replace(/ .*/u, ''));
  const schemes = [schemesOf(requirements[0]), schemesOf(requirements[1])] as const;
  // Covers a scope that the older spec defined elsewhere.
  const isMoved = was === is && requiredScope(before.operation) === undefined;
  if (was !== is) {
    report('scope-changed', subject, fromTo(was, is));
  }
  const isSame = isEqual(...(was !== is || isMoved ? schemes : requirements));
  const [old, present] = was === is ? requirements : schemes;
  if (!isSame) {
    report('security-changed', subject, fromTo(old.join(' or '), present.join(' or ')));
  }
}

/** Error codes by status, because clients handle each code. */
const codesOf = ({'x-error-codes': codes = {}}: OperationObject): string[] =>
  Object.entries(codes).flatMap(([status, listed]) => listed.map((code) => `${status} ${code}`));

/** Header names are case-insensitive; names of path parameters are not sent. */
function parametersOf({spec, operation, path}: Endpoint): Parameter[] {
  const names = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name]) => name);
  return (operation.parameters ?? []).map((reference) => {
    const parameter = referencesOf(spec).follow(reference);
    return parameter.in === 'path' ? {...parameter, position: names.indexOf(parameter.name)} : parameter;
  });
}

const parameterKey = ({in: where, name, ...rest}: Parameter & {position?: number}): string =>
  where === 'path' ? `path ${rest.position ?? name}` : `${where} ${where === 'header' ? name.toLowerCase() : name}`;

/** The headers of an event. */
const headersOf = (event: Endpoint): Record<string, Header> => {
  const headers = parametersOf(event).filter(({in: where}) => where === 'header');
  return Object.fromEntries(headers.map((parameter) => [parameter.name, parameter]));
};

/** The keys of parameters and headers that are compared. */
const valueKeys = [
  ...['required', 'deprecated', 'style', 'explode', 'allowReserved', 'schema', 'content'],
  ...['name', 'in', 'position'],
];

/** How a parameter or header is serialized, including the defaults of OpenAPI. */
function formOf({in: where = 'header', style, explode, allowReserved = false}: Partial<Parameter>): object {
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple';
  const written = style ?? usual;
  return {style: written, explode: explode ?? written === 'form', allowReserved};
}

const bodyOf = ({spec, operation: {requestBody}}: Endpoint): RequestBody | undefined =>
  requestBody && referencesOf(spec).follow(requestBody);

/** The keys of operations and events that are compared. */
const endpointKeys = ['operationId', 'deprecated', 'tags', 'parameters', 'requestBody', 'responses'];

/** How to compare the schemas of two specs. */
export type Schemas = Readonly<Record<Direction, CompareSchemas>>;

/**
 * Compares an operation or an event that exists in both specs. Customers receive an event as a request, so its body and
 * headers are compared like those of a response.
 */
export function compareEndpoint(kind: Kind, before: Endpoint, after: Endpoint, schemas: Schemas, report: Report): void {
  const [from, to] = [before.operation, after.operation];
  const [oldReferences, references] = [referencesOf(before.spec), referencesOf(after.spec)];
  const shown = shownEndpoint(kind, after);

  const others = (old: object, present: object, compared: readonly string[], subject: string): void =>
    compareOthers([before.spec, after.spec], old, present, compared, subject, report);

  const flag = (
    [was = false, is = false]: (boolean | undefined)[],
    [set, unset]: [RuleName, RuleName],
    subject: string,
  ): void => {
    if (was !== is) {
      report(is ? set : unset, subject);
    }
  };

  const contents = (old: Content | undefined, present: Content | undefined, subject: string, direction: Direction) => {
    const types = matchKeys(old, present, (change, type) => report(`${direction}-media-type-${change}`, subject, type));
    for (const [[, was], [, is]] of types) {
      schemas[direction](was.schema, is.schema, subject, report);
      others(was, is, ['schema'], subject);
    }
  };

  const values = (old: Header, present: Header, thing: 'parameter' | 'response-header', subject: string): void => {
    const direction = thing === 'parameter' ? 'request' : 'response';
    flag([old.required, present.required], [`${thing}-required`, `${thing}-optional`], subject);
    flag([old.deprecated, present.deprecated], [`${thing}-deprecated`, `${thing}-restored`], subject);
    if (!isEqual(formOf(old), formOf(present))) {
      report(`${thing}-format-changed`, subject);
    }
    if (old.schema || present.schema) {
      schemas[direction](old.schema, present.schema, subject, report);
    }
    contents(old.content, present.content, subject, direction);
    others(old, present, valueKeys, subject);
  };

  const headers = (old: Record<string, Header> = {}, present: Record<string, Header> = {}, status: string): void => {
    const subjectOf = (name: string): string => `${status} header ${name}`;
    const pairs = matchAndReport(
      Object.entries(old),
      Object.entries(present),
      ([name]) => name.toLowerCase(),
      (change, [name]) => report(`response-header-${change}`, subjectOf(name)),
    );
    for (const [[, was], [name, is]] of pairs) {
      values(oldReferences.follow(was), references.follow(is), 'response-header', subjectOf(name));
    }
  };

  const parameters = (): void => {
    const subjectOf = ({in: where, name}: Parameter): string => `${where}.${name}`;
    const pairs = matchAndReport(parametersOf(before), parametersOf(after), parameterKey, (change, parameter) => {
      const isRequired = change === 'added' && parameter.required;
      report(isRequired ? 'required-parameter-added' : `parameter-${change}`, subjectOf(parameter));
    });
    pairs.forEach(([old, present]) => values(old, present, 'parameter', subjectOf(present)));
  };

  const requestBody = (): void => {
    const [old, present] = [bodyOf(before), bodyOf(after)];
    const subject = `${shown} body`;
    if (old && present) {
      flag([old.required, present.required], ['request-body-required', 'request-body-optional'], subject);
      contents(old.content, present.content, subject, 'request');
    } else if (old) {
      report('request-body-removed', subject);
    } else if (present) {
      report(present.required ? 'request-body-required' : 'request-body-added', subject);
    }
  };

  const responses = (): void => {
    const statuses = matchKeys(from.responses, to.responses, (change, status) =>
      report(`status-${change}`, `${shown} ${status}`),
    );
    for (const [[status, was], [, is]] of statuses) {
      const [old, present] = [oldReferences.follow(was), references.follow(is)];
      contents(old.content, present.content, `${shown} ${status}`, 'response');
      headers(old.headers, present.headers, status);
      others(old, present, ['content', 'headers'], `${shown} ${status}`);
    }
  };

  flag([from.deprecated, to.deprecated], [`${kind}-deprecated`, `${kind}-restored`], shown);
  if (kind === 'event') {
    headers(headersOf(before), headersOf(after), shown);
    contents(bodyOf(before)?.content, bodyOf(after)?.content, shown, 'response');
    // The statuses that the receiver may return.
    matchKeys(from.responses, to.responses, (change, status) => report(`event-response-${change}`, shown, status));
    others(from, to, endpointKeys, shown);
    return;
  }
  if (from.operationId !== to.operationId) {
    report('operation-renamed', shown, fromTo(from.operationId, to.operationId));
  }
  compareSecurity(before, after, shown, report);
  if (from.servers || to.servers) {
    compareServers(from.servers ?? before.spec.servers, to.servers ?? after.spec.servers, report);
  }
  parameters();
  requestBody();
  responses();
  matchAndReport(codesOf(from), codesOf(to), String, (change, code) => report(`error-code-${change}`, code));
  others(from, to, [...endpointKeys, 'security', 'servers'], shown);
}
