import glob from 'fast-glob';

/**
 * The prefix of all keys in a file of the spec: `schemas.Email` for
 * `resources/emails/schemas/Email.yaml`, `operations.sendEmail` for
 * `resources/emails/sendEmail.yaml`, none for the index.
 *
 * @param file the path in the directory of the spec, with slashes
 */
function keyOfFile(file: string): string {
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

/** Creates a function that returns the file in the spec's directory that contains a key's string. */
export function specFiles(dir: string): (key: string) => string {
  const files = new Map(
    glob
      .sync('**', {cwd: dir})
      .sort()
      .map((file) => [keyOfFile(file), file]),
  );
  return function fileOf(key): string {
    const above = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    return files.get(key) ?? (above === '' ? 'openapi.yaml' : fileOf(above));
  };
}

/** The kind of a string, by the start or the end of its key. */
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

/** For translators: the kind of a string. */
export const kindOf = (key: string): string => kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'Text';
