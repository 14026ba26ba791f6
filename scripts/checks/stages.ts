import {spawn} from 'node:child_process';
import {once} from 'node:events';

import {fromRoot, root, seconds} from '@packages/files';

/** A step of `npm run check` or `npm test`. */
export interface Stage {
  name: string;
  /** Resolves to the names of everything that failed. */
  run: () => Promise<readonly string[]>;
}

/** Runs a program from node_modules, showing its output; resolves to its exit code. */
export async function runTool(bin: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [fromRoot('node_modules', bin), ...args], {cwd: root, stdio: 'inherit'});
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** A stage that runs a program and fails if the program does. */
export function toolStage(name: string, bin: string, args: readonly string[]): Stage {
  return {name, run: async () => ((await runTool(bin, args)) === 0 ? [] : [name])};
}

/** A stage that calls a function and fails if it throws. */
export function functionStage(name: string, work: () => Promise<unknown>): Stage {
  return {
    name,
    run: () =>
      work().then(
        () => [],
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          return [name];
        },
      ),
  };
}

/** Runs stages one after the other and reports the result of each; resolves to the names of everything that failed. */
export async function runStages(stages: readonly Stage[]): Promise<string[]> {
  const failures: string[] = [];
  for (const {name, run} of stages) {
    console.log(`\n=== ${name}`);
    const started = Date.now();
    const failed = await run();
    failures.push(...failed);
    console.log(`=== ${name}: ${failed.length > 0 ? 'failed' : 'passed'} (${seconds(Date.now() - started)})`);
  }
  return failures;
}

/** A stage that runs lists of stages in parallel, so that the CPU is busy while one of them waits. */
export function together(name: string, ...lists: readonly (readonly Stage[])[]): Stage {
  return {name, run: async () => (await Promise.all(lists.map(runStages))).flat()};
}

/** Prints what failed, and sets the exit code. */
export function finish(failures: readonly string[]): void {
  process.exitCode = failures.length > 0 ? 1 : 0;
  console.log(failures.length > 0 ? failures.map((name) => `\nFailed: ${name}`).join('') : '\nEverything passed.');
}
