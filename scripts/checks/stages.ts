import {spawn} from 'node:child_process';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

import {fromRoot, readIfThere, root, seconds} from '@packages/files';
import sumBy from 'lodash/sumBy';

import {workDir} from '../../src/config/files';

/** How many checks or tests passed, failed, or were skipped because their requirements are missing on this machine. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** The failed part, for the summary; defaults to the name of the stage. */
  failures?: readonly string[];
}

/** A step of `npm run check` or `npm test`. */
export interface Stage {
  name: string;
  run: () => Promise<Count>;
}

/** The counts of a check that either passes or fails. */
export function single(holds: boolean): Count {
  return holds ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Runs a program from node_modules, showing its output; resolves to its exit code. */
export function runTool(bin: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fromRoot('node_modules', bin), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, ...env},
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A stage that runs a program and fails if the program does. */
export function toolStage(name: string, bin: string, args: readonly string[], env?: NodeJS.ProcessEnv): Stage {
  return {name, run: async () => single((await runTool(bin, args, env)) === 0)};
}

/** A stage that calls a function and fails if it throws. */
export function functionStage(name: string, work: () => Promise<unknown>): Stage {
  return {
    name,
    run: () =>
      work().then(
        () => single(true),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          return single(false);
        },
      ),
  };
}

/** The parts of a Jest or Playwright report that are used here. */
interface TestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: {name: string; status: string}[];
  stats?: {expected: number; unexpected: number; flaky: number; skipped: number};
}

/** The counts in a Jest or Playwright report, under the names that each uses. */
function countOf(report: TestReport): Count | undefined {
  const {numPassedTests, numFailedTests = 0, numPendingTests, testResults = [], stats} = report;
  if (numPassedTests !== undefined) {
    const failures = testResults.filter(({status}) => status === 'failed').map(({name}) => path.relative(root, name));
    // A file that cannot be loaded has no failed tests.
    const failed = Math.max(numFailedTests, failures.length);
    return {passed: numPassedTests, failed, skipped: numPendingTests ?? 0, failures};
  }
  if (stats) {
    return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped};
  }
  return undefined;
}

/**
 * A stage that runs a test runner. The counts come from its report; a runner that exits with an
 * error or writes no report counts as a failure.
 */
export function testStage(name: string, bin: string, args: (reportFile: string) => readonly string[]): Stage {
  return {
    name,
    run: async () => {
      const report = path.join(workDir, 'reports', `${path.basename(name).replace(/\W+/gu, '-')}.json`);
      await mkdir(path.dirname(report), {recursive: true});
      await rm(report, {force: true});
      const code = await runTool(bin, args(report), {PLAYWRIGHT_JSON_OUTPUT_FILE: report});
      const text = await readIfThere(report);
      const count = (text === undefined ? undefined : countOf(JSON.parse(text) as TestReport)) ?? {
        passed: 0,
        failed: 1,
      };
      return code !== 0 && count.failed === 0 ? {...count, failed: 1, failures: [`${name}: exit code ${code}`]} : count;
    },
  };
}

/** Formats counts, e.g. `3 passed, 0 failed`; skipped ones are listed only if there are any. */
function describeCount({passed, failed, skipped = 0}: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Adds up counts. */
export function sumOf(counts: readonly Count[]): Required<Count> {
  return {
    passed: sumBy(counts, 'passed'),
    failed: sumBy(counts, 'failed'),
    skipped: sumBy(counts, ({skipped = 0}) => skipped),
    failures: counts.flatMap(({failures = []}) => failures),
  };
}

/** Runs stages one after the other and reports the result of each. */
export async function runStages(stages: readonly Stage[]): Promise<Required<Count>> {
  const counts: Count[] = [];
  for (const {name, run} of stages) {
    console.log(`\n=== ${name}`);
    const started = Date.now();
    const count = await run();
    counts.push(count.failed > 0 && !count.failures?.length ? {...count, failures: [name]} : count);
    console.log(`=== ${name}: ${describeCount(count)} (${seconds(Date.now() - started)})`);
  }
  return sumOf(counts);
}

/** A stage that runs lists of stages in parallel, so that no CPU is idle while one of them waits. */
export function together(name: string, ...lists: readonly (readonly Stage[])[]): Stage {
  return {name, run: async () => sumOf(await Promise.all(lists.map(runStages)))};
}

/** Prints failures and the summary, and sets the exit code; running no checks at all is a failure. */
export function finish(count: Count): void {
  process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
  const failures = (count.failures ?? []).map((failure) => `\nFailed: ${failure}`);
  console.log(`${failures.join('')}\n${describeCount(count)}`);
}
