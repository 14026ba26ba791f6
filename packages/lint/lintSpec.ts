import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

import {UserError, cached, fingerprint, fromRoot, root} from '@packages/files';
import type {Spec} from '@packages/openapi';
import memoize from 'lodash/memoize';

import {code, specIndex, specSources} from '../../src/config/files';
import {inspectFiles} from './inspectFiles';
import {inspectText} from './inspectText';
import {type Finding, type Problem, describeProblems, problemsOf} from './problems';

const rules = path.join('api-spec', 'rules');
const config = path.join(rules, 'redocly.yaml');

/** The spec has errors; the message lists the file, line and reason of each. */
export class SpecError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems));
  }
}

/** {@link cached} for the sources of the spec; a copy of it is read each time. */
async function ofSources(name: string, entry: string, work: () => Promise<string>): Promise<string> {
  return entry === specIndex
    ? cached(`node_modules/.cache/api-spec/${name}`, {files: [...code, ...specSources]}, work)
    : work();
}

/**
 * Lints the spec: its files, with Redocly and the rules in api-spec/rules, and then its texts.
 *
 * @param entry the spec's index, relative to the repository
 * @returns the bundled spec
 * @throws SpecError if there are findings
 */
export async function lintSpec(entry = specIndex): Promise<Spec> {
  const problems = await inspectFiles(entry);
  if (problems.length > 0) {
    throw new SpecError(problems);
  }
  // In parallel; if both fail, the linter's messages are more helpful.
  const bundling = bundleSpec(entry);
  bundling.catch(() => undefined);
  const inSpec = JSON.parse(
    await ofSources('problems', entry, async () => JSON.stringify(problemsOf(await run<Finding[]>('lint', entry)))),
  ) as Problem[];
  const causes = inSpec.filter(({severity}) => severity === 'error');
  if (causes.length > 0) {
    throw new SpecError(causes);
  }
  const bundle = await bundling.catch((error: unknown) => {
    throw inSpec.length > 0 ? new SpecError(inSpec) : error;
  });
  // Not cached, because links also depend on other pages.
  const inTexts = await inspectText(bundle, path.dirname(path.resolve(root, entry)));
  // Warnings often follow from errors.
  const found = inTexts.length > 0 ? inTexts : inSpec;
  if (found.length > 0) {
    throw new SpecError(found);
  }
  return bundle;
}

type Task = 'lint' | 'bundle';

/**
 * The worker for a task. It is kept until the rules change, because the first task of a worker takes twice as long. Each task has
 * its own, so that both run at the same time.
 */
const workerFor = memoize(
  (_task: Task, _rules: string) => {
    const file = fromRoot('packages', 'lint', 'specWorker.mjs');
    const worker = new Worker(file, {workerData: config, execArgv: []});
    worker.unref();
    return worker;
  },
  (task, version) => `${task} ${version}`,
);

/**
 * Runs a task of {@link file://./specWorker.mjs}.
 *
 * @throws UserError with the reason if a file cannot be read
 */
async function run<Result>(task: Task, entry: string): Promise<Result> {
  const {port1, port2} = new MessageChannel();
  const version = await fingerprint({files: [`${rules}/**`]});
  workerFor(task, version).postMessage({task, entry, port: port2}, [port2]);
  const [{result, error}] = (await once(port1, 'message')) as [{result?: Result; error?: string}];
  port1.close();
  if (result === undefined) {
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
  return JSON.parse(await ofSources('bundle', entry, () => run<string>('bundle', entry))) as Spec;
}

/** Bundles even if the result is cached, so that bundling after the next edit is fast. */
export async function warmUpBundler(): Promise<void> {
  await run('bundle', specIndex);
}
