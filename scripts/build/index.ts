import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {UserError, describeError, errorCode, plural, root, seconds} from '@packages/files';
import {incompleteOf, readEntries} from '@packages/translate';
import pMap from 'p-map';
import lockfile from 'proper-lockfile';

import {buildDir, workDir} from '../../src/config/files';
import type {Locale} from '../../src/config/locales';
import {unconfirmed} from '../../src/data/illustrative';
import {addOns} from '../../src/data/pricing';
import {bundleSpec} from '../../src/reference/spec';
import {buildLocale} from './buildLocale';
import {mergeLocales} from './merge';
import {translationProject} from '../i18n/project';
import type {BuildOptions} from '../lib/options';
import {prepare} from './prepare';
import {isRelease, overdueAnnouncements, requireNone} from './release';

/** How many languages build at the same time. With two cores, a third one uses more memory and saves no time. */
const maxJobs = 2;

/** The values that someone must confirm before a release. */
const openValues = () => [...unconfirmed, ...overdueAnnouncements(addOns, new Date())];

/**
 * Builds the site: generates the reference from the spec, builds each language in its own process, then merges them.
 * Replaces `build/` only if everything succeeds.
 *
 * @throws UserError with the error of each failed language, or with everything that must be confirmed or translated
 *   before a release
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  if (isRelease()) {
    requireNone('Unconfirmed values', openValues());
  }
  const release = await lockBuild();
  try {
    if (isRelease()) {
      const project = await translationProject(await bundleSpec());
      requireNone('Incomplete translations (see TRANSLATING.md)', incompleteOf(await readEntries(project)));
    }
    await build(options);
  } finally {
    await release();
  }
}

/** Keeps other builds out of the directory; the lock of a dead process expires after a few seconds. */
async function lockBuild(): Promise<() => Promise<void>> {
  await mkdir(workDir, {recursive: true});
  const options = {lockfilePath: path.join(workDir, 'lock'), stale: 5_000, update: 1_000};
  return lockfile.lock(workDir, options).catch((error: unknown) => {
    throw errorCode(error) === 'ELOCKED'
      ? new UserError(
          'Another build is running in this directory. Wait until it ends, or stop it and try again after five seconds. This build changed nothing.',
        )
      : error;
  });
}

async function build({locales, minify, host}: BuildOptions): Promise<void> {
  const started = Date.now();
  const changedFiles = await prepare(locales);
  console.log(`API spec: ${plural(changedFiles, 'generated file')} changed.`);

  const jobs = Math.min(maxJobs, locales.length);
  const failures = new Map<Locale, string>();
  const buildOne = async (locale: Locale): Promise<void> => {
    const start = Date.now();
    console.log(`[${locale}] building …`);
    const outcome = await buildLocale(locale, jobs, minify).catch((error: unknown) => {
      failures.set(locale, describeError(error));
      return 'failed';
    });
    console.log(`[${locale}] ${outcome} (${seconds(Date.now() - start)})`);
  };
  await pMap(locales, buildOne, {concurrency: jobs});
  if (failures.size > 0) {
    throw new UserError(
      [
        ...[...failures].map(([locale, error]) => `[${locale}] ${error}`),
        `Not built: ${[...failures.keys()].join(', ')}. The site in ${path.relative(root, buildDir)}/ was not replaced.`,
      ].join('\n\n'),
    );
  }

  console.log('Merging and checking the pages …');
  const pages = await mergeLocales(locales, host);
  console.log(`Values to confirm before a release: ${openValues().length}. SITE_RELEASE=1 npm run build lists them.`);
  console.log(
    `Built ${plural(pages, 'page')} in ${plural(locales.length, 'language')} in ${seconds(Date.now() - started)}.`,
  );
}
