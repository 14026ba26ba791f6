import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';

import {UserError} from '../../lib/fail';

/** An operation that the description has. */
export interface KnownOperation {
  operationId: string;
  resource: string;
  method: string;
  path: string;
}

/** What a new operation has to fit into. */
export interface Spec {
  /** The folder of the description. */
  dir: string;
  /** The text of the index. */
  index: string;
  resources: readonly string[];
  operations: readonly KnownOperation[];
  /** Path parameters by their names: their files, from the folder of the description. */
  pathParameters: ReadonlyMap<string, string>;
  /** The scopes that a key can have. */
  scopes: readonly string[];
  /** The verbs that an operationId may begin with. */
  verbs: readonly string[];
}

interface Index {
  paths: Record<string, Record<string, {$ref: string}>>;
}

/** Where an operation's file is. */
const operationFile = /^resources\/(?<resource>[^/]+)\/(?<operationId>[^/]+)\.yaml$/u;

/**
 * Reads what a new operation has to fit into.
 *
 * @param dir the folder of the description
 * @throws UserError where the rules no longer say which verbs there are
 */
export async function readSpec(dir: string): Promise<Spec> {
  const read = (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');
  const index = await read('openapi.yaml');
  const {paths} = parse(index) as Index;
  const resources = (await readdir(path.join(dir, 'resources'))).sort();
  return {
    dir,
    index,
    resources,
    operations: Object.entries(paths).flatMap(([address, item]) =>
      Object.entries(item).flatMap(([method, {$ref}]) => {
        const {resource, operationId} = operationFile.exec($ref)?.groups ?? {};
        return resource === undefined || operationId === undefined
          ? []
          : [{operationId, resource, method, path: address}];
      }),
    ),
    pathParameters: await readPathParameters(dir, resources),
    scopes: (parse(await read('resources/api-keys/schemas/ApiScope.yaml')) as {enum: string[]}).enum,
    verbs: verbsOf(await read('rules/redocly.yaml')),
  };
}

async function readPathParameters(dir: string, resources: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const resource of resources) {
    const folder = path.posix.join('resources', resource, 'parameters');
    for (const file of await readdir(path.join(dir, folder))) {
      const text = await readFile(path.join(dir, folder, file), 'utf8');
      const parameter = parse(text) as {name: string; in: string};
      if (parameter.in === 'path') {
        found.set(parameter.name, path.posix.join(folder, file));
      }
    }
  }
  return found;
}

/** The verbs stand in the rule that checks them, and nowhere else. */
function verbsOf(rules: string): string[] {
  interface Rules {
    rules: Record<string, {assertions?: {pattern?: string}} | undefined>;
  }
  const pattern = (parse(rules) as Rules).rules['rule/operation-id-verb']?.assertions?.pattern ?? '';
  const verbs = /\^\((?<verbs>[a-z|]+)\)/u.exec(pattern)?.groups?.verbs;
  if (verbs === undefined) {
    throw new UserError(
      'api-spec/rules/redocly.yaml: rule/operation-id-verb has no list of verbs. Expected a pattern such as /^(get|list)[A-Z]/.',
    );
  }
  return verbs.split('|');
}
