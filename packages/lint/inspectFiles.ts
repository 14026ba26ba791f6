import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, jsonError, root, textError} from '@packages/files';
import {RecursionError, mergeSchema, pathOfPointer} from '@packages/openapi';
import {type Document, isScalar, parseDocument, visit} from 'yaml';

import {type Mistake, type Problem, problemAt} from './problems';
import {type Files, linked, openFiles} from './rules/files';

/** Whether two keys have the same name. `200` and `'200'` differ in YAML, but not in JSON. */
const isSameKey = (a: unknown, b: unknown): boolean =>
  isScalar(a) && isScalar(b) && String(a.value) === String(b.value);

/** A file of the spec. */
interface Source {
  file: string;
  bytes: Buffer;
  text: string;
  /** JSON is a subset of YAML, so it is parsed as YAML. */
  document: Document.Parsed;
}

/** How to fix the most common YAML errors. */
const yamlHints: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'A value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'There is a second colon in this value, or the next line is indented too far. Put the value in quotes, or fix the indentation.',
  DUPLICATE_KEY: 'The object already has a value with this key. Remove one of the values.',
  MULTIPLE_DOCS: 'The file has more than one document. Move everything after --- to a separate file.',
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
};

/** Why a file isn't valid. Redocly replaces invalid bytes, and accepts comments and trailing commas in JSON. */
function readError({file, bytes, text, document}: Source): Mistake | undefined {
  const inText = textError(bytes);
  if (inText) {
    return {rule: 'file-text', ...inText};
  }
  const isJson = file.endsWith('.json');
  if (isJson && text.startsWith('\uFEFF')) {
    const message = 'The file begins with a byte order mark, which JSON does not allow. Save the file without it.';
    return {rule: 'file-text', offset: 0, message};
  }
  if (document.contents === null) {
    const message = 'The file is empty. Add its content, or delete it and the references to it.';
    return {rule: 'file-empty', offset: 0, message};
  }
  const inJson = isJson ? jsonError(text) : undefined;
  const [inYaml] = document.errors;
  if (inJson || inYaml === undefined) {
    return inJson && {rule: 'syntax', ...inJson};
  }
  const message = yamlHints[inYaml.code] ?? `The YAML is not valid: ${inYaml.message}. Fix this line or the one above.`;
  return {rule: 'syntax', offset: inYaml.pos[0], message};
}

/** The error if a reference points to another server, which Redocly would request, or if a schema contains itself. */
function refError(reference: string, name: string, {references}: Files): Omit<Mistake, 'offset'> | undefined {
  if (/^\w+:\/\//u.test(reference)) {
    const message =
      "The $ref points to a different server. Save the file in the spec's directory, and point the $ref to it.";
    return {rule: 'remote-ref', message};
  }
  try {
    mergeSchema(linked({$ref: reference}, name) as object, references);
  } catch (error) {
    // Redocly reports other errors.
    const {trail = []} = error instanceof RecursionError ? error : {};
    const files = trail.map((pointer) => pathOfPointer(pointer)[0] ?? '');
    // References from outside the circle fail, too. The circle is reported once, in its first file.
    if ([...files].sort()[0] === name) {
      const circle = files.map((it) => path.basename(it)).join(' → ');
      const message = `The schema refers to itself: ${circle}. Move the $ref to a property or a list, or replace it with a schema.`;
      return {rule: 'ref-cycle', message};
    }
  }
  return undefined;
}

/** The error if a spec isn't OpenAPI 3.1. Some schema keywords have a different meaning in OpenAPI 3.0. */
function versionError({document}: Source): Mistake | undefined {
  const version = document.get('openapi', true);
  return isScalar(version) && !/^3\.1\.\d+$/u.test(String(version.value))
    ? {
        rule: 'version',
        offset: version.range?.[0] ?? 0,
        message: `Expected OpenAPI 3.1, found ${String(version.value)}. Convert the spec: for example, replace nullable: true with type: [string, 'null'], and set openapi: 3.1.0.`,
      }
    : undefined;
}

/**
 * Finds wrong references, strings that a comment cuts off, and integers that JavaScript rounds, which pages and
 * tools would show as different numbers.
 */
function valueErrors({file, text, document}: Source, directory: string, files: Files): Mistake[] {
  const name = path.relative(directory, file).split(path.sep).join('/');
  const mistakes: Mistake[] = [];
  visit(document, {
    Pair: (_, {key, value}) => {
      if (isScalar(key) && key.value === '$ref' && isScalar(value)) {
        const mistake = refError(String(value.value), name, files);
        mistakes.push(...(mistake ? [{...mistake, offset: value.range?.[0] ?? 0}] : []));
      }
    },
    Scalar: (_, {value, source = '', range, type}) => {
      const [offset = 0, end = 0] = range ?? [];
      const isSentence = type === 'PLAIN' && typeof value === 'string' && value.includes(' ');
      if (isSentence && /^[ \t]+#/u.test(text.slice(end))) {
        const message =
          'The text ends here, because a # after a space begins a comment. Put the text in quotes, or the comment on a separate line.';
        mistakes.push({rule: 'comment', offset: end, message});
      }
      if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        const message = `JavaScript rounds ${source} to ${BigInt(value)}. Use a number between ${Number.MIN_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, or a string.`;
        mistakes.push({rule: 'safe-integer', offset, message});
      }
    },
  });
  return mistakes;
}

/**
 * Reads the files of a spec and finds errors that Redocly can't handle or doesn't explain well: in their encoding,
 * syntax, OpenAPI version, references, and values.
 *
 * @param entry the spec's index; the other files are in its directory
 */
export async function inspectFiles(entry: string): Promise<Problem[]> {
  const directory = path.dirname(path.resolve(root, entry));
  const names = (await filesBelow(directory)).filter((file) => /\.(?:ya?ml|json)$/iu.test(file));
  const sources = await Promise.all(
    names.map(async (file): Promise<Source> => {
      const bytes = await readFile(file);
      const text = bytes.toString('utf8');
      return {file, bytes, text, document: parseDocument(text, {prettyErrors: false, uniqueKeys: isSameKey})};
    }),
  );
  const unreadable = sources.flatMap((source) => {
    const mistake = readError(source) ?? versionError(source);
    return mistake ? [problemAt(source, mistake)] : [];
  });
  if (unreadable.length > 0) {
    return unreadable;
  }
  const files = openFiles(directory);
  return sources.flatMap((source) =>
    valueErrors(source, directory, files).map((mistake) => problemAt(source, mistake)),
  );
}
