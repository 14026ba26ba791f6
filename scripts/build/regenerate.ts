import {UserError, fromRoot, plural, writeAtomically} from '@packages/files';

import type {Locale} from '../../src/config/locales';
import {problemsFile} from '../../src/config/reference';
import {lintSpec} from '../../src/reference/spec';
import {prepare} from './prepare';

/**
 * Generates the reference in one language for the dev server, and lints the spec afterward, so that an edit appears as
 * soon as possible. Prints errors and writes them to the file that the dev server's overlay reads. If the spec can't be
 * bundled, the last valid pages stay.
 *
 * @returns whether the spec is valid
 */
export async function regenerate(locale: Locale): Promise<boolean> {
  const problems = fromRoot(problemsFile);
  try {
    const [prepared] = await Promise.allSettled([prepare([locale], {check: false})]);
    if (prepared.status === 'fulfilled' && prepared.value > 0) {
      console.log(`API spec: ${plural(prepared.value, 'generated file')} changed.`);
    }
    // The linter's findings explain later failures.
    await lintSpec();
    if (prepared.status === 'rejected') {
      throw prepared.reason;
    }
    await writeAtomically(problems, '');
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    console.error(`\n${error.message}\n`);
    await writeAtomically(problems, error.message);
    return false;
  }
}
