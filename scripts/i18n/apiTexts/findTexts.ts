import path from 'node:path';

import {type JsonPath, isObject, pathOfPointer, valueAt} from '../../../src/lib/json';
import {UserError} from '../../lib/fail';
import {type Kind, displayName, enumTexts, grammar} from './grammar';
import {joinKey, keyOfFile, memberNames, keyOfObject} from './keys';

/** Reads a source file of the spec by its path in api-spec/. */
export type ReadSource = (file: string) => unknown;

/** A translatable string in the sources, which the bundle may repeat. */
export interface SpecText {
  /** Its key, a path in the sources: `operations.sendEmail.summary`. */
  readonly key: string;
  readonly english: string;
  /** The file that contains it, relative to api-spec/. */
  readonly file: string;
  /** All of its paths in the bundle. */
  readonly paths: JsonPath[];
}

/** A value in the sources with its file and key. */
interface Source {
  readonly file: string;
  readonly key: string;
  readonly value: unknown;
}

/** The index, from which all other files are reached. */
const entryFile = 'openapi.yaml';

/**
 * Finds every translatable string of the spec. Sources and bundle are traversed in parallel: the
 * bundle determines where a string is used, the sources where it is defined. Keys are derived from
 * the sources, because bundling copies a string that operations share (`$ref:
 * BadRequest.yaml#/description`) into each of them.
 *
 * @returns the strings by key, in the order of the spec
 * @throws UserError if two strings have the same key
 */
export function findTexts(bundle: unknown, read: ReadSource): SpecText[] {
  const found = new Map<string, SpecText>();
  const followed = new Set<string>();

  const follow = (source: Source): Source => {
    let current = source;
    for (let reference = referenceOf(current.value); reference !== undefined; reference = referenceOf(current.value)) {
      const [name = '', pointer = ''] = reference.split('#');
      const file = name === '' ? current.file : path.posix.join(path.posix.dirname(current.file), name);
      const segments = pathOfPointer(pointer);
      current = {file, key: joinKey(keyOfFile(file), ...segments), value: valueAt(read(file), segments)};
    }
    return current;
  };

  const child = (source: Source, name: string, shown = name): Source => ({
    file: source.file,
    key: joinKey(source.key, shown),
    value: isObject(source.value) || Array.isArray(source.value) ? valueAt(source.value, [name]) : undefined,
  });

  const record = (unresolved: Source, at: JsonPath, english = valueAt(bundle, at)): void => {
    const {key, file} = follow(unresolved);
    if (typeof english !== 'string' || english.trim() === '') {
      return;
    }
    const known = found.get(key);
    if (known && (known.file !== file || known.english !== english)) {
      throw new UserError(
        `Two strings of the spec have the key ${key}: one in api-spec/${known.file}, one in api-spec/${file}. Keys come from the names of files, fields and operations: rename one of them.`,
      );
    }
    if (known) {
      known.paths.push(at);
    } else {
      found.set(key, {key, english, file, paths: [at]});
    }
  };

  /** The strings of an object itself; siblings of a reference override what it refers to. */
  const readTexts = (kind: Kind, source: Source, at: JsonPath): void => {
    for (const name of grammar[kind].texts ?? []) {
      if (isObject(source.value) && source.value[name] !== undefined) {
        record(child(source, name), [...at, name]);
      }
    }
    if (kind === 'schema') {
      const meanings = follow(child(source, enumTexts, 'enum'));
      for (const value of isObject(meanings.value) ? Object.keys(meanings.value) : []) {
        record(child(meanings, value), [...at, enumTexts, value]);
      }
    }
    if (kind === 'tag' && isObject(source.value)) {
      const {name, [displayName]: shown = name} = source.value;
      record(child(source, 'name', 'title'), [...at, displayName], String(shown));
    }
  };

  const readChildren = (kind: Kind, source: Source, at: JsonPath): void => {
    const {one = {}, maps = {}, lists = {}, every} = grammar[kind];
    const members = every && isObject(source.value) ? Object.keys(source.value).map((name) => [name, every]) : [];
    for (const [name, inner] of [...Object.entries(one), ...members] as [string, Kind][]) {
      walk(inner, child(source, name), [...at, name]);
    }
    for (const [name, inner] of Object.entries(maps)) {
      const container = follow(child(source, name));
      for (const member of isObject(container.value) ? Object.keys(container.value) : []) {
        walk(inner, child(container, member), [...at, name, member]);
      }
    }
    for (const [name, inner] of Object.entries(lists)) {
      const container = follow(child(source, name));
      const items: unknown[] = Array.isArray(container.value) ? container.value : [];
      const names = memberNames(inner, items);
      items.forEach((_item, index) => {
        const position = String(index);
        walk(inner, child(container, position, names[index]), [...at, name, position]);
      });
    }
  };

  const walk = (kind: Kind, source: Source, at: JsonPath): void => {
    const bundled = valueAt(bundle, at);
    if (!isObject(bundled) || !isObject(source.value)) {
      return;
    }
    const target = follow(source);
    if (target !== source) {
      readTexts(kind, source, at);
      const reference = referenceOf(bundled);
      const there = reference === undefined ? at : pathOfPointer(reference);
      if (reference === undefined || !followed.has(reference)) {
        followed.add(reference ?? '');
        walk(kind, target, there);
      }
      return;
    }
    const named = {...source, key: keyOfObject(kind, at, source.value, source.key)};
    readTexts(kind, named, at);
    readChildren(kind, named, at);
  };

  walk('document', {file: entryFile, key: '', value: read(entryFile)}, []);
  return [...found.values()];
}

function referenceOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}
