import kebabCase from 'lodash/kebabCase';
import mapValues from 'lodash/mapValues';

import type {OperationRow} from '../../src/reference/models/models';
import {type References, referencesOf} from './references';
import type {Header, Operation, OperationObject, PathItem, Response, Spec} from './types';

/** The HTTP methods that a path can have. */
export const methods: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
]);

/** The operations of a path, in the order of the file; a path item also has other keys. */
export function operationsOf(item: PathItem): [method: string, OperationObject][] {
  return (Object.entries(item) as [string, OperationObject][]).filter(([key]) => methods.has(key));
}

/** A tag as a path segment: `Sending domains` is `sending-domains`. */
export function resourceSlug(tag: string): string {
  return kebabCase(tag);
}

/**
 * The path of an operation's page below `/api/`: `sendEmail` of the tag
 * `Emails` is `emails/send-email`.
 */
export function operationSlug(operationId: string, tag?: string): string {
  const slug = kebabCase(operationId);
  return tag === undefined ? slug : `${resourceSlug(tag)}/${slug}`;
}

/** An operation in an overview. */
export interface OperationSummary extends OperationRow {
  operationId: string;
  tag: string;
}

/**
 * Every operation of the spec, grouped by tag in the order of the spec's tags,
 * then in the order of its paths.
 *
 * @throws Error for an operation without an operationId, or with a tag that the spec does not list
 */
export function operationsByTag(spec: Spec): Map<string, OperationSummary[]> {
  const groups = new Map((spec.tags ?? []).map(({name}) => [name, [] as OperationSummary[]]));
  for (const [path, item] of Object.entries(spec.paths ?? {})) {
    for (const [method, operation] of operationsOf(item)) {
      const {operationId, summary = operationId ?? path, tags: [tag = ''] = [], deprecated} = operation;
      if (!operationId) {
        throw new Error(`${method.toUpperCase()} ${path} has no operationId. Add one: page URLs are derived from it.`);
      }
      const group = groups.get(tag);
      if (!group) {
        throw new Error(
          `The tag of ${operationId} is ${tag || 'missing'}; expected one of: ${[...groups.keys()].join(', ')}. Fix it in the operation's file or add the tag to api-spec/openapi.yaml.`,
        );
      }
      const href = `/api/${operationSlug(operationId, tag)}`;
      group.push({operationId, method, path, summary, tag, href, ...(deprecated && {deprecated})});
    }
  }
  return groups;
}

/** The scope that an operation requires, as its `security` lists it. */
export function requiredScope({security = []}: OperationObject): string | undefined {
  return security.flatMap((requirement) => Object.values(requirement).flat())[0];
}

/** Every operation of the spec by its operationId, in the order of {@link operationsByTag}. */
export function operationsById(spec: Spec): Map<string, OperationSummary> {
  const all = [...operationsByTag(spec).values()].flat();
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

/** The display name of each tag, by its name, which is an id and the same in every language. */
export function tagTitles(spec: Spec): Map<string, string> {
  return new Map((spec.tags ?? []).map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]));
}

/** An operation or the request of an event with all references resolved, except those in the schemas of bodies. */
export function withoutReferences<Of extends OperationObject>(operation: Of, {follow}: References): Of {
  /** A body, parameter, header or response with everything in it. */
  const whole = <Part extends Partial<Header & Response>>(unresolved: Part): Part => {
    const part = follow(unresolved);
    return {
      ...part,
      ...(part.examples && {examples: mapValues(part.examples, follow)}),
      ...(part.content && {content: mapValues(part.content, whole)}),
      ...(part.headers && {headers: mapValues(part.headers, whole)}),
      ...(part.links && {links: mapValues(part.links, follow)}),
    };
  };
  const {parameters, requestBody, responses} = operation;
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map(whole).map((it) => ({...it, ...(it.schema && {schema: follow(it.schema)})})),
    }),
    ...(requestBody && {requestBody: whole(requestBody)}),
    responses: mapValues(responses, whole),
  };
}

/**
 * Every operation, in the order of {@link operationsByTag}, including the parameters and servers of its path item, with
 * its references resolved.
 */
export function wholeOperations(spec: Spec): Operation[] {
  const references = referencesOf(spec);
  return [...operationsById(spec).values()].map(({method, path}) => {
    const item = spec.paths?.[path] ?? {};
    const operation = Object.fromEntries(operationsOf(item))[method] as Operation;
    // An operation replaces the parameters of its path that have the same name and location.
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(references.follow);
    const parameters = all.filter(
      ({name, in: location}, index) => !all.slice(index + 1).some((it) => it.name === name && it.in === location),
    );
    const servers = operation.servers ?? item.servers;
    return {
      ...withoutReferences({...operation, parameters}, references),
      method,
      path,
      ...(servers && {servers}),
    };
  });
}
