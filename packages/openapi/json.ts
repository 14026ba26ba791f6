/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

/** An object in a JSON or YAML document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, but not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path to a value in a document; array indexes are digits. */
export type JsonPath = readonly string[];

/** The value at a path; undefined if there is none. */
export function valueAt(document: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? own(value as JsonObject, key) : undefined),
    document,
  );
}

/** A record's own value by its name, so that `constructor` is a name like any other. */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A key as a step of a JSON Pointer (RFC 6901). */
export const pointerStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path in a JSON Pointer, with or without its `#`. */
export function pathOfPointer(pointer: string): string[] {
  return pointer
    .replace(/^#/u, '')
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A path as a JSON Pointer in a URL fragment: `#/paths/~1emails`. */
export function pointerOfPath(path: JsonPath): string {
  return ['#', ...path.map((key) => encodeURI(pointerStep(key)))].join('/');
}
