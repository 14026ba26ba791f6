import {rm} from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../lib/fail';
import {writeAtomically, writeNew} from '../../lib/files';
import {DescriptionError, checkDescription} from '../../reference/checkDescription';
import type {Plan} from './plan';
import type {Spec} from './spec';

/**
 * Writes a new operation, and takes it back where the check finds anything.
 *
 * @throws UserError where a file is there already, or the description with the
 *   operation would not be right; then all is as it was
 */
export async function writeOperation({dir, index}: Spec, plan: Plan): Promise<void> {
  const indexFile = path.join(dir, 'openapi.yaml');
  const written: string[] = [];
  try {
    for (const [file, content] of plan.files) {
      if (!(await writeNew(path.join(dir, file), content))) {
        throw new UserError(`api-spec/${file} is there already. Nothing was written; move that file away first.`);
      }
      written.push(file);
    }
    await writeAtomically(indexFile, plan.index);
    await checkDescription(indexFile);
  } catch (error) {
    await Promise.all(written.map((file) => rm(path.join(dir, file), {force: true})));
    await writeAtomically(indexFile, index);
    throw error instanceof DescriptionError
      ? new UserError(
          `Nothing was written, because the description would not be right. Say more with the options (--help), or mend what was wrong before.\n\n${error.message}`,
        )
      : error;
  }
}
