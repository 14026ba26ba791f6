import path from 'node:path';

import {UserError, fromRoot, root} from '@packages/files';
import type {Spec} from '@packages/openapi';
import memoize from 'lodash/memoize';
import Tinypool from 'tinypool';

import {inspectFiles} from './inspectFiles';
import {type Finding, type Problem, describeProblems, problemsOf} from './problems';

/** The error for an invalid spec; the message lists the file, line, and reason for each problem. */
export class SpecError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems));
  }
}

/** How to lint specs. Paths are relative to the root of the repository. */
interface LinterOptions {
  /** The Redocly configuration, with the rules. */
  config: string;
  /** Finds further errors in the bundled spec. Runs even after lint errors, so the spec can be invalid. */
  inspect?: (spec: Spec, directory: string) => Promise<Problem[]>;
  /** Caches the results for a spec: returns the saved result, or does the work. */
  save?: (name: string, index: string, work: () => Promise<string>) => Promise<string>;
}

type Task = 'lint' | 'bundle';

/** The task's own worker, so that tasks can run in parallel. It is reused, because a first run takes twice as long. */
const workerFor = memoize((_task: Task) => {
  const filename = fromRoot('packages', 'lint', 'specWorker.mjs');
  return new Tinypool({filename, minThreads: 1, maxThreads: 1, execArgv: []});
});

/** Creates a linter for specs, which consist of an index and the other files in its directory. */
export function createLinter({
  config,
  inspect = () => Promise.resolve([]),
  save = (_name, _index, work) => work(),
}: LinterOptions) {
  /** Runs a task of {@link file://./specWorker.mjs}. */
  const run = async <Result>(name: Task, entry: string): Promise<Result> =>
    (await workerFor(name)
      .run({entry, configPath: config}, {name})
      .catch((error: unknown) => {
        throw new UserError(`The spec cannot be read:\n${(error as Error).message}`);
      })) as Result;

  /**
   * Bundles the files of a spec into one document.
   *
   * @throws UserError with the reason if a file cannot be read
   */
  const bundle = async (index: string): Promise<Spec> =>
    JSON.parse(await save('bundle', index, () => run<string>('bundle', index))) as Spec;

  const problemsIn = async (index: string): Promise<Problem[]> =>
    JSON.parse(
      await save('problems', index, async () => JSON.stringify(problemsOf(await run<Finding[]>('lint', index)))),
    ) as Problem[];

  /**
   * Lints and bundles a spec.
   *
   * @throws SpecError with file, line, and reason for each problem
   */
  const lint = async (index: string): Promise<Spec> => {
    const inFiles = await inspectFiles(index);
    if (inFiles.length > 0) {
      throw new SpecError(inFiles);
    }
    const spec = bundle(index);
    const inspected = spec.then((it) => inspect(it, path.dirname(path.resolve(root, index))));
    const problems = (await Promise.all([problemsIn(index), inspected.catch(() => [])])).flat();
    const errors = problems.filter(({severity}) => severity === 'error');
    if (problems.length > 0) {
      // Warnings often follow from errors. The errors explain why the spec cannot be bundled or inspected.
      throw new SpecError(errors.length > 0 ? errors : problems);
    }
    await inspected;
    return spec;
  };

  return {lint, bundle};
}
