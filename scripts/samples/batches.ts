import path from 'node:path';

import {type Count, firstLine} from '../checks/stages';
import {findToolchain, installCommand, toolchains} from '../entry/toolchains.mjs';
import {seconds} from '../lib/duration';
import {UserError, throwIfAny} from '../lib/fail';
import {inParallel} from '../lib/parallel';
import {fromRoot, workDir} from '../lib/paths';

/** The result of a program. */
export interface Result {
  name: string;
  /** The errors; empty if it passed. */
  errors: readonly string[];
}

/** Samples that run together. */
export interface Batch {
  name: string;
  /** The names of its programs. */
  programs: readonly string[];
  /** The toolchains that it needs besides Node.js: names in entry/toolchains.mjs. */
  needs: readonly string[];
  /** @param commands the commands of the toolchains, in order */
  run: (commands: readonly string[]) => Promise<readonly Result[]>;
}

/** The result of a batch. */
export interface Report {
  batch: Batch;
  results: readonly Result[];
  /** Why nothing ran, with the command that installs what is missing. */
  missing?: string;
  /** Milliseconds. */
  time: number;
}

/**
 * Refuses names that do not exist.
 *
 * @throws UserError with the names that do
 */
export function refuseUnknown(what: string, names: readonly string[] = [], known: readonly string[] = []): void {
  throwIfAny(
    names
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is not ${what} with samples. Expected one of: ${known.join(', ')}.`),
  );
}

/** The environment of a program: the API key, and no settings of this machine. */
export function environment(key: string): NodeJS.ProcessEnv {
  const {PATH, LANG, JAVA_HOME, GOCACHE = fromRoot('node_modules', '.cache', 'go')} = process.env;
  return {PATH, LANG, JAVA_HOME, GOCACHE, HOME: path.join(workDir, 'samples', 'home'), MAILWREN_API_KEY: key};
}

async function runBatch(batch: Batch): Promise<Report> {
  const started = Date.now();
  const needed = batch.needs.map((need) => {
    const toolchain = toolchains.find(({name}) => name === need);
    if (!toolchain) {
      const known = toolchains.map(({name}) => name).join(', ');
      throw new UserError(`${batch.name} needs ${need}, which is unknown. Expected one of: ${known}.`);
    }
    return toolchain;
  });
  const found = needed.map((toolchain) => findToolchain(toolchain)?.command);
  const missing = needed.filter((_, index) => found[index] === undefined);
  if (missing.length > 0) {
    const names = missing.map(({name}) => name).join(' and ');
    return {batch, results: [], missing: `no ${names}. Install: ${installCommand(missing)}`, time: 0};
  }
  const results = await batch
    .run(found.map((command) => command ?? ''))
    .catch((error: unknown) => batch.programs.map((name) => ({name, errors: [String(error)]})));
  return {batch, results, time: Date.now() - started};
}

/** Runs batches, several at once, and prints the result of each. */
export async function runBatches(batches: readonly Batch[], atOnce: number): Promise<Report[]> {
  const reports: Report[] = [];
  await inParallel(batches, atOnce, async (batch) => {
    const report = await runBatch(batch);
    reports.push(report);
    console.log(describeReport(report));
  });
  return reports;
}

const failedOf = ({results}: Report): Result[] => results.filter(({errors}) => errors.length > 0);

/** How many programs passed, failed, or were skipped because a toolchain is missing; in CI, those fail. */
export function countReports(reports: readonly Report[]): Count {
  const failures = reports.flatMap((report) =>
    failedOf(report).map(({name, errors}) => `${report.batch.name}: ${name}: ${firstLine(errors.join('\n'))}`),
  );
  const passed = reports.flatMap(({results}) => results).length - failures.length;
  const unable = reports.filter(({missing}) => missing !== undefined);
  const missing = unable.flatMap(({batch}) => batch.programs).length;
  return process.env.CI
    ? {
        passed,
        failed: failures.length + missing,
        failures: [...failures, ...unable.map((report) => `${report.batch.name}: ${report.missing}`)],
      }
    : {passed, failed: failures.length, skipped: missing, failures};
}

/** Formats a batch as one line, followed by each failed program with its errors. */
function describeReport(report: Report): string {
  const {batch, results, missing, time} = report;
  const failed = failedOf(report);
  const line = `${batch.name.padEnd(31)}${
    missing === undefined
      ? `${results.length - failed.length} passed, ${failed.length} failed (${seconds(time)})`
      : `${batch.programs.length} not run: ${missing}`
  }`;
  const details = failed.map(({name, errors}) =>
    [`\n${batch.name}: ${name}`, ...errors.map((error) => `  ${error.replaceAll('\n', '\n    ')}`), ''].join('\n'),
  );
  return [line, ...details].join('\n');
}
