import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

import {UserError, fromRoot, root} from '@packages/files';
import type {Spec} from '@packages/openapi';
import memoize from 'lodash/memoize';

import {inspectFiles} from './inspectFiles';
import {type Finding, type Problem, describeProblems, problemsOf} from './problems';

/** The spec has errors; the message lists the file, line and reason of each. */
export class SpecError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems));
  }
}

/** How to lint specs. Paths are relative to the root of the repository. */
export interface LinterOptions {
  /** The Redocly configuration, with the rules. */
  config: string;
  /** Finds further errors in a bundled spec, which is not valid if the linter found errors. */
  inspect?: (spec: Spec, directory: string) => Promise<Problem[]>;
  /** Saves the results of a spec: returns the saved result, or does the work. */
  save?: (name: string, index: string, work: () => Promise<string>) => Promise<string>;
}

/** Lints and bundles specs, which have an index and other files in its directory. */
export interface Linter {
  /**
   * Lints and bundles a spec.
   *
   * @throws SpecError with file, line and reason for each problem
   */
  lint: (index: string) => Promise<Spec>;
  /**
   * Bundles the files of a spec into one document.
   *
   * @throws UserError with the reason if a file cannot be read
   */
  bundle: (index: string) => Promise<Spec>;
  /** Bundles even if the result is saved, so that bundling after the next edit is fast. */
  warmUp: (index: string) => Promise<void>;
}

/** One document, as far as it could be bundled, and why the rest could not. */
interface Bundle {
  spec?: Spec;
  errors: string[];
}

type Task = 'lint' | 'bundle';

/**
 * The worker for a task. It is kept, because the first task of a worker takes twice as long. Each task has
 * its own, so that both run at the same time.
 */
const workerFor = memoize(
  (_task: Task, config: string) => {
    const file = fromRoot('packages', 'lint', 'specWorker.mjs');
    const worker = new Worker(file, {workerData: config, execArgv: []});
    worker.unref();
    return worker;
  },
  (...parts) => parts.join(' '),
);

/** Creates a linter with the rules of a configuration. */
export function createLinter({
  config,
  inspect = () => Promise.resolve([]),
  save = (_name, _index, work) => work(),
}: LinterOptions): Linter {
  /** Runs a task of {@link file://./specWorker.mjs}. */
  const run = async <Result>(task: Task, index: string): Promise<Result> => {
    const {port1, port2} = new MessageChannel();
    workerFor(task, config).postMessage({task, entry: index, port: port2}, [port2]);
    const [{result, error}] = (await once(port1, 'message')) as [{result?: Result; error?: string}];
    port1.close();
    if (result === undefined) {
      throw new UserError(`The spec cannot be read:\n${error}`);
    }
    return result;
  };

  const tryBundle = async (index: string): Promise<Bundle> =>
    JSON.parse(await save('bundle', index, () => run<string>('bundle', index))) as Bundle;

  const bundle = async (index: string): Promise<Spec> => requireValid(await tryBundle(index));

  const lint = async (index: string): Promise<Spec> => {
    const inFiles = await inspectFiles(index);
    if (inFiles.length > 0) {
      throw new SpecError(inFiles);
    }
    const [inSpec, bundled] = await Promise.all([
      save('problems', index, async () => JSON.stringify(problemsOf(await run<Finding[]>('lint', index)))),
      // If both fail, the linter's messages are more helpful.
      tryBundle(index).catch((error: unknown): Bundle => ({errors: [String(error)]})),
    ]);
    const problems = JSON.parse(inSpec) as Problem[];
    try {
      problems.push(...(bundled.spec ? await inspect(bundled.spec, path.dirname(path.resolve(root, index))) : []));
    } catch (error) {
      // The errors that the linter found explain it.
      if (problems.length === 0) {
        throw error;
      }
    }
    const errors = problems.filter(({severity}) => severity === 'error');
    if (problems.length > 0) {
      // Warnings often follow from errors.
      throw new SpecError(errors.length > 0 ? errors : problems);
    }
    return requireValid(bundled);
  };

  return {
    lint,
    bundle,
    warmUp: async (index) => {
      await run('bundle', index);
    },
  };
}

function requireValid({spec, errors}: Bundle): Spec {
  if (spec === undefined || errors.length > 0) {
    throw new UserError(`The spec could not be bundled:\n${errors.join('\n')}`);
  }
  return spec;
}
