import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';

import {filesBelow} from '../lib/fingerprint';
import {root} from '../lib/paths';
import type {Problem} from './problems';
import {keywords, subschemas} from '../../src/openapi/keywords';
import {isObject, pathOfPointer, valueAt} from '../../src/lib/json';

/** A problem at the position of a character in a file. */
function problemAt(file: string, text: string, position: number, rule: string, message: string): Problem {
  const lines = text.slice(0, position).split('\n');
  const [line, column] = [lines.length, (lines.at(-1) ?? '').length + 1];
  return {rule, severity: 'error', message, file: path.relative(root, file), line, column, suggestions: []};
}

/** What keeps a file from being read as text. Redocly replaces invalid bytes without an error. */
function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  const text = bytes.toString('utf8');
  if (text.includes('\uFFFD') && !Buffer.from(text).equals(bytes)) {
    const message = 'This character is not in UTF-8. Save the file in UTF-8.';
    return problemAt(file, text, text.indexOf('\uFFFD'), 'file-encoding', message);
  }
  return text.split('\n').every((line) => /^\s*(?:#.*|---|\.\.\.)?\s*$/u.test(line))
    ? problemAt(file, text, 0, 'file-empty', 'The file is empty. Fill it, or remove it and what refers to it.')
    : undefined;
}

/** The file that a reference points to. */
const fileOf = (from: string, reference: string): string => {
  const [name = ''] = reference.split('#');
  return name === '' ? from : path.resolve(path.dirname(from), name);
};

/** Files that refer to themselves, directly or through others. Usually there are none, and nothing is parsed. */
function filesInCycles(texts: ReadonlyMap<string, string>): string[] {
  const references = new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(/\$ref['"]?\s*:\s*['"]?([^\s'",}]+)/gu)].map(([, reference = '']) => fileOf(file, reference)),
    ]),
  );
  let before: number;
  do {
    before = references.size;
    for (const [file, targets] of references) {
      if (!targets.some((target) => references.has(target))) {
        references.delete(file);
      }
    }
  } while (references.size < before);
  return [...references.keys()];
}

/** The references of a schema that apply to the same value as the schema itself. */
function referencesFor(schema: unknown): string[] {
  if (!isObject(schema)) {
    return [];
  }
  const inner = subschemas(schema).filter(({keyword}) => keywords[keyword]?.sameValue);
  return [
    ...(typeof schema.$ref === 'string' ? [schema.$ref] : []),
    ...inner.flatMap((it) => referencesFor(it.schema)),
  ];
}

/**
 * Finds schemas that refer to themselves without a property or an item in
 * between. Redocly does not end on them. A tree, whose branches are properties,
 * is fine.
 */
function findRefCycles(texts: ReadonlyMap<string, string>): Problem[] {
  const documents = new Map<string, unknown>();
  for (const file of filesInCycles(texts)) {
    try {
      documents.set(file, parse(texts.get(file) ?? ''));
    } catch {
      // Redocly reports syntax errors.
    }
  }
  const problems: Problem[] = [];
  const finished = new Set<unknown>();
  const follow = (file: string, schema: unknown, trail: readonly {file: string; schema: unknown}[]): void => {
    for (const reference of finished.has(schema) ? [] : referencesFor(schema)) {
      const target = fileOf(file, reference);
      const next = valueAt(documents.get(target), pathOfPointer(reference.split('#')[1] ?? ''));
      const way = [...trail, {file, schema}];
      const start = way.findIndex((step) => step.schema === next);
      if (start >= 0) {
        const files = [...way.slice(start).map((step) => step.file), target].map((name) => path.basename(name));
        const text = texts.get(file) ?? '';
        const message = `This reference leads back to itself: ${files.join(' → ')}. Put a property or a list in between, or describe the value here.`;
        problems.push(problemAt(file, text, text.indexOf(reference), 'ref-cycle', message));
      } else {
        follow(target, next, way);
      }
    }
    finished.add(schema);
  };
  const visit = (file: string, value: unknown): void => {
    follow(file, value, []);
    Object.values(typeof value === 'object' && value !== null ? value : {}).forEach((inner) => visit(file, inner));
  };
  documents.forEach((document, file) => visit(file, document));
  return problems;
}

/**
 * Finds what Redocly does not report or cannot survive: text that is not UTF-8,
 * empty files and endless references.
 *
 * @param entry the spec's index; the other files are below its directory
 */
export async function inspectFiles(entry: string): Promise<Problem[]> {
  const files = await filesBelow(path.dirname(path.resolve(root, entry)));
  const contents = await Promise.all(
    files.filter((file) => /\.(?:ya?ml|json)$/iu.test(file)).map(async (file) => [file, await readFile(file)] as const),
  );
  const unreadable = contents.flatMap(([file, bytes]) => encodingProblem(file, bytes) ?? []);
  const texts = new Map(contents.map(([file, bytes]) => [file, bytes.toString('utf8')]));
  return unreadable.length > 0 ? unreadable : findRefCycles(texts);
}
