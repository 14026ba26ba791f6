import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, openSync} from 'node:fs';
import {mkdir, readFile, rename, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import {UserError, filesBelow, fromRoot, openCache, root, withoutPackages} from '@packages/files';

import {workDir} from '../../src/config/files';
import {dependencies, devDependencies} from '../../package.json';
import type {Locale} from '../../src/config/locales';
import {docsPath} from '../../src/config/reference';
import {inspectionsFile} from '../../src/build/inspectPage';
import {shortenPageErrors} from '../../src/build/pageErrors';
import {docusaurusCli, docusaurusEnv, nodeOptions} from '../lib/docusaurus';
import {compressFiles} from './compress';
import {localeInputs} from './inputs';

/** The finished pages of one language, before they are merged. */
export function localeDir(locale: Locale): string {
  return path.join(workDir, 'locales', locale);
}

/** The file with the inspections of a language's finished pages. */
export function inspectionsOf(locale: Locale): string {
  return path.join(workDir, 'locales', `${locale}.${inspectionsFile}`);
}

/** A language's own directory for generated files, relative to the repository: parallel builds would conflict. */
const generatedFilesDir = (locale: Locale): string => path.join('.build', 'docusaurus', locale);

/**
 * Builds a language in its own process and directory, and moves the result into place if it succeeds. Does nothing if
 * no input has changed.
 *
 * @param jobs how many languages are built at the same time
 * @param minify whether to minify scripts; if not, the next build doesn't reuse the result
 * @throws UserError with Docusaurus' message if the build fails
 */
export async function buildLocale(locale: Locale, jobs: number, minify = true): Promise<'built' | 'unchanged'> {
  const target = localeDir(locale);
  const built = await openCache(`.build/locales/${locale}.stamp`, await localeInputs(locale));
  if (minify && built.value !== undefined) {
    return 'unchanged';
  }

  const staging = `${target}.next`;
  await rm(staging, {recursive: true, force: true});
  const log = path.join(workDir, 'logs', `${locale}.log`);
  await mkdir(path.dirname(log), {recursive: true});
  if ((await runDocusaurus(locale, staging, log, jobs, minify ? [] : ['--no-minify'])) !== 0) {
    await rm(staging, {recursive: true, force: true});
    throw new UserError(
      `${withoutPackages(shortenPageErrors(await readFile(log, 'utf8'), root))}\n\nThe full log: ${path.relative(root, log)}`,
    );
  }

  // Compresses here rather than after the merge: other languages use the CPU while this process waits, and unchanged
  // languages keep their copies.
  await compressFiles(await filesBelow(staging));
  await built.clear();
  await rm(target, {recursive: true, force: true});
  await rename(staging, target);
  await rename(fromRoot(generatedFilesDir(locale), inspectionsFile), inspectionsOf(locale));
  if (minify) {
    await built.save('');
  }
  return 'built';
}

/**
 * The maximum heap size of a language's build in megabytes. Two languages build at a time, so the heap must not fill
 * the machine's memory. 230 pages use 470 MB, and each further page 0.3 MB.
 */
async function heapSize(locale: Locale): Promise<number> {
  const pages = await Globby(['{docs,guides,blog}/**/*.{md,mdx}', `${docsPath(locale)}/**/*.mdx`], {
    cwd: root,
  });
  return 700 + Math.ceil(pages.length / 2);
}

/** Runs Docusaurus' build, and writes its output to a file; resolves to the exit code. */
async function runDocusaurus(
  locale: Locale,
  outDir: string,
  log: string,
  jobs: number,
  options: readonly string[],
): Promise<number | null> {
  const node = [`--max-old-space-size=${await heapSize(locale)}`, '--max-semi-space-size=32'];
  const output = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [...node, ...nodeOptions, docusaurusCli, 'build', '--locale', locale, '--out-dir', outDir, ...options],
    {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...docusaurusEnv,
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFilesDir(locale),
        // Inline scripts are already minified when they are created; the minifier would run again on every page.
        SKIP_HTML_MINIFICATION: 'true',
        // Node.js loads these packages directly; jiti, which loads plugins, would compile each of their files.
        JITI_NATIVE_MODULES: JSON.stringify(Object.keys({...dependencies, ...devDependencies})),
        // Languages share the CPU, and each additional thread loads the whole bundle again.
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(Math.max(1, Math.floor(availableParallelism() / jobs))),
        // The bundler's threads share two arenas; with one arena per thread, a third of the memory is unused.
        MALLOC_ARENA_MAX: '2',
        // No colors, because the output is a file.
        FORCE_COLOR: '0',
      },
    },
  );
  // The child process has its own copy of the file descriptor.
  closeSync(output);
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
