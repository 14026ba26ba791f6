import type {Locale} from '../../src/config/locales';
import {seconds} from '../lib/duration';
import {inParallel} from '../lib/parallel';
import type {Outcome} from './buildLocale';

/** A language whose build failed, and why. */
export interface Failure {
  locale: Locale;
  error: unknown;
}

/**
 * Runs the work for every language, several at once, and prints a line for each phase. A failure does not stop the
 * others.
 */
export async function runWithProgress(
  locales: readonly Locale[],
  jobs: number,
  work: (locale: Locale, onPhase: (phase: string) => void) => Promise<Outcome>,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let done = 0;
  await inParallel(locales, jobs, async (locale) => {
    const started = Date.now();
    const report = (state: string): void => console.log(`[${locale}] ${state} (${seconds(Date.now() - started)})`);
    try {
      report(await work(locale, report));
    } catch (error) {
      failures.push({locale, error});
      report('failed');
    }
    done += 1;
    console.log(`Languages: ${done} of ${locales.length} done.`);
  });
  return failures;
}
