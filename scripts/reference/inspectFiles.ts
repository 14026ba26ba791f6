import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../lib/paths';
import type {Problem} from './problems';

/** How large a file of the description may be, in bytes; the largest is a hundredth of that. */
const maxFileBytes = 1024 * 1024;

/** The readable files of a description by their full paths, and what is wrong with the others. */
export interface Inspection {
  texts: ReadonlyMap<string, string>;
  problems: Problem[];
}

const isDescriptionFile = (name: string): boolean => /\.(?:ya?ml|json)$/iu.test(name);

/** A finding about a file as a whole, or about one place in it. */
export function problemIn(file: string, rule: string, message: string, line = 1, column = 1): Problem {
  return {rule, severity: 'error', message, file: path.relative(root, file), line, column, suggestions: []};
}

/** The place of the first byte that is no UTF-8, or nothing where all are. */
function firstForeignByte(bytes: Buffer): {line: number; column: number} | undefined {
  const strict = new TextDecoder('utf-8', {fatal: true});
  const isForeign = (part: Uint8Array): boolean => {
    try {
      strict.decode(part);
      return false;
    } catch {
      return true;
    }
  };
  if (!isForeign(bytes)) {
    return undefined;
  }
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', start);
    const part = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (isForeign(part)) {
      // What cannot be decoded becomes a replacement character.
      return {line, column: part.toString('utf8').indexOf('\uFFFD') + 1};
    }
    start += part.length + 1;
  }
  return {line: 1, column: 1};
}

const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes[0] === 0 ||
  bytes[1] === 0;

/** Whether a text has nothing but comments and marks of YAML documents. */
const saysNothing = (text: string): boolean =>
  text.split('\n').every((line) => /^\s*(?:#.*|---|\.\.\.)?\s*$/u.test(line));

function inspectContent(file: string, bytes: Buffer): Problem | undefined {
  if (bytes.length > maxFileBytes) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return problemIn(
      file,
      'file-size',
      `The file has ${size} MB; a description's file has at most 1 MB. Shorten its examples, or split it into files of their own.`,
    );
  }
  if (isUtf16(bytes)) {
    return problemIn(file, 'file-encoding', 'The file is in UTF-16. Save it in UTF-8.');
  }
  const foreign = firstForeignByte(bytes);
  if (foreign) {
    return problemIn(
      file,
      'file-encoding',
      'Here is a character that is not in UTF-8. Save the file in UTF-8; it may be in Latin-1 or Windows-1252.',
      foreign.line,
      foreign.column,
    );
  }
  return saysNothing(bytes.toString('utf8'))
    ? problemIn(file, 'file-empty', 'The file is empty. Fill it, or remove it and what refers to it.')
    : undefined;
}

/**
 * Reads all files of a description before a parser does, and says of each that
 * no parser can make sense of what is wrong with it.
 *
 * @param entry the description's index; the other files lie below its folder
 */
export async function inspectFiles(entry: string): Promise<Inspection> {
  const index = path.resolve(root, entry);
  const info = await stat(index).catch(() => undefined);
  if (!info) {
    return {
      texts: new Map(),
      problems: [problemIn(index, 'file-missing', 'There is no such file. It is the index of the description.')],
    };
  }
  const entries = await readdir(path.dirname(index), {recursive: true, withFileTypes: true});
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  for (const found of entries.filter(({name}) => isDescriptionFile(name))) {
    const file = path.join(found.parentPath, found.name);
    if (found.isDirectory()) {
      problems.push(
        problemIn(
          file,
          'file-missing',
          'This is a folder; a file is expected. Rename it, or put the file in its place.',
        ),
      );
      continue;
    }
    const bytes = await readFile(file).catch((error: unknown) => String(error));
    if (typeof bytes === 'string') {
      problems.push(problemIn(file, 'file-unreadable', `The file cannot be read: ${bytes}.`));
      continue;
    }
    const problem = inspectContent(file, bytes);
    if (problem) {
      problems.push(problem);
    } else {
      texts.set(file, bytes.toString('utf8'));
    }
  }
  return {texts, problems};
}
