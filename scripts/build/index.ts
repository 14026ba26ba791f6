import {rm} from 'node:fs/promises';
import path from 'node:path';

import {UserError, describeError, inParallel, root, seconds, withLock} from '@packages/files';
import {bundleSpec} from '@packages/lint';
import {requireTranslations} from '@packages/translate';

import {buildDir, workDir} from '../../src/config/files';
import type {Locale} from '../../src/config/locales';
import {unconfirmed} from '../../src/data/illustrative';
import {addOns} from '../../src/data/pricing';
import {buildLocale} from './buildLocale';
import {mergeLocales} from './merge';
import type {BuildOptions} from '../lib/options';
import {prepare} from './prepare';
import {isRelease, overdueAnnouncements, requireConfirmed} from './release';

const anotherBuild =
  'Another build is running in this directory. Wait for it, or stop it and try again after five seconds; this one changed nothing.';

/**
 * Builds the site: the reference from the spec, each language in its own process, then the merge.
 * `build/` is replaced only if everything succeeded.
 *
 * @throws UserError with the error of each failed language, or with everything that a release must
 *   still confirm or translate
 */
export async function buildSite({locales, jobs, force, nginx}: BuildOptions): Promise<void> {
  const started = Date.now();
  if (isRelease()) {
    requireConfirmed(unconfirmed);
    await requireTranslations(await bundleSpec());
  }
  await withLock(workDir, anotherBuild, () =>
    withInterrupt(async (signal) => {
      const {operations, events, changedFiles, texts} = await prepare(locales);
      console.log(`API spec: ${operations} operations, ${events} events, ${changedFiles} generated files changed.`);
      texts.forEach((line) => console.log(`API spec: ${line}.`));

      const failures = new Map<Locale, string>();
      await inParallel(locales, jobs, async (locale) => {
        const start = Date.now();
        console.log(`[${locale}] building …`);
        const outcome = await buildLocale(locale, {force, jobs, signal}).catch((error: unknown) => {
          failures.set(locale, describeError(error));
          return 'failed';
        });
        console.log(`[${locale}] ${outcome} (${seconds(Date.now() - start)})`);
      });
      if (failures.size > 0) {
        throw new UserError(
          [
            ...[...failures].map(([locale, error]) => `[${locale}] ${error}`),
            `Not built: ${[...failures.keys()].join(', ')}. The site in ${path.relative(root, buildDir)}/ was not replaced.`,
          ].join('\n\n'),
        );
      }

      console.log('Merging and checking the pages …');
      const pages = await mergeLocales(locales, nginx, signal);
      overdueAnnouncements(addOns, new Date()).forEach((line) => console.warn(line));
      console.log(`To be confirmed before a release: ${unconfirmed.length} values. SITE_RELEASE=1 lists them.`);
      console.log(`Built ${pages} pages in ${locales.length} languages in ${seconds(Date.now() - started)}.`);
    }),
  );
}

/** Runs work that SIGINT and SIGTERM stop cleanly, without leaving child processes or half-written files. */
async function withInterrupt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  // Stays until the end: a terminal signals this process, and its parent forwards the signal again.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) {
      await rm(path.join(workDir, 'next'), {recursive: true, force: true});
      console.error(`\nInterrupted. The site in ${path.relative(root, buildDir)}/ was not replaced.`);
      // Prevents the next stage, such as the browser tests after the build in npm test.
      process.exit(130);
    }
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
