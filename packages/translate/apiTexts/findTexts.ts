import path from 'node:path';

import {UserError} from '@packages/files';
import {type JsonObject, type JsonPath, isObject, keywordsWith, valueAt} from '@packages/openapi';

/** A translatable string of the spec, which may occur more than once in the bundle. */
export interface SpecText {
  /** A key such as `operations.sendEmail.summary`, which stays the same if the string moves in the spec. */
  readonly key: string;
  readonly english: string;
  /** All paths of the string in the bundle. */
  readonly paths: JsonPath[];
}

/** The keywords with a string for readers. */
const texts = new Set(['title', 'summary', 'description']);

/** The keyword that describes the values of a schema's `enum`. */
const enumTexts = 'x-enumDescriptions';

/** The field with the display name of a tag, whose `name` is an ID. */
const displayName = 'x-displayName';

/** The keywords whose value has names as keys: `properties.description` is a field. */
const maps = new Set([
  ...keywordsWith(({holds}) => holds === 'map'),
  ...['paths', 'webhooks', 'callbacks', 'pathItems', 'content', 'encoding', 'variables', 'mapping', 'scopes'],
  ...['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links'],
]);

/** Whether a keyword contains data, which is not translated. */
const isData = (keyword: string, value: unknown): boolean =>
  /^(?:value|example|default|const|enum|x-.*)$/u.test(keyword) || (keyword === 'examples' && Array.isArray(value));

const joinKey = (key: string, ...segments: string[]): string =>
  [key, ...segments].filter((segment) => segment !== '').join('.');

/**
 * The key of an object. It contains the name of a component, the type of an event, or the ID of an operation. An error
 * response that lists only some codes is a copy of the shared error response, and has the same key.
 *
 * @param key the key that results from the path, for all other objects
 */
function keyOf(object: JsonObject, at: JsonPath, key: string): string {
  const [root, first = '', second = ''] = at;
  if (root === 'components' && at.length === 3) {
    return joinKey(first, second);
  }
  if (root === 'webhooks' && (at.length === 2 || at.length === 3)) {
    return joinKey('webhooks', first);
  }
  if (root === 'paths' && at.length === 3 && typeof object.operationId === 'string') {
    return joinKey('operations', object.operationId);
  }
  const problem = root === 'paths' && valueAt(object, ['content', 'application/problem+json', 'schema', '$ref']);
  const [, shared] = /\/schemas\/(\w+)Problem$/u.exec(String(problem)) ?? [];
  return shared !== undefined && at.at(-2) === 'responses' ? joinKey('responses', shared) : key;
}

/** The value that identifies a list item, instead of the position. */
function itemName(list: string, item: unknown): string | undefined {
  const {name, url, required, $ref} = Object(item) as JsonObject;
  if (typeof $ref === 'string') {
    return path.posix.basename($ref);
  }
  const id = list === 'servers' ? url : /^(?:tags|parameters)$/u.test(list) ? name : undefined;
  return typeof id === 'string'
    ? id
    : Array.isArray(required)
      ? [...(required as string[])].sort().join('+')
      : undefined;
}

/**
 * The names of list items in keys: a tag's name, a server's URL, the required fields of an alternative; the position
 * only if nothing else distinguishes them.
 */
function itemNames(list: string, items: readonly unknown[]): string[] {
  const names = items.map((item) => itemName(list, item));
  return names.map((name, index) =>
    name === undefined || names.indexOf(name) !== names.lastIndexOf(name) ? String(index) : name,
  );
}

/**
 * Finds every translatable string of a bundled spec.
 *
 * @returns the strings by key, in the order of the spec
 * @throws UserError if two strings have the same key
 */
export function findTexts(bundle: unknown): SpecText[] {
  const found = new Map<string, SpecText>();

  const record = (key: string, at: JsonPath, english: unknown): void => {
    const known = found.get(key);
    if (typeof english !== 'string' || english.trim() === '') {
      return;
    }
    if (known && known.english !== english) {
      throw new UserError(
        `Two strings in the spec have the same key, ${key}: ${known.paths[0]?.join('/')} and ${at.join('/')}. Keys come from the names of files, fields, and operations: rename one of them.`,
      );
    }
    known?.paths.push(at);
    found.set(key, known ?? {key, english, paths: [at]});
  };

  const walkNames = (value: unknown, at: JsonPath, key: string): void => {
    for (const [name, inner] of Object.entries(isObject(value) ? value : {})) {
      walk(inner, [...at, name], joinKey(key, name));
    }
  };

  const walk = (value: unknown, at: JsonPath, above: string): void => {
    if (Array.isArray(value)) {
      const names = itemNames(at.at(-1) ?? '', value);
      value.forEach((item, index) => walk(item, [...at, String(index)], joinKey(above, names[index] ?? '')));
    }
    if (!isObject(value)) {
      return;
    }
    const key = keyOf(value, at, above);
    if (at[0] === 'tags' && at.length === 2) {
      record(joinKey(key, 'title'), [...at, displayName], value[displayName] ?? value.name);
    }
    for (const [name, inner] of Object.entries(value)) {
      const [place, next]: [JsonPath, string] = [[...at, name], joinKey(key, name)];
      if (texts.has(name)) {
        record(next, place, inner);
      } else if (name === enumTexts && isObject(inner)) {
        Object.entries(inner).forEach(([of, text]) => record(joinKey(key, 'enum', of), [...place, of], text));
      } else if (!isData(name, inner)) {
        (maps.has(name) && !Array.isArray(inner) ? walkNames : walk)(inner, place, next);
      }
    }
  };

  walk(bundle, [], '');
  return [...found.values()];
}
