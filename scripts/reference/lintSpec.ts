import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {getPriority, setPriority} from 'node:os';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

import memoize from 'lodash/memoize';

import type {Spec} from '../../src/openapi/types';
import {readChangelog} from '../api/changelog';
import {UserError} from '../lib/fail';
import {readIfThere, writeAtomically} from '../lib/files';
import {fingerprint} from '../lib/fingerprint';
import {inputsOf} from '../lib/inputs';
import {fromRoot, root} from '../lib/paths';
import {inspectFiles} from './inspectFiles';
import {type Problem, describeProblems, parseReport, plainOutput} from './problems';

const redocly = path.join('node_modules', '@redocly', 'cli', 'bin', 'cli.js');
const rules = path.join('api-spec', 'rules');
const config = path.join(rules, 'redocly.yaml');

/** The directory of the spec's sources. */
export const specDir = fromRoot('api-spec');

/** The index of the spec, relative to the repository. */
const index = path.join('api-spec', 'openapi.yaml');

/** The spec has errors; the message lists file, line and reason of each. */
export class SpecError extends UserError {
  override name = 'SpecError';

  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems));
  }
}

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function runRedocly(args: readonly string[], priority: number): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [redocly, ...args, '--config', config],
      {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
        env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1'},
      },
      (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code ?? 1) : 0, stdout, stderr});
      },
    );
    if (child.pid !== undefined) {
      setPriority(child.pid, priority);
    }
  });
}

/**
 * What the spec is checked and bundled from, as a fingerprint.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function specFingerprint(dir = root): Promise<string> {
  return (await inputsOf(__filename, dir)).fingerprint();
}

/**
 * Returns what an earlier run made of the same sources, or does the work and
 * keeps its result. Redocly takes seconds, and many commands and tests need it.
 */
async function cached(name: string, entry: string, work: () => Promise<string>): Promise<string> {
  if (entry !== index) {
    return work();
  }
  const file = fromRoot('node_modules', '.cache', 'api-spec', name);
  const before = `${await specFingerprint()}\n`;
  const known = await readIfThere(file);
  if (known?.startsWith(before)) {
    return known.slice(before.length);
  }
  const result = await work();
  // Sources that were edited in the meantime have another result.
  if (`${await specFingerprint()}\n` === before) {
    await writeAtomically(file, before + result);
  }
  return result;
}

/**
 * Lints the spec with Redocly and the rules of api-spec/rules, after what no
 * rule can see: unreadable files and endless references.
 *
 * @param entry the spec's index, relative to the repository
 * @param priority of the linter's process
 * @throws SpecError if there is an error or a warning
 */
export async function lintSpec(entry = index, priority = getPriority()): Promise<void> {
  await cached('lint', entry, async () => {
    const early = await inspectFiles(entry);
    if (early.length > 0) {
      throw new SpecError(early);
    }
    const run = await runRedocly(['lint', entry, '--format', 'json', '--max-problems', '1000'], priority);
    const problems = parseReport(run.stdout);
    if (!problems) {
      throw new UserError(`The spec could not be linted:\n${plainOutput(run.stderr) || plainOutput(run.stdout)}`);
    }
    if (problems.length > 0) {
      throw new SpecError(problems);
    }
    return 'passed';
  });
}

/**
 * The thread that bundles. It stays while its rules do, because the first
 * bundle of a thread takes twice as long as the next.
 */
const bundler = memoize((_rules: string) => {
  const worker = new Worker(fromRoot('scripts', 'reference', 'bundleWorker.mjs'), {workerData: config, execArgv: []});
  worker.unref();
  return worker;
});

/**
 * Joins the files of a spec into one document.
 *
 * @throws UserError with the reason where a file cannot be read
 */
export async function bundleSpec(entry = index): Promise<Spec> {
  return JSON.parse(await cached('bundle', entry, () => bundle(entry))) as Spec;
}

/** Bundles although the result is known, so that the bundle after the next edit is fast. */
export async function warmUpBundler(): Promise<void> {
  await bundle(index);
}

async function bundle(entry: string): Promise<string> {
  const {port1, port2} = new MessageChannel();
  bundler(await fingerprint(root, [rules])).postMessage({entry, port: port2}, [port2]);
  const [{spec, error}] = (await once(port1, 'message')) as [{spec?: string; error?: string}];
  port1.close();
  if (spec === undefined) {
    throw new UserError(`The spec could not be bundled:\n${error}`);
  }
  return spec;
}

/**
 * Lints and bundles the spec, and checks the changelog, which refers to it.
 *
 * @throws SpecError with file, line and reason for each problem
 * @throws UserError with file and line of each error in the changelog
 */
export async function checkAndBundle(): Promise<Spec> {
  // At the same time; if both fail, the linter's messages are the better ones.
  const [checked, bundled] = await Promise.allSettled([lintSpec(), bundleSpec()]);
  if (checked.status === 'rejected') {
    throw checked.reason;
  }
  if (bundled.status === 'rejected') {
    throw bundled.reason;
  }
  await readChangelog(bundled.value);
  return bundled.value;
}
