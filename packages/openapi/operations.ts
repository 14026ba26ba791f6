import mapValues from 'lodash/mapValues';
import sortBy from 'lodash/sortBy';
import {OpenAPIV3} from 'openapi-types';

import {type References, referencesOf} from './references';
import type {Header, Operation, OperationObject, PathItem, Response, Spec} from './types';

/** The HTTP methods that a path can have. */
export const methods: ReadonlySet<string> = new Set(Object.values(OpenAPIV3.HttpMethods));

/** The operations of a path, in the order of the file. */
export function operationsOf(item: PathItem): [method: string, OperationObject][] {
  return (Object.entries(item) as [string, OperationObject][]).filter(([key]) => methods.has(key));
}

/** The scope that an operation requires, from its `security`. */
export function requiredScope({security = []}: OperationObject): string | undefined {
  return security.flatMap((requirement) => Object.values(requirement).flat())[0];
}

/** An operation or event with its references resolved, except those in the schemas of bodies. */
export function withoutReferences<Of extends OperationObject>(operation: Of, {follow}: References): Of {
  /** Resolves the references of a body, parameter, header, or response. */
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
 * Every operation, in the order of the spec's tags and then of its paths, with its references resolved, and with the
 * parameters and servers of its path.
 *
 * @throws Error for an operation without an operationId, from which names are derived
 */
export function wholeOperations(spec: Spec): Operation[] {
  const references = referencesOf(spec);
  const tags = (spec.tags ?? []).map(({name}) => name);
  const all = Object.entries(spec.paths ?? {}).flatMap(([path, item]) =>
    operationsOf(item).map(([method, {operationId, ...operation}]): Operation => {
      if (!operationId) {
        throw new Error(
          `${method.toUpperCase()} ${path} has no operationId. Add one: names and URLs are derived from it.`,
        );
      }
      // An operation replaces the parameters of its path that have the same name and location.
      const listed = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(references.follow);
      const parameters = listed.filter(
        ({name, in: location}, index) => !listed.slice(index + 1).some((it) => it.name === name && it.in === location),
      );
      const servers = operation.servers ?? item.servers;
      const whole = withoutReferences({responses: {}, ...operation, operationId, parameters}, references);
      return {...whole, method, path, ...(servers && {servers})};
    }),
  );
  return sortBy(all, ({tags: [tag = ''] = []}) => tags.indexOf(tag));
}
