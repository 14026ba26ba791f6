import {spawn} from 'node:child_process';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';

import {Globby} from '@docusaurus/utils';

import {dependencies, devDependencies} from '../../package.json';
import type {Locale} from '../../src/config/locales';
import {readBlogs} from '../../src/plugins/blog/readBlogs';
import {blogVersions} from '../../src/plugins/blog/versions';
import {docusaurusEnv} from '../lib/docusaurus';
import {UserError} from '../lib/fail';
import {readIfThere, writeAtomically} from '../lib/files';
import {filesBelow} from '../lib/fingerprint';
import {inputsOf} from '../lib/inputs';
import {fromRoot, root, workDir} from '../lib/paths';
import {compressFiles} from './compress';
import {localeFingerprint} from './inputs';
import type {BuildOptions} from './options';
import {firstPhase, phaseOf, readableLog} from './phases';

const docusaurus = fromRoot('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** The finished pages of one language, before they are merged. */
export function localeDir(locale: Locale): string {
  return path.join(workDir, 'locales', locale);
}

/** Which pages of the blog exist in which languages, as text. */
async function versionsDigest(dir: string): Promise<string> {
  const versions = blogVersions(await readBlogs(dir));
  return JSON.stringify([...versions].map(([locale, pages]) => [locale, [...pages]]));
}

/**
 * What the pages of a language would be made from now, as a fingerprint.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function localeStamp(locale: Locale, dir = root): Promise<string> {
  const thisCode = await inputsOf(__filename, dir);
  return localeFingerprint(dir, locale, [
    process.version,
    await thisCode.fingerprint(),
    // Of the other languages' posts a language shows where they are, and nothing of their text.
    await versionsDigest(dir),
    // Of other translated pages, that they exist.
    JSON.stringify((await Globby('i18n/*/docusaurus-plugin-content-{docs,docs-guides,pages}/**', {cwd: dir})).sort()),
  ]);
}

/** How a run of Docusaurus is watched and ended. */
interface DocusaurusRun {
  signal: AbortSignal;
  /** Is told what the build is doing. */
  onPhase: (phase: string) => void;
}

/** How a language's build ended. */
export type Outcome = 'built' | 'unchanged';

/**
 * Builds one language in a process of its own, aside, and puts it in place
 * when it has succeeded. Does nothing where no input has changed.
 *
 * @throws UserError with Docusaurus' message where the build fails
 */
export async function buildLocale(
  locale: Locale,
  options: Pick<BuildOptions, 'force' | 'jobs'> & DocusaurusRun,
): Promise<Outcome> {
  const target = localeDir(locale);
  const stampFile = path.join(workDir, 'locales', `${locale}.stamp`);
  const stamp = await localeStamp(locale);
  if (!options.force && (await readIfThere(stampFile)) === stamp) {
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
  // Here and not after the merge: other languages use the processor where this waits, and unchanged ones keep their copies.
  await compressFiles(await filesBelow(staging));
  options.signal.throwIfAborted();
  await rm(stampFile, {force: true});
  await rm(target, {recursive: true, force: true});
  await rename(staging, target);
  await writeAtomically(stampFile, stamp);
  return 'built';
}

async function runDocusaurus(
  locale: Locale,
  outDir: string,
  {signal, onPhase, jobs}: DocusaurusRun & Pick<BuildOptions, 'jobs'>,
): Promise<{code: number | null; output: string}> {
  // Two languages at once: the garbage collector runs before the heap grows to what the machine has.
  const node = ['--max-old-space-size=800', '--max-semi-space-size=32'];
  const child = spawn(process.execPath, [...node, docusaurus, 'build', '--locale', locale, '--out-dir', outDir], {
    cwd: root,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...docusaurusEnv,
      NODE_ENV: 'production',
      DOCUSAURUS_PERF_LOGGER: 'true',
      // A directory of its own, or two languages at once would overwrite each other's.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.build', 'docusaurus', locale),
      // Inline scripts are minified once, where they are made; the minifier would do it again on every page.
      SKIP_HTML_MINIFICATION: 'true',
      // Node.js loads these packages as they are; jiti, which loads plugins, would compile each file of theirs.
      JITI_NATIVE_MODULES: JSON.stringify(Object.keys({...dependencies, ...devDependencies})),
      // Languages share the processor; each thread of its own loads the whole bundle again.
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(Math.max(1, Math.floor(availableParallelism() / jobs))),
      // The bundler's threads share two arenas; with one for each thread, a third of the memory lies idle.
      MALLOC_ARENA_MAX: '2',
      // Its output is read here; colors would be in the way.
      FORCE_COLOR: '0',
    },
  });
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
