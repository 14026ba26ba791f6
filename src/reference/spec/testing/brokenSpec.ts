import {cp, mkdtemp, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fromRoot, readIfThere, root} from '@packages/files';
import {type Problem, SpecError} from '@packages/lint';

import {lintSpec} from '..';

/** An error to introduce in a copy of the spec, for tests. */
export interface Mistake {
  /** Relative to api-spec; a missing file is created. */
  file: string;
  change: (text: string) => string;
}

/** A finding, with the line to which it points. */
export interface Found extends Problem {
  text: string;
}

/**
 * Introduces errors in a copy of the spec and returns the linter's findings, with paths relative to the copy.
 *
 * @throws Error if a mistake doesn't change the spec, because its test couldn't fail
 */
export async function problemsAfter(...mistakes: readonly Mistake[]): Promise<Found[]> {
  const dir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'spec-')));
  try {
    await cp(fromRoot('api-spec'), dir, {recursive: true});
    for (const {file, change} of mistakes) {
      const target = path.join(dir, file);
      const text = (await readIfThere(target)) ?? '';
      const changed = change(text);
      if (changed === text) {
        throw new Error(
          `${file}: the mistake changes nothing. The file no longer contains the text to replace; update the test.`,
        );
      }
      await writeFile(target, changed);
    }
    await lintSpec(path.join(dir, 'openapi.yaml'));
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    return await Promise.all(
      error.problems.map(async (problem) => {
        const file = path.resolve(root, problem.file);
        const lines = (await readFile(file, 'utf8')).split('\n');
        return {...problem, file: path.relative(dir, file), text: lines[problem.line - 1]?.trim() ?? ''};
      }),
    );
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}
