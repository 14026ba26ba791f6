import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, root, textError} from '@packages/files';

import {type Problem, problemAt} from './problems';
import {findRefCycles} from './refCycles';
import {type Mistake, parseSource, remoteReference, syntaxError, unsafeNumbers} from './sources';

/** The reason why a file cannot be read as text. Redocly silently replaces invalid bytes. */
function unreadable(file: string, bytes: Buffer): Mistake | undefined {
  const error = textError(bytes);
  const text = bytes.toString('utf8');
  if (error) {
    return {rule: 'file-text', ...error};
  }
  if (text.startsWith('\uFEFF') && file.endsWith('.json')) {
    const message = 'The file begins with a byte order mark, which JSON does not allow. Save it without.';
    return {rule: 'file-text', offset: 0, message};
  }
  return text.split('\n').every((line) => /^\s*(?:#.*|---|\.\.\.)?\s*$/u.test(line))
    ? {
        rule: 'file-empty',
        offset: 0,
        message: 'The file is empty. Add its content, or delete it and the references to it.',
      }
    : undefined;
}

/**
 * Reads the files of a spec and finds what Redocly does not report well or cannot handle: invalid
 * UTF-8, merge conflicts, empty files, syntax errors, references to other servers, circular references and numbers that
 * JavaScript rounds.
 *
 * @param entry the spec's index; the other files are in its directory
 */
export async function inspectFiles(entry: string): Promise<Problem[]> {
  const files = await filesBelow(path.dirname(path.resolve(root, entry)));
  const contents = await Promise.all(
    files.filter((file) => /\.(?:ya?ml|json)$/iu.test(file)).map(async (file) => ({file, bytes: await readFile(file)})),
  );
  const inTexts = contents.flatMap(({file, bytes}) => {
    const mistake = unreadable(file, bytes);
    return mistake ? [problemAt({file, text: bytes.toString('utf8')}, mistake)] : [];
  });
  if (inTexts.length > 0) {
    return inTexts;
  }
  const sources = contents.map(({file, bytes}) => parseSource(file, bytes.toString('utf8')));
  const unparsable = sources.flatMap((source) =>
    [syntaxError(source) ?? remoteReference(source) ?? []].flat().map((mistake) => problemAt(source, mistake)),
  );
  if (unparsable.length > 0) {
    return unparsable;
  }
  const cycles = findRefCycles(sources).map(({source, ...mistake}) => problemAt(source, mistake));
  const numbers = sources.flatMap((source) => unsafeNumbers(source).map((mistake) => problemAt(source, mistake)));
  return [...cycles, ...numbers];
}
