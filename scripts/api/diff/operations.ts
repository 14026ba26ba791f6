import isEqual from 'lodash/isEqual';

import {requiredScope} from '../../../src/openapi/operations';
import type {
  Content,
  Header,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../../src/openapi/types';
import {type Side, match, shownEndpoint} from './match';
import type {Direction, Report} from './pair';
import {compareOthers} from './others';
import {compareSchemas} from './schemas';
import {compareServers} from './servers';

/** The scope of an operation. Specs of version 1.0.0 stored it in `x-required-scope`. */
function scopeOf(operation: OperationObject & {'x-required-scope'?: string}): string | undefined {
  return requiredScope(operation) ?? operation['x-required-scope'];
}

/** Formats a change as old value → new value. */
const fromTo = (a = 'none', b = 'none'): string => `${a} → ${b}`;

/** Compares an operation that exists in both specs. */
export function compareOperations(before: Side, after: Side, report: Report): void {
  const [from, to] = [before.operation, after.operation];
  const subject = shownEndpoint(after);
  if (from.operationId !== to.operationId) {
    report('operation-renamed', subject, fromTo(from.operationId, to.operationId));
  }
  compareSecurity(before, after, report);
  if ((from.deprecated ?? false) !== (to.deprecated ?? false)) {
    report(to.deprecated ? 'operation-deprecated' : 'operation-restored', subject);
  }
  if (from.servers || to.servers) {
    compareServers(from.servers ?? before.spec.servers, to.servers ?? after.spec.servers, report);
  }
  compareParameters(before, after, report);
  compareRequestBodies(before, after, report);
  compareResponses(before, after, report);
  compareErrorCodes(from, to, report);
  const others = ['operationId', 'security', 'deprecated', 'servers', 'parameters', 'requestBody', 'responses', 'tags'];
  compareOthers(before, after, from, to, others, subject, report);
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

function compareParameters(before: Side, after: Side, report: Report): void {
  const {gone, added, both} = match(parametersOf(before), parametersOf(after), parameterKey);
  const subjectOf = ({in: where, name}: Parameter): string => `${where}.${name}`;
  gone.forEach((parameter) => report('parameter-removed', subjectOf(parameter)));
  added.forEach((parameter) =>
    report(parameter.required ? 'required-parameter-added' : 'parameter-added', subjectOf(parameter)),
  );
  for (const [old, present] of both) {
    const subject = subjectOf(present);
    if ((old.required ?? false) !== (present.required ?? false)) {
      report(present.required ? 'parameter-required' : 'parameter-optional', subject);
    }
    if ((old.deprecated ?? false) !== (present.deprecated ?? false)) {
      report(present.deprecated ? 'parameter-deprecated' : 'parameter-restored', subject);
    }
    if (!isEqual(formOf(old), formOf(present))) {
      report('parameter-format-changed', subject);
    }
    compareValues(before, after, old, present, subject, 'request', report);
    compareOthers(before, after, old, present, [...formKeys, 'name', 'in', 'position'], subject, report);
  }
}

/** The keys of parameters and headers that are compared. */
const formKeys = ['required', 'deprecated', 'style', 'explode', 'allowReserved', 'schema', 'content'];

/** How a parameter or header is serialized, including the defaults of OpenAPI. */
function formOf({in: where = 'header', style, explode, allowReserved = false}: Partial<Parameter>): object {
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple';
  const written = style ?? usual;
  return {style: written, explode: explode ?? written === 'form', allowReserved};
}

/** Compares parameters and headers, whose type is in `schema` or `content`. */
function compareValues(
  before: Side,
  after: Side,
  old: Pick<Parameter, 'schema' | 'content'>,
  present: Pick<Parameter, 'schema' | 'content'>,
  subject: string,
  direction: Direction,
  report: Report,
): void {
  if (old.schema || present.schema) {
    compareSides(before, after, old.schema, present.schema, subject, direction, report);
  }
  compareContents(before, after, old.content, present.content, subject, direction, report);
}

function compareSides(
  {references}: Side,
  after: Side,
  old: Schema | undefined,
  present: Schema | undefined,
  subject: string,
  direction: Direction,
  report: Report,
): void {
  const sides = [
    {references, schema: old},
    {references: after.references, schema: present},
  ] as const;
  compareSchemas(...sides, subject, direction, report);
}

const bodyOf = ({references, operation: {requestBody}}: Side): RequestBody | undefined =>
  requestBody && references.follow(requestBody);

function compareRequestBodies(before: Side, after: Side, report: Report): void {
  const [old, present] = [before, after].map(bodyOf);
  const subject = `${shownEndpoint(after)} body`;
  if (!old || !present) {
    if (old) {
      report('request-body-removed', subject);
    }
    if (present) {
      report(present.required ? 'request-body-required' : 'request-body-added', subject);
    }
    return;
  }
  if ((old.required ?? false) !== (present.required ?? false)) {
    report(present.required ? 'request-body-required' : 'request-body-optional', subject);
  }
  compareContents(before, after, old.content, present.content, subject, 'request', report);
}

function compareContents(
  before: Side,
  after: Side,
  old: Content | undefined,
  present: Content | undefined,
  subject: string,
  direction: Direction,
  report: Report,
): void {
  const types = match(Object.entries(old ?? {}), Object.entries(present ?? {}), ([type]) => type);
  types.gone.forEach(([type]) => report(`${direction}-media-type-removed`, subject, type));
  types.added.forEach(([type]) => report(`${direction}-media-type-added`, subject, type));
  for (const [[, from], [, to]] of types.both) {
    compareSides(before, after, from.schema, to.schema, subject, direction, report);
    compareOthers(before, after, from, to, ['schema'], subject, report);
  }
}

function compareResponses(before: Side, after: Side, report: Report): void {
  const endpoint = shownEndpoint(after);
  const statuses = match(
    Object.entries(before.operation.responses ?? {}),
    Object.entries(after.operation.responses ?? {}),
    ([status]) => status,
  );
  statuses.gone.forEach(([status]) => report('status-removed', `${endpoint} ${status}`));
  statuses.added.forEach(([status]) => report('status-added', `${endpoint} ${status}`));
  for (const [[status, old], [, present]] of statuses.both) {
    const from = before.references.follow(old);
    const to = after.references.follow(present);
    const subject = `${endpoint} ${status}`;
    compareContents(before, after, from.content, to.content, subject, 'response', report);
    compareHeaders(before, after, from.headers, to.headers, status, report);
    compareOthers(before, after, from, to, ['content', 'headers'], subject, report);
  }
}

function compareHeaders(
  before: Side,
  after: Side,
  old: Response['headers'],
  present: Response['headers'],
  status: string,
  report: Report,
): void {
  const {gone, added, both} = match(Object.entries(old ?? {}), Object.entries(present ?? {}), ([name]) =>
    name.toLowerCase(),
  );
  const subjectOf = (name: string): string => `${status} header ${name}`;
  gone.forEach(([name]) => report('response-header-removed', subjectOf(name)));
  added.forEach(([name]) => report('response-header-added', subjectOf(name)));
  for (const [[, oldHeader], [name, presentHeader]] of both) {
    const [from, to] = [before.references.follow(oldHeader), after.references.follow(presentHeader)];
    const subject = subjectOf(name);
    if ((from.required ?? false) !== (to.required ?? false)) {
      report(to.required ? 'response-header-required' : 'response-header-optional', subject);
    }
    if ((from.deprecated ?? false) !== (to.deprecated ?? false)) {
      report(to.deprecated ? 'response-header-deprecated' : 'response-header-restored', subject);
    }
    if (!isEqual(formOf(from), formOf(to))) {
      report('response-header-format-changed', subject);
    }
    compareValues(before, after, from, to, subject, 'response', report);
    compareOthers(before, after, from, to, [...formKeys, 'name', 'in', 'position'], subject, report);
  }
}

/** Compares an event. Customers receive it as a request, so its body and headers are compared like a response. */
export function compareEvents(before: Side, after: Side, report: Report): void {
  const [from, to] = [before.operation, after.operation];
  const headers = (side: Side): Record<string, Header> =>
    Object.fromEntries(
      parametersOf(side)
        .filter(({in: where}) => where === 'header')
        .map((parameter) => [parameter.name, parameter]),
    );
  compareHeaders(before, after, headers(before), headers(after), after.path, report);
  const [old, present] = [before, after].map(bodyOf);
  compareContents(before, after, old?.content, present?.content, after.path, 'response', report);
  if ((from.deprecated ?? false) !== (to.deprecated ?? false)) {
    report(to.deprecated ? 'event-deprecated' : 'event-restored', after.path);
  }
  // The statuses that the receiver may return.
  const statuses = match(Object.keys(from.responses ?? {}), Object.keys(to.responses ?? {}), (status) => status);
  statuses.gone.forEach((status) => report('event-response-removed', after.path, status));
  statuses.added.forEach((status) => report('event-response-added', after.path, status));
  const others = ['operationId', 'deprecated', 'parameters', 'requestBody', 'responses', 'tags'];
  compareOthers(before, after, from, to, others, after.path, report);
}
