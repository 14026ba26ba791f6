import {Listr, type ListrTaskWrapper, type DefaultRenderer, type SimpleRenderer} from 'listr2';

import type {Locale} from '../../src/config/locales';
import {localeConfigs} from '../../src/config/locales';
import type {Outcome} from './buildLocale';

/** Work on one language that reports its phase. */
export type LocaleWork = (locale: Locale, onPhase: (phase: string) => void) => Promise<Outcome>;

/** A language whose build failed, with the reason. */
export interface Failure {
  locale: Locale;
  error: unknown;
}

/** Seconds with one digit: `12.3 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * How long the rest will take, from how long the finished part took.
 *
 * @returns milliseconds, or nothing before anything has finished
 */
export function estimateLeft(elapsed: number, done: number, all: number): number | undefined {
  return done === 0 ? undefined : (elapsed / done) * (all - done);
}

/** The line above the languages: what is done, and how long the rest may take. */
export function overview(elapsed: number, done: number, all: number): string {
  const left = estimateLeft(elapsed, done, all);
  const estimate = left === undefined || done === all ? '' : `, about ${Math.ceil(left / 1000)} s left`;
  return `Languages: ${done} of ${all} done, ${seconds(elapsed)}${estimate}`;
}

/**
 * Runs the work for every language, several at once, and shows the progress:
 * live in a terminal, one line an event elsewhere. A failure does not stop the
 * others.
 */
export async function runWithProgress(
  locales: readonly Locale[],
  jobs: number,
  work: LocaleWork,
  terminal = process.stdout.isTTY,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const started = Date.now();
  let done = 0;

  const runOne = async (locale: Locale, report: (text: string) => void): Promise<void> => {
    const startedOne = Date.now();
    const elapsed = (): string => seconds(Date.now() - startedOne);
    try {
      const outcome = await work(locale, (phase) => report(`${phase} (${elapsed()})`));
      report(outcome === 'unchanged' ? 'unchanged' : `built in ${elapsed()}`);
    } catch (error) {
      failures.push({locale, error});
      report(`failed after ${elapsed()}`);
      throw error;
    } finally {
      done += 1;
    }
  };

  if (!terminal) {
    const queue = [...locales];
    const worker = async (): Promise<void> => {
      for (let locale = queue.shift(); locale !== undefined; locale = queue.shift()) {
        const code = locale;
        await runOne(code, (text) => console.log(`[${code}] ${text}`)).catch(() => undefined);
        console.log(overview(Date.now() - started, done, locales.length));
      }
    };
    await Promise.all(Array.from({length: jobs}, worker));
    return failures;
  }

  type Task = ListrTaskWrapper<unknown, typeof DefaultRenderer, typeof SimpleRenderer>;
  await new Listr(
    [
      {
        title: overview(0, 0, locales.length),
        task: (_context, parent: Task) => {
          const refresh = (): void => {
            parent.title = overview(Date.now() - started, done, locales.length);
          };
          const ticking = setInterval(refresh, 500);
          const list = parent.newListr(
            locales.map((locale) => {
              const name = `${localeConfigs[locale].nativeName} (${locale})`;
              return {
                title: name,
                task: async (_inner: unknown, task: Task) => {
                  await runOne(locale, (text) => {
                    task.title = `${name}: ${text}`;
                  });
                  refresh();
                },
              };
            }),
            {concurrent: jobs, exitOnError: false, rendererOptions: {collapseSubtasks: false}},
          );
          const run = list.run.bind(list);
          list.run = async (context) => run(context).finally(() => clearInterval(ticking));
          return list;
        },
      },
    ],
    {exitOnError: false, collectErrors: false, rendererOptions: {collapseErrors: false, showErrorMessage: false}},
  ).run();
  return failures;
}
