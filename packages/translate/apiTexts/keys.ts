import glob from 'fast-glob';

/**
 * The prefix of all keys in a file of the spec: `schemas.Email` for `resources/emails/schemas/Email.yaml`,
 * `operations.sendEmail` for `resources/emails/sendEmail.yaml`; empty for the index.
 *
 * @param file the path relative to the spec, with slashes
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
