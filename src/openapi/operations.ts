import {operationSlug} from './paths';
import {referencesOf} from './references';
import type {Description, Operation, OperationObject, PathItem} from './types';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The operations of a path, in the order of the file; a path also holds other things. */
export function operationsOf(item: PathItem): [method: string, OperationObject][] {
  return (Object.entries(item) as [string, OperationObject][]).filter(([key]) => methods.has(key));
}

/** What an overview says of an operation. */
export interface OperationSummary {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
}

/**
 * Every operation of the description, grouped by tag in the order of the
 * description's tags, then in the order of its paths.
 *
 * @throws Error naming the operation that lacks an operationId, or whose tag
 *   the description does not list
 */
export function operationsByTag(description: Description): Map<string, OperationSummary[]> {
  const groups = new Map((description.tags ?? []).map(({name}) => [name, [] as OperationSummary[]]));
  for (const [path, item] of Object.entries(description.paths ?? {})) {
    for (const [method, operation] of operationsOf(item)) {
      const {operationId, summary = operationId ?? path, tags: [tag] = []} = operation;
      if (!operationId) {
        throw new Error(
          `${method.toUpperCase()} ${path} has no operationId. Give it one: page addresses come from it.`,
        );
      }
      const group = tag === undefined ? undefined : groups.get(tag);
      if (tag === undefined || !group) {
        throw new Error(
          `The tag of ${operationId} is ${tag ?? 'missing'}; expected one of: ${[...groups.keys()].join(', ')}. Mend it in the operation's file or add the tag to api-spec/openapi.yaml.`,
        );
      }
      group.push({operationId, method, path, summary, tag});
    }
  }
  return groups;
}

/** The scope that an operation requires, as its `security` lists it. */
export function requiredScope({security = []}: OperationObject): string | undefined {
  return security.flatMap((requirement) => Object.values(requirement).flat())[0];
}

/** What the table of operations says of one. */
export function operationRow({operationId, method, path, summary, tag}: OperationSummary): {
  method: string;
  path: string;
  summary: string;
  href: string;
} {
  return {method, path, summary, href: `/api/${operationSlug(operationId, tag)}`};
}

/** The name of each tag for readers, by its own name, which is an id and the same in every language. */
export function tagTitles(description: Description): Map<string, string> {
  return new Map((description.tags ?? []).map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]));
}

/** Every operation, whole, in the order of {@link operationsByTag}; parameters of its path are its own. */
export function wholeOperations(description: Description): Operation[] {
  const {follow} = referencesOf(description);
  return [...operationsByTag(description).values()].flat().flatMap(({method, path}) => {
    const item = description.paths?.[path] ?? {};
    const operation = Object.fromEntries(operationsOf(item))[method] as Operation;
    const own = (operation.parameters ?? []).map(follow);
    const shared = (item.parameters ?? [])
      .map(follow)
      .filter((parameter) => !own.some((it) => it.name === parameter.name && it.in === parameter.in));
    return [{...operation, method, path, ...(own.length + shared.length > 0 ? {parameters: [...shared, ...own]} : {})}];
  });
}
