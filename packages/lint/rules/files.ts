import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type Ref, type References, isObject, pathOfPointer, pointerOfPath, valueAt} from '@packages/openapi';
import cloneDeepWith from 'lodash/cloneDeepWith';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import {parse} from 'yaml';

import type {Context, Location} from './types';

/**
 * A spec's files as one document, keyed by their names relative to the spec, such as `shared/schemas/Meta.yaml`.
 * References are pointers in this document, so that functions for a bundled spec also work for its files.
 */
export interface Files {
  /** A broken reference leads to an empty object, because Redocly reports it. */
  references: References;
  /** The value at a location. */
  at: (location: Location) => unknown;
}

/** The directory of the spec that a file belongs to. */
const directoryOf = memoize((file: string): string => {
  const directory = path.dirname(file);
  const isTop = directory === path.dirname(directory);
  return isTop || existsSync(path.join(directory, 'openapi.yaml')) ? directory : directoryOf(directory);
});

/** The name of a file relative to the spec. */
export function nameOf({source}: Location): string {
  const file = source.absoluteRef;
  return path.relative(directoryOf(file), file).split(path.sep).join('/');
}

/** The pointer to a location in the {@link Files} document. */
export const pointerTo = (location: Location): string =>
  pointerOfPath([nameOf(location), ...pathOfPointer(location.pointer).filter((key) => key !== '')]);

/** Reads YAML; undefined for a missing or malformed file, which Redocly reports. */
export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The content of a file, with its references as pointers. */
export function linked(content: unknown, name: string): unknown {
  const pointer = (reference: string): string => {
    const [file = '', inside = ''] = reference.split('#');
    const target = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
    return pointerOfPath([target, ...pathOfPointer(inside)]);
  };
  return cloneDeepWith(content, (value: unknown, key) => {
    if (key === '$ref' && typeof value === 'string') {
      return pointer(value);
    }
    // A discriminator's mapping contains references without `$ref`.
    const isMapping =
      key === 'mapping' && isObject(value) && Object.values(value).every((it) => typeof it === 'string');
    return isMapping ? mapValues(value as Record<string, string>, pointer) : undefined;
  });
}

/** Opens the files of a spec in a directory. */
export function openFiles(directory: string): Files {
  const read = memoize((name: string) => linked(readYaml(path.join(directory, name)), name));
  const target = (reference: string): unknown => {
    const [name = '', ...inside] = pathOfPointer(reference);
    return valueAt(read(name), inside) ?? {};
  };
  const references: References = {
    document: {},
    target,
    follow: <Value extends Ref>({$ref, ...value}: Value) =>
      ($ref === undefined ? value : {...references.follow(target($ref) as Value), ...value}) as Value,
  };
  return {references, at: (location) => target(pointerTo(location))};
}

const opened = new WeakMap<object, Files>();

/** The linted spec's files, which all rules in a run share. */
export function filesOf({config, location}: Context): Files {
  const run = config ?? {};
  const files = opened.get(run) ?? openFiles(directoryOf(location.source.absoluteRef));
  opened.set(run, files);
  return files;
}

/** Resolves a value if it is a reference; undefined for a broken reference. */
export function follow<Value extends object>(
  node: (Value & Ref) | undefined,
  location: Location,
  {resolve: resolveNode}: Context,
): {node: Value; location: Location} | undefined {
  if (node?.$ref === undefined) {
    return node && {node, location};
  }
  const target = resolveNode<Value>({$ref: node.$ref}, location.source.absoluteRef);
  return target.location && {node: target.node, location: target.location};
}
