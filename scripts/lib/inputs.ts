import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {build} from 'esbuild';
import memoize from 'lodash/memoize';

import {fingerprint} from './fingerprint';
import {root} from './paths';

/** The inputs of a script. All paths are relative to the root. */
export interface Inputs {
  /** The script and the modules that it imports, directly or indirectly. */
  readonly modules: readonly string[];
  /** The files and directories that these modules open. */
  readonly opened: readonly string[];
  /** The files and directories that are opened for one language only. */
  readonly openedFor: (locale: string) => string[];
  /** A fingerprint of the modules, the packages, what is opened for all languages, and other files and values. */
  readonly fingerprint: (files?: readonly string[], values?: readonly string[]) => Promise<string>;
}

/** Files that commands or npm write. Everything else that a module opens counts. */
const outputs = /^(?:(?:docs-samples\/)?node_modules|\.?build|generated)(?:\/|$)/u;

/** A call to `fromRoot` with its arguments up to the first that is neither a string nor the language. */
const call = /\bfromRoot\(\s*('[^']*'(?:\s*,\s*(?:'[^']*'|locale\b))*)/gu;

/** The placeholder for the language in a path. */
const anyLocale = '{locale}';

/** Our own modules, whose imports count if a script opens them, such as the code of a worker. */
const repositoryModule = /^(?:scripts|src)\/.*\.[cm]?[jt]sx?$/u;

/** The paths in the repository that a module opens. */
function pathsIn(code: string): string[] {
  return [...code.matchAll(call)]
    .map(([, list = '']) => list.replaceAll(/\blocale\b(?!')/gu, `'${anyLocale}'`))
    .map((list) => [...list.matchAll(/'([^']*)'/gu)].map(([, part]) => part).join('/'))
    .filter((name) => !outputs.test(name));
}

async function modulesOf(entryPoints: string[], dir: string): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: dir,
    entryPoints,
    outdir: 'none',
    write: false,
    metafile: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

async function readInputs(script: string, dir: string): Promise<Inputs> {
  const entryPoints = [path.relative(root, script)];
  for (;;) {
    const modules = await modulesOf(entryPoints, dir);
    const texts = await Promise.all(modules.map((name) => readFile(path.join(dir, name), 'utf8')));
    const paths = [...new Set(texts.flatMap(pathsIn))].sort();
    const workers = paths.filter((name) => repositoryModule.test(name) && !modules.includes(name));
    if (workers.length === 0) {
      const opened = paths.filter((name) => !name.includes(anyLocale));
      const localized = paths.filter((name) => name.includes(anyLocale));
      const code = await fingerprint(dir, [...modules, 'package-lock.json']);
      return {
        modules,
        opened,
        openedFor: (locale) => localized.map((name) => name.replace(anyLocale, locale)),
        fingerprint: (files = [], values = []) => fingerprint(dir, [...opened, ...files], [code, ...values]),
      };
    }
    entryPoints.push(...workers);
  }
}

/**
 * Finds the inputs of a script, so that no cache needs a hand-kept list: the modules that it
 * imports, as resolved by esbuild, and every path that these modules pass to `fromRoot`.
 *
 * Modules are read once, because a process keeps the code that it loaded.
 *
 * @param script the absolute path of the module: `__filename`
 * @param dir the root of the repository, or a copy of it
 */
export const inputsOf = memoize(
  (script: string, dir: string = root): Promise<Inputs> => readInputs(script, dir),
  (script, dir = root) => `${dir}\0${script}`,
);
