import isEqual from 'lodash/isEqual';

import {requiredScope} from '../../../src/openapi/operations';
import {resolve} from '../../../src/openapi/references';
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
import {type Direction, type Report, compareSchemas} from './schemas';

/** The scope of an operation. Specs of version 1.0.0 had it in `x-required-scope`. */
function scopeOf(operation: OperationObject & {'x-required-scope'?: string}): string | undefined {
  return requiredScope(operation) ?? operation['x-required-scope'];
}

/** Compares an operation that is in both descriptions. */
export function compareOperations(before: Side, after: Side, report: Report): void {
  const [from, to] = [before.operation, after.operation];
  const subject = shownEndpoint(after);
  const fromTo = (a = 'none', b = 'none'): string => `${a} → ${b}`;
  if (from.operationId !== to.operationId) {
    report('operation-renamed', subject, fromTo(from.operationId, to.operationId));
  }
  if (scopeOf(from) !== scopeOf(to)) {
    report('scope-changed', subject, fromTo(scopeOf(from), scopeOf(to)));
  }
  const security = [before, after].map(({operation, spec}) =>
    (operation.security ?? spec.security)?.map((requirement) => Object.keys(requirement)),
  );
  if (!isEqual(security[0], security[1])) {
    report('security-changed', subject);
  }
  if ((from.deprecated ?? false) !== (to.deprecated ?? false)) {
    report(to.deprecated ? 'operation-deprecated' : 'operation-restored', subject);
  }
  compareParameters(before, after, report);
  compareRequestBodies(before, after, report);
  compareResponses(before, after, report);
}

/** Names of headers are the same in any case; those of parts of the path are not seen. */
function parametersOf({spec, operation, path}: Side): Parameter[] {
  const names = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name]) => name);
  return (operation.parameters ?? []).map((reference) => {
    const parameter = resolve(spec, reference);
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
    if (present.deprecated && !old.deprecated) {
      report('parameter-deprecated', subject);
    }
    if (!isEqual(formOf(old), formOf(present))) {
      report('parameter-format-changed', subject);
    }
    compareSides(before, after, old.schema, present.schema, subject, 'request', report);
  }
}

/** How a parameter is serialized, with the defaults of the specification. */
function formOf({in: where, style, explode, allowReserved = false}: Parameter): object {
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple';
  const written = style ?? usual;
  return {style: written, explode: explode ?? written === 'form', allowReserved};
}

function compareSides(
  before: Side,
  after: Side,
  old: Schema | undefined,
  present: Schema | undefined,
  subject: string,
  direction: Direction,
  report: Report,
): void {
  compareSchemas({spec: before.spec, schema: old}, {spec: after.spec, schema: present}, subject, direction, report);
}

const bodyOf = ({spec, operation: {requestBody}}: Side): RequestBody | undefined =>
  requestBody && resolve(spec, requestBody);

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
  for (const [[, {schema: from}], [, {schema: to}]] of types.both) {
    compareSides(before, after, from, to, subject, direction, report);
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
    const from = resolve(before.spec, old);
    const to = resolve(after.spec, present);
    compareContents(before, after, from.content, to.content, `${endpoint} ${status}`, 'response', report);
    compareHeaders(before, after, from.headers, to.headers, status, report);
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
    const [from, to] = [resolve(before.spec, oldHeader), resolve(after.spec, presentHeader)];
    if ((from.required ?? false) !== (to.required ?? false)) {
      report(to.required ? 'response-header-required' : 'response-header-optional', subjectOf(name));
    }
    compareSides(before, after, from.schema, to.schema, subjectOf(name), 'response', report);
  }
}

/** Compares an event. An event is a request that our readers receive: its body and headers are answers to them. */
export function compareEvents(before: Side, after: Side, report: Report): void {
  const headers = (side: Side): Record<string, Header> =>
    Object.fromEntries(
      parametersOf(side)
        .filter(({in: where}) => where === 'header')
        .map((parameter) => [parameter.name, parameter]),
    );
  compareHeaders(before, after, headers(before), headers(after), after.path, report);
  const [old, present] = [before, after].map(bodyOf);
  compareContents(before, after, old?.content, present?.content, after.path, 'response', report);
}
