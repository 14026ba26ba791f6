import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {getPriority, setPriority} from 'node:os';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

import memoize from 'lodash/memoize';

import type {Spec} from '../../src/openapi/types';
import {cached, code, fingerprint, specSources} from '../lib/cached';
import {UserError} from '../lib/fail';
import {fromRoot, root} from '../lib/paths';
import {specIndex} from '../lib/spec';
import {inspectFiles} from './inspectFiles';
import {inspectText} from './inspectText';
import {type Problem, causesOf, describeProblems, parseReport, plainOutput} from './problems';

const redocly = path.join('node_modules', '@redocly', 'cli', 'bin', 'cli.js');
const rules = path.join('api-spec', 'rules');
const config = path.join(rules, 'redocly.yaml');

/** The spec has errors; the message lists the file, line and reason of each. */
export class SpecError extends UserError {
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

/** {@link cached} for the sources of the spec; a copy of it is read each time. */
async function ofSources(name: string, entry: string, work: () => Promise<string>): Promise<string> {
  return entry === specIndex
    ? cached(`node_modules/.cache/api-spec/${name}`, {files: [...code, ...specSources]}, work)
    : work();
}

/**
 * Lints the spec: its files, with Redocly and the rules in api-spec/rules, and the links in its
 * Markdown.
 *
 * @param entry the spec's index, relative to the repository
 * @param priority of the linter's process
 * @throws SpecError if there are findings
 */
export async function lintSpec(entry = specIndex, priority = getPriority()): Promise<void> {
  const {sources, problems} = await inspectFiles(entry);
  if (problems.length > 0) {
    throw new SpecError(problems);
  }
  // Not cached, because links also depend on other pages.
  const [inTexts, inSpec] = await Promise.all([
    inspectText(sources),
    ofSources('problems', entry, async () => JSON.stringify(await runRules(entry, priority))),
  ]);
  const found = causesOf([...(JSON.parse(inSpec) as Problem[]), ...inTexts]);
  if (found.length > 0) {
    throw new SpecError(found);
  }
}

async function runRules(entry: string, priority: number): Promise<Problem[]> {
  const {stdout, stderr} = await runRedocly(['lint', entry, '--format', 'json', '--max-problems', '1000'], priority);
  const problems = parseReport(stdout);
  if (!problems) {
    throw new UserError(`The spec could not be linted:\n${plainOutput(stderr) || plainOutput(stdout)}`);
  }
  return problems;
}

/** The worker that bundles. It is kept until its rules change, because a worker's first bundle takes twice as long. */
const bundler = memoize((_rules: string) => {
  const worker = new Worker(fromRoot('scripts', 'reference', 'bundleWorker.mjs'), {workerData: config, execArgv: []});
  worker.unref();
  return worker;
});

/**
 * Bundles the files of a spec into one document.
 *
 * @throws UserError with the reason if a file cannot be read
 */
export async function bundleSpec(entry = specIndex): Promise<Spec> {
  return JSON.parse(await ofSources('bundle', entry, () => bundle(entry))) as Spec;
}

/** Bundles even if the result is cached, so that bundling after the next edit is fast. */
export async function warmUpBundler(): Promise<void> {
  await bundle(specIndex);
}

async function bundle(entry: string): Promise<string> {
  const {port1, port2} = new MessageChannel();
  bundler(await fingerprint({files: [`${rules}/**`]})).postMessage({entry, port: port2}, [port2]);
  const [{spec, error}] = (await once(port1, 'message')) as [{spec?: string; error?: string}];
  port1.close();
  if (spec === undefined) {
    throw new UserError(`The spec could not be bundled:\n${error}`);
  }
  return spec;
}
