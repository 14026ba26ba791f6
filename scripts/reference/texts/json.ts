/** An object of a JSON or YAML document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The way to a value in a document; positions of lists are digits. */
export type JsonPath = readonly string[];

/** The value at a path, or nothing where the way ends before. */
export function valueAt(document: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, segment)
        ? (value as JsonObject)[segment]
        : undefined,
    document,
  );
}

/** The path in a JSON Pointer, with or without its `#`. */
export function pointerPath(pointer: string): string[] {
  return pointer
    .replace(/^#/u, '')
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}
