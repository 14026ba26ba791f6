import {type Locale, localeNames} from '../../src/config/locales';
import {seconds} from '../lib/duration';
import {inParallel} from '../lib/parallel';
import type {Outcome} from './buildLocale';

/** A language whose build failed, and why. */
export interface Failure {
  locale: Locale;
  error: unknown;
}

/** The line above the languages: how many are done, and the estimated remaining time. */
function overview(elapsed: number, done: number, all: number): string {
  const left = (elapsed / done) * (all - done);
  const estimate = done === 0 || done === all ? '' : `, about ${Math.ceil(left / 1000)} s left`;
  return `Languages: ${done} of ${all} done, ${seconds(elapsed)}${estimate}`;
}

/**
 * Runs the work for every language, several at once, and shows progress: one updated line per
 * language in a terminal, one line per event elsewhere. A failure does not stop the others.
 */
export async function runWithProgress(
  locales: readonly Locale[],
  jobs: number,
  work: (locale: Locale, onPhase: (phase: string) => void) => Promise<Outcome>,
  terminal = process.stdout.isTTY,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const started = Date.now();
  const states = new Map(locales.map((locale) => [locale, 'waiting']));
  let done = 0;
  let drawn = 0;
  const draw = (): void => {
    const lines = [...states].map(([locale, state]) => `  ${localeNames[locale]} (${locale}): ${state}`);
    process.stdout.moveCursor(0, -drawn);
    process.stdout.clearScreenDown();
    console.log([overview(Date.now() - started, done, locales.length), ...lines].join('\n'));
    drawn = lines.length + 1;
  };
  const ticking = terminal ? setInterval(draw, 500) : undefined;

  await inParallel(locales, jobs, async (locale) => {
    const startedOne = Date.now();
    const elapsed = (): string => seconds(Date.now() - startedOne);
    const report = (state: string): void => {
      states.set(locale, state);
      if (!terminal) {
        console.log(`[${locale}] ${state}`);
      }
    };
    try {
      const outcome = await work(locale, (phase) => report(`${phase} (${elapsed()})`));
      report(outcome === 'unchanged' ? 'unchanged' : `built in ${elapsed()}`);
    } catch (error) {
      failures.push({locale, error});
      report(`failed after ${elapsed()}`);
    }
    done += 1;
    if (!terminal) {
      console.log(overview(Date.now() - started, done, locales.length));
    }
  });
  clearInterval(ticking);
  if (terminal) {
    draw();
  }
  return failures;
}
