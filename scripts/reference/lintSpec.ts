import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

import memoize from 'lodash/memoize';

import type {Spec} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {readIfThere, writeAtomically} from '../lib/files';
import {fingerprint} from '../lib/fingerprint';
import {inputsOf} from '../lib/inputs';
import {fromRoot, root} from '../lib/paths';
import {inspectFiles} from './inspectFiles';
import {inspectText} from './inspectText';
import {type LintProblem, type Problem, causesOf, describeProblems, readable} from './problems';

const rules = path.join('api-spec', 'rules');
const config = path.join(rules, 'redocly.yaml');

/** The directory of the spec's source files. */
export const specDir = fromRoot('api-spec');

/** The index of the spec, relative to the repository. */
export const specIndex = path.join('api-spec', 'openapi.yaml');

/** The spec has errors; the message lists the file, line and reason of each. */
export class SpecError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems));
  }
}

/**
 * A fingerprint of the files from which the spec is checked and bundled.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function specFingerprint(dir = root): Promise<string> {
  return (await inputsOf(__filename, dir)).fingerprint();
}

/**
 * Returns the cached result for the same sources, or does the work and caches it. Redocly takes
 * seconds, and many commands and tests need it.
 */
export async function cached(
  name: string,
  version: () => Promise<string>,
  work: () => Promise<string>,
): Promise<string> {
  const file = fromRoot('node_modules', '.cache', 'api-spec', name);
  const before = `${await version()}\n`;
  const known = await readIfThere(file);
  if (known?.startsWith(before)) {
    return known.slice(before.length);
  }
  const result = await work();
  // Sources that were edited in the meantime have another result.
  if (`${await version()}\n` === before) {
    await writeAtomically(file, before + result);
  }
  return result;
}

/** {@link cached} for the sources of the spec; a copy of it is read each time. */
async function ofSources(name: string, entry: string, work: () => Promise<string>): Promise<string> {
  return entry === specIndex ? cached(name, specFingerprint, work) : work();
}

/**
 * Lints the spec: its files, with Redocly and the rules in api-spec/rules, and the links in its
 * Markdown.
 *
 * @param entry the spec's index, relative to the repository
 * @throws SpecError if there are findings
 */
export async function lintSpec(entry = specIndex): Promise<void> {
  const {sources, problems} = await inspectFiles(entry);
  if (problems.length > 0) {
    throw new SpecError(problems);
  }
  // Not cached, because links also depend on other pages.
  const [inTexts, inSpec] = await Promise.all([
    inspectText(sources),
    ofSources('problems', entry, async () => JSON.stringify(readable(await redocly<LintProblem[]>('lint', entry)))),
  ]);
  const found = causesOf([...(JSON.parse(inSpec) as Problem[]), ...inTexts]);
  if (found.length > 0) {
    throw new SpecError(found);
  }
}

/** The worker that runs Redocly. It is kept until its rules change, because the first task takes twice as long. */
const worker = memoize((_rules: string) => {
  const started = new Worker(fromRoot('scripts', 'reference', 'redoclyWorker.mjs'), {workerData: config, execArgv: []});
  started.unref();
  return started;
});

async function redocly<Result>(task: 'lint' | 'bundle', entry: string): Promise<Result> {
  const {port1, port2} = new MessageChannel();
  worker(await fingerprint(root, [rules])).postMessage({task, entry, port: port2}, [port2]);
  const [{result, error}] = (await once(port1, 'message')) as [{result: Result; error?: string}];
  port1.close();
  if (error !== undefined) {
    throw new UserError(`The spec could not be ${task === 'lint' ? 'linted' : 'bundled'}:\n${error}`);
  }
  return result;
}

/**
 * Bundles the files of a spec into one document.
 *
 * @throws UserError with the reason if a file cannot be read
 */
export async function bundleSpec(entry = specIndex): Promise<Spec> {
  return JSON.parse(await ofSources('bundle', entry, () => redocly<string>('bundle', entry))) as Spec;
}

/** Bundles even if the result is cached, so that bundling after the next edit is fast. */
export const warmUpBundler = (): Promise<string> => redocly('bundle', specIndex);
