import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, root} from '@packages/files';

import {type Problem, problemAt} from './problems';
import {findRefCycles} from './refCycles';
import {type Mistake, parseSource, syntaxError, unsafeNumbers} from './sources';

/** The reason why a file cannot be read as text. Redocly silently replaces invalid bytes. */
function encodingError(bytes: Buffer): Mistake | undefined {
  const text = bytes.toString('utf8');
  if (text.includes('\uFFFD') && !Buffer.from(text).equals(bytes)) {
    const message = "This byte sequence isn't valid UTF-8. Save the file as UTF-8.";
    return {rule: 'file-encoding', offset: text.indexOf('\uFFFD'), message};
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
 * UTF-8, empty files, syntax errors, circular references and numbers that JavaScript rounds.
 *
 * @param entry the spec's index; the other files are in its directory
 */
export async function inspectFiles(entry: string): Promise<Problem[]> {
  const files = await filesBelow(path.dirname(path.resolve(root, entry)));
  const contents = await Promise.all(
    files.filter((file) => /\.(?:ya?ml|json)$/iu.test(file)).map(async (file) => ({file, bytes: await readFile(file)})),
  );
  const unreadable = contents.flatMap(({file, bytes}) => {
    const mistake = encodingError(bytes);
    return mistake ? [problemAt({file, text: bytes.toString('utf8')}, mistake)] : [];
  });
  if (unreadable.length > 0) {
    return unreadable;
  }
  const sources = contents.map(({file, bytes}) => parseSource(file, bytes.toString('utf8')));
  const unparsable = sources.flatMap((source) => {
    const mistake = syntaxError(source);
    return mistake ? [problemAt(source, mistake)] : [];
  });
  if (unparsable.length > 0) {
    return unparsable;
  }
  const cycles = findRefCycles(sources).map(({source, ...mistake}) => problemAt(source, mistake));
  const numbers = sources.flatMap((source) => unsafeNumbers(source).map((mistake) => problemAt(source, mistake)));
  return [...cycles, ...numbers];
}
