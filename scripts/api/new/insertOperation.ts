import {parse} from 'yaml';

interface Line {
  path: string;
  method: string;
  /** From the folder of the description. */
  file: string;
  resource: string;
}

const mislaid = 'api-spec/openapi.yaml is not laid out as expected: "paths:", a line a path, a line an operation.';

/**
 * Puts an operation into the index: below its path, else behind the last path
 * of its resource. All other lines stay as they are.
 *
 * @throws Error where the index is not laid out as it was
 */
export function insertOperation(index: string, {path, method, file, resource}: Line): string {
  const lines = index.split('\n');
  const start = lines.indexOf('paths:');
  const end = lines.findIndex((line, place) => place > start && /^\S/u.test(line));
  const own = `    ${method}: { $ref: ${file} }`;
  const head = lines.indexOf(`  ${path}:`, start);
  const isHere = head !== -1 && head < end;
  const last = isHere ? head : lines.findLastIndex((line) => line.includes(`resources/${resource}/`));
  // Behind the operations that the path has already.
  const rest = lines.findIndex((line, place) => place > last && !line.startsWith('    '));
  lines.splice(rest, 0, ...(isHere ? [own] : [`  ${path}:`, own]));
  const text = lines.join('\n');
  if (start === -1) {
    throw new Error(mislaid);
  }
  const {paths} = parse(text) as {paths: Record<string, Record<string, {$ref: string} | undefined> | undefined>};
  if (paths[path]?.[method]?.$ref !== file) {
    throw new Error(mislaid);
  }
  return text;
}
