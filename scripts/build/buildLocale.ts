import {spawn} from 'node:child_process';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';

import {Globby} from '@docusaurus/utils';

import {dependencies, devDependencies} from '../../package.json';
import type {Locale} from '../../src/config/locales';
import {docsPath} from '../../src/config/reference';
import {inspectionsFile} from '../../src/plugins/built-pages/inspectPage';
import {openCache} from '../lib/cached';
import {docusaurusEnv, nodeOptions} from '../lib/docusaurus';
import {UserError} from '../lib/fail';
import {filesBelow} from '../lib/fingerprint';
import {fromRoot, root, workDir} from '../lib/paths';
import {compressFiles} from './compress';
import {localeInputs} from './inputs';
import type {BuildOptions} from './options';
import {firstPhase, phaseOf, readableLog} from './phases';

const docusaurus = fromRoot('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** The finished pages of one language, before they are merged. */
export function localeDir(locale: Locale): string {
  return path.join(workDir, 'locales', locale);
}

/** The file with what was found in the finished pages of a language. */
export function inspectionsOf(locale: Locale): string {
  return path.join(workDir, 'locales', `${locale}.${inspectionsFile}`);
}

/** Docusaurus' directory of a language, relative to the repository. Parallel builds would overwrite each other's files. */
const generatedFilesDir = (locale: Locale): string => path.join('.build', 'docusaurus', locale);

/** How to monitor and stop a Docusaurus process. */
interface DocusaurusRun {
  signal: AbortSignal;
  /** Called with the current phase of the build. */
  onPhase: (phase: string) => void;
}

/** The result of a language's build. */
export type Outcome = 'built' | 'unchanged';

/**
 * Builds a language in its own process and directory, and moves the result into place if it
 * succeeds. Does nothing if no input has changed.
 *
 * @throws UserError with Docusaurus' message if the build fails
 */
export async function buildLocale(
  locale: Locale,
  options: Pick<BuildOptions, 'force' | 'jobs'> & DocusaurusRun,
): Promise<Outcome> {
  const target = localeDir(locale);
  const built = await openCache(`.build/locales/${locale}.stamp`, await localeInputs(locale));
  if (!options.force && built.value !== undefined) {
    return 'unchanged';
  }

  const staging = `${target}.next`;
  await rm(staging, {recursive: true, force: true});
  options.onPhase(firstPhase);
  const {code, output} = await runDocusaurus(locale, staging, options);
  const log = path.join(workDir, 'logs', `${locale}.log`);
  await mkdir(path.dirname(log), {recursive: true});
  await writeFile(log, output);
  if (code !== 0) {
    await rm(staging, {recursive: true, force: true});
    throw new UserError(`${readableLog(output)}\n\nThe whole log: ${path.relative(root, log)}`);
  }

  options.onPhase('compressing');
  // Here rather than after the merge: other languages use the CPU while this waits, and unchanged languages keep their
  // copies.
  await compressFiles(await filesBelow(staging));
  options.signal.throwIfAborted();
  await built.clear();
  await rm(target, {recursive: true, force: true});
  await rename(staging, target);
  await rename(fromRoot(generatedFilesDir(locale), inspectionsFile), inspectionsOf(locale));
  await built.save('');
  return 'built';
}

/**
 * How much memory the heap of a language's build may use, in megabytes. Two languages build at a time, so it must not grow to
 * the size of the machine's memory; 230 pages use 470 MB, and each of 800 pages 0.3 MB more.
 */
async function heapSize(locale: Locale): Promise<number> {
  const pages = await Globby(['{docs,guides,blog}/**/*.{md,mdx}', `${docsPath(locale)}/**/*.mdx`], {
    cwd: root,
  });
  return 700 + Math.ceil(pages.length / 2);
}

async function runDocusaurus(
  locale: Locale,
  outDir: string,
  {signal, onPhase, jobs}: DocusaurusRun & Pick<BuildOptions, 'jobs'>,
): Promise<{code: number | null; output: string}> {
  const node = [`--max-old-space-size=${await heapSize(locale)}`, '--max-semi-space-size=32'];
  const child = spawn(
    process.execPath,
    [...node, ...nodeOptions, docusaurus, 'build', '--locale', locale, '--out-dir', outDir],
    {
      cwd: root,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...docusaurusEnv,
        NODE_ENV: 'production',
        DOCUSAURUS_PERF_LOGGER: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFilesDir(locale),
        // Inline scripts are already minified when they are created; the minifier would repeat it on every page.
        SKIP_HTML_MINIFICATION: 'true',
        // Node.js loads these packages directly; jiti, which loads plugins, would compile each of their files.
        JITI_NATIVE_MODULES: JSON.stringify(Object.keys({...dependencies, ...devDependencies})),
        // Languages share the CPU, and each additional thread loads the whole bundle again.
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(Math.max(1, Math.floor(availableParallelism() / jobs))),
        // The bundler's threads share two arenas; with one arena per thread, a third of the memory is unused.
        MALLOC_ARENA_MAX: '2',
        // The output is parsed, and colors would interfere.
        FORCE_COLOR: '0',
      },
    },
  );
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({input: stream}).on('line', (line) => {
      lines.push(line);
      const phase = phaseOf(line);
      if (phase !== undefined) {
        onPhase(phase);
      }
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output: lines.join('\n')}));
  });
}
