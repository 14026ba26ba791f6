import isEqual from 'lodash/isEqual';

import {requiredScope} from '../../../src/openapi/operations';
import type {Content, Header, OperationObject, Parameter, RequestBody} from '../../../src/openapi/types';
import {type Side, match, shownEndpoint} from './match';
import type {Direction, Report, RuleName} from './rules';
import {compareOthers} from './others';
import type {CompareSchemas} from './schemas';
import {compareServers} from './servers';

/** The scope of an operation. Specs of version 1.0.0 stored it in `x-required-scope`. */
function scopeOf(operation: OperationObject & {'x-required-scope'?: string}): string | undefined {
  return requiredScope(operation) ?? operation['x-required-scope'];
}

/** Formats a change as old value → new value. */
const fromTo = (a = 'none', b = 'none'): string => `${a} → ${b}`;

/** How to compare the schemas of two specs. */
export type Schemas = Readonly<Record<Direction, CompareSchemas>>;

/** Compares an operation that exists in both specs. */
export function compareOperations(before: Side, after: Side, schemas: Schemas, report: Report): void {
  const [from, to] = [before.operation, after.operation];
  const subject = shownEndpoint(after);
  const {flag, others, parameters, bodies, responses} = partsOf(before, after, schemas, report);
  if (from.operationId !== to.operationId) {
    report('operation-renamed', subject, fromTo(from.operationId, to.operationId));
  }
  compareSecurity(before, after, report);
  flag([from.deprecated, to.deprecated], ['operation-deprecated', 'operation-restored'], subject);
  if (from.servers || to.servers) {
    compareServers(from.servers ?? before.spec.servers, to.servers ?? after.spec.servers, report);
  }
  parameters();
  bodies();
  responses();
  compareErrorCodes(from, to, report);
  const compared = ['operationId', 'security', 'deprecated', 'servers', 'tags', ...partKeys];
  others(from, to, compared, subject);
}

/** The alternative security requirements of an operation: schemes and their scopes. */
function requirementsOf({operation, spec}: Side): string[] {
  const requirements = operation.security ?? spec.security ?? [];
  return requirements.map((schemes) => {
    const parts = Object.entries(schemes).map(([scheme, scopes]) => [scheme, ...scopes].join(' '));
    return parts.sort().join(' and ') || 'no authentication';
  });
}

function compareSecurity(before: Side, after: Side, report: Report): void {
  const subject = shownEndpoint(after);
  const [was, is] = [scopeOf(before.operation), scopeOf(after.operation)];
  const [old, present] = [before, after].map((side) => requirementsOf(side).sort());
  // Covers a scope that the older spec defined elsewhere.
  const isMoved = was === is && requiredScope(before.operation) === undefined;
  const schemes = [old, present].map((requirements = []) => requirements.map((it) => it.split(' ')[0]));
  if (was !== is) {
    report('scope-changed', subject, fromTo(was, is));
  } else if (!isEqual(old, present) && !(isMoved && isEqual(schemes[0], schemes[1]))) {
    report('security-changed', subject, fromTo(old?.join(' or '), present?.join(' or ')));
  }
  if (was !== is && !isEqual(schemes[0], schemes[1])) {
    report('security-changed', subject, fromTo(schemes[0]?.join(' or '), schemes[1]?.join(' or ')));
  }
}

/** Error codes by status, because clients handle each code. */
function compareErrorCodes(from: OperationObject, to: OperationObject, report: Report): void {
  const codesOf = ({'x-error-codes': codes = {}}: OperationObject): string[] =>
    Object.entries(codes).flatMap(([status, listed]) => listed.map((code) => `${status} ${code}`));
  const {gone, added} = match(codesOf(from), codesOf(to), (code) => code);
  gone.forEach((code) => report('error-code-removed', code));
  added.forEach((code) => report('error-code-added', code));
}

/** Header names are case-insensitive; names of path parameters are not sent. */
function parametersOf({references, operation, path}: Side): Parameter[] {
  const names = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name]) => name);
  return (operation.parameters ?? []).map((reference) => {
    const parameter = references.follow(reference);
    return parameter.in === 'path' ? {...parameter, position: names.indexOf(parameter.name)} : parameter;
  });
}

const parameterKey = ({in: where, name, ...rest}: Parameter & {position?: number}): string =>
  where === 'path' ? `path ${rest.position ?? name}` : `${where} ${where === 'header' ? name.toLowerCase() : name}`;

/** The keys of parameters and headers that are compared. */
const formKeys = ['required', 'deprecated', 'style', 'explode', 'allowReserved', 'schema', 'content'];

/** How a parameter or header is serialized, including the defaults of OpenAPI. */
function formOf({in: where = 'header', style, explode, allowReserved = false}: Partial<Parameter>): object {
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple';
  const written = style ?? usual;
  return {style: written, explode: explode ?? written === 'form', allowReserved};
}

const bodyOf = ({references, operation: {requestBody}}: Side): RequestBody | undefined =>
  requestBody && references.follow(requestBody);

/** The keys of an operation that {@link partsOf} compares. */
const partKeys = ['parameters', 'requestBody', 'responses'];

/** Comparisons of the parts of an operation or an event. */
function partsOf(before: Side, after: Side, schemas: Schemas, report: Report) {
  const others = (old: object, present: object, compared: readonly string[], subject: string): void =>
    compareOthers(before, after, old, present, compared, subject, report);

  const flag = (
    [was = false, is = false]: (boolean | undefined)[],
    [set, unset]: [RuleName, RuleName],
    subject: string,
  ) => {
    if (was !== is) {
      report(is ? set : unset, subject);
    }
  };

  const contents = (old: Content = {}, present: Content = {}, subject: string, direction: Direction): void => {
    const types = match(Object.entries(old), Object.entries(present), ([type]) => type);
    types.gone.forEach(([type]) => report(`${direction}-media-type-removed`, subject, type));
    types.added.forEach(([type]) => report(`${direction}-media-type-added`, subject, type));
    for (const [[, from], [, to]] of types.both) {
      schemas[direction](from.schema, to.schema, subject, report);
      others(from, to, ['schema'], subject);
    }
  };

  const values = (old: Header, present: Header, kind: 'parameter' | 'response-header', subject: string): void => {
    const direction = kind === 'parameter' ? 'request' : 'response';
    flag([old.required, present.required], [`${kind}-required`, `${kind}-optional`], subject);
    flag([old.deprecated, present.deprecated], [`${kind}-deprecated`, `${kind}-restored`], subject);
    if (!isEqual(formOf(old), formOf(present))) {
      report(`${kind}-format-changed`, subject);
    }
    if (old.schema || present.schema) {
      schemas[direction](old.schema, present.schema, subject, report);
    }
    contents(old.content, present.content, subject, direction);
    others(old, present, [...formKeys, 'name', 'in', 'position'], subject);
  };

  const headers = (old: Record<string, Header> = {}, present: Record<string, Header> = {}, status: string): void => {
    const {gone, added, both} = match(Object.entries(old), Object.entries(present), ([name]) => name.toLowerCase());
    const subjectOf = (name: string): string => `${status} header ${name}`;
    gone.forEach(([name]) => report('response-header-removed', subjectOf(name)));
    added.forEach(([name]) => report('response-header-added', subjectOf(name)));
    for (const [[, from], [name, to]] of both) {
      values(before.references.follow(from), after.references.follow(to), 'response-header', subjectOf(name));
    }
  };

  const parameters = (): void => {
    const {gone, added, both} = match(parametersOf(before), parametersOf(after), parameterKey);
    const subjectOf = ({in: where, name}: Parameter): string => `${where}.${name}`;
    gone.forEach((parameter) => report('parameter-removed', subjectOf(parameter)));
    added.forEach((parameter) =>
      report(parameter.required ? 'required-parameter-added' : 'parameter-added', subjectOf(parameter)),
    );
    both.forEach(([old, present]) => values(old, present, 'parameter', subjectOf(present)));
  };

  const bodies = (): void => {
    const [old, present] = [before, after].map(bodyOf);
    const subject = `${shownEndpoint(after)} body`;
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
    const [old, present] = [before, after].map(({operation}) => Object.entries(operation.responses ?? {}));
    const statuses = match(old ?? [], present ?? [], ([status]) => status);
    const subjectOf = (status: string): string => `${shownEndpoint(after)} ${status}`;
    statuses.gone.forEach(([status]) => report('status-removed', subjectOf(status)));
    statuses.added.forEach(([status]) => report('status-added', subjectOf(status)));
    for (const [[status, was], [, is]] of statuses.both) {
      const [from, to] = [before.references.follow(was), after.references.follow(is)];
      contents(from.content, to.content, subjectOf(status), 'response');
      headers(from.headers, to.headers, status);
      others(from, to, ['content', 'headers'], subjectOf(status));
    }
  };

  return {flag, others, contents, headers, parameters, bodies, responses};
}

/** Compares an event. Customers receive it as a request, so its body and headers are compared like a response. */
export function compareEvents(before: Side, after: Side, schemas: Schemas, report: Report): void {
  const [from, to] = [before.operation, after.operation];
  const {flag, others, contents, headers} = partsOf(before, after, schemas, report);
  const headersOf = (side: Side): Record<string, Header> =>
    Object.fromEntries(
      parametersOf(side)
        .filter(({in: where}) => where === 'header')
        .map((parameter) => [parameter.name, parameter]),
    );
  headers(headersOf(before), headersOf(after), after.path);
  contents(bodyOf(before)?.content, bodyOf(after)?.content, after.path, 'response');
  flag([from.deprecated, to.deprecated], ['event-deprecated', 'event-restored'], after.path);
  // The statuses that the receiver may return.
  const statuses = match(Object.keys(from.responses ?? {}), Object.keys(to.responses ?? {}), (status) => status);
  statuses.gone.forEach((status) => report('event-response-removed', after.path, status));
  statuses.added.forEach((status) => report('event-response-added', after.path, status));
  others(from, to, ['operationId', 'deprecated', 'tags', ...partKeys], after.path);
}
