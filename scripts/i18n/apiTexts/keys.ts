import path from 'node:path';

import {type JsonObject, type JsonPath, isObject} from '../../../src/lib/json';
import type {Kind} from './grammar';

/**
 * The prefix of all keys in a file of the spec: `schemas.Email` for
 * `resources/emails/schemas/Email.yaml`, `operations.sendEmail` for
 * `resources/emails/sendEmail.yaml`, none for the index.
 *
 * @param file the path in api-spec/, with slashes
 */
export function keyOfFile(file: string): string {
  const folders = file.split('/');
  const name = (folders.pop() ?? '').replace(/\.(?:ya?ml|json)$/u, '');
  if (folders.length === 0) {
    return '';
  }
  if (folders[0] === 'examples') {
    return `examples.${name}`;
  }
  const isOperation = folders[0] === 'resources' && folders.length === 2;
  return isOperation ? `operations.${name}` : `${folders.at(-1) ?? ''}.${name}`;
}

/** Appends a part to a key. */
export function joinKey(key: string, ...segments: string[]): string {
  return [key, ...segments].filter((segment) => segment !== '').join('.');
}

/**
 * The key of a named object, wherever it is: an operation is identified by its id, an event by its
 * type, and a component by its name.
 */
export function keyOfObject(kind: Kind, at: JsonPath, node: JsonObject, key: string): string {
  if (at[0] === 'webhooks' && ((kind === 'pathItem' && at.length === 2) || kind === 'operation')) {
    return `webhooks.${at[1] ?? ''}`;
  }
  if (kind === 'operation' && typeof node.operationId === 'string') {
    return `operations.${node.operationId}`;
  }
  return at[0] === 'components' && at.length === 3 && key.startsWith('components.')
    ? key.slice('components.'.length)
    : key;
}

/** The value that identifies a list item, instead of its position. */
function memberName(kind: Kind, member: unknown): string | undefined {
  if (!isObject(member)) {
    return undefined;
  }
  const {name, url, required, $ref} = member;
  if (typeof $ref === 'string') {
    return path.posix.basename($ref).replace(/\..*$/u, '');
  }
  switch (kind) {
    case 'tag':
    case 'parameter':
      return typeof name === 'string' ? name : undefined;
    case 'server':
      return typeof url === 'string' ? url : undefined;
    case 'schema':
      return Array.isArray(required) ? [...(required as string[])].sort().join('+') : undefined;
    default:
      return undefined;
  }
}

/**
 * The names of list items in keys: the name of a tag, the URL of a server, the required fields of
 * an alternative; the position only if nothing else distinguishes them.
 */
export function memberNames(kind: Kind, members: readonly unknown[]): string[] {
  const names = members.map((member) => memberName(kind, member));
  return names.map((name, index) =>
    name === undefined || names.indexOf(name) !== names.lastIndexOf(name) ? String(index) : name,
  );
}

/** The kind of a text, by the start or the end of its key. */
const kinds: readonly [key: RegExp, what: string][] = [
  [/^operations\..*\.summary$/u, 'Name of an operation, in menus and as the title of its page'],
  [/^webhooks\..*\.summary$/u, 'Name of an event, in menus and as the title of its page'],
  [/^tags\..*\.title$/u, 'Name of a resource, in menus and as a title'],
  [/^examples\..*\.summary$/u, 'Title of an example'],
  [/^info\.title$/u, 'Name of the API'],
  [/\.title$/u, 'Name of a variant of a field or body'],
  [/\.enum\.[^/]+$/u, 'What a value of a field means'],
  [/^links\./u, 'Where to go after an operation'],
  [/^parameters\./u, 'What a parameter does'],
  [/^headers\./u, 'What a response header means'],
  [/\.properties\.[^.]+\.description$/u, 'What a field means'],
  [/(?:^|\.)responses\./u, 'What a response means'],
  [/\.requestBody\./u, 'What is sent'],
];

/** The note for translators on a text: its kind and its file. */
export function noteFor({key, file}: {readonly key: string; readonly file: string}): string {
  const what = kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'Text';
  return `${what} (api-spec/${file})`;
}
