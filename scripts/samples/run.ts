import {mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Spec} from '../../src/openapi/types';
import {type Count, firstLine} from '../checks/stages';
import {findToolchain, installCommand, javaClassPath, toolchains} from '../entry/toolchains.mjs';
import {seconds} from '../lib/duration';
import {inParallel} from '../lib/parallel';
import {fromRoot, workDir} from '../lib/paths';
import type {SampleApi} from './api';
import {type Run, type Running, execute, startServer} from './execute';
import {type Expected, errorsOf} from './expected';
import {samplePackages} from './packages';
import {type SmtpSink, startSmtpSink} from './smtpSink';

type Environment = Readonly<Record<string, string>>;

/** What runs, and what it must do. */
export interface Step {
  /** For the errors of a sample with several steps. */
  name?: string;
  /** A command of the shell, in the sample's directory, or a request to the running server. */
  run: string | ((server: Running) => Promise<Run>);
  env?: Environment;
  /** Nothing but an exit code of 0 if undefined. */
  expects?: Expected;
  /** Whether programs trust the certificate of the SMTP server. */
  trusts?: boolean;
}

/** Steps that run one after the other, or at the same time. */
export interface Phase {
  /** The command of a server that runs meanwhile, on the port in `PORT`. Commands find it at `ORIGIN`. */
  serve?: string;
  /** The environment of the server and of the steps. */
  env?: Environment;
  steps: readonly Step[];
  /** Whether the steps run at the same time, because they mostly wait. */
  atOnce?: boolean;
}

/** A sample and how it is run. */
export interface Sample {
  /** Unique in its batch; the name of its directory. */
  name: string;
  /** Writes its files. `redirect` replaces our servers with the mocks. */
  write: (dir: string, redirect: (text: string) => string) => Promise<unknown>;
  /** None if it is only compiled. The first one with an error is the last one that runs. */
  phases: readonly Phase[];
}

/** Samples that need the same toolchains. */
export interface Batch {
  name: string;
  /** The toolchains that it needs besides Node.js. */
  needs: readonly string[];
  /** A command that compiles all of them, in the directory that contains theirs. */
  compile?: string;
  samples: readonly Sample[];
}

/** A sample, and its errors. */
interface Result {
  name: string;
  errors: readonly string[];
}

/** The result of a batch. */
interface Report {
  batch: Batch;
  results: readonly Result[];
  /** Why nothing ran, with the command that installs what is missing. */
  missing?: string;
  /** Milliseconds. */
  time: number;
}

/** The directory in which samples run. */
const samplesDir = path.join(workDir, 'samples');

/** The spec, for generators of clients. */
const specFile = path.join(samplesDir, 'openapi.json');

/** Creates the directory, with an empty home, the packages and the spec. */
async function createSamplesDir(spec: Spec): Promise<void> {
  await rm(samplesDir, {recursive: true, force: true});
  await mkdir(path.join(samplesDir, 'home'), {recursive: true});
  await mkdir(path.join(samplesDir, 'bin'));
  await symlink(samplePackages, path.join(samplesDir, 'node_modules'));
  await symlink(process.execPath, path.join(samplesDir, 'bin', 'node'));
  await writeFile(specFile, JSON.stringify(spec));
}

/** The environment of a sample: the API key, and no settings of this machine. */
function environment(key: string): NodeJS.ProcessEnv {
  const {PATH = '', LANG, JAVA_HOME, GOCACHE = fromRoot('node_modules', '.cache', 'go')} = process.env;
  const bins = [path.join(samplesDir, 'bin'), path.join(samplePackages, '.bin'), fromRoot('node_modules', '.bin')];
  return {
    PATH: [...bins, PATH].join(path.delimiter),
    HOME: path.join(samplesDir, 'home'),
    ...{LANG, JAVA_HOME, GOCACHE, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'},
    // The registry, for the few samples that install packages.
    npm_config_userconfig: process.env.npm_config_userconfig,
    JACKSON: javaClassPath,
    RUNNER: fromRoot('scripts', 'samples'),
    SPEC: specFile,
    MAILWREN_API_KEY: key,
  };
}

/** Where a sample runs. */
interface Place {
  /** Unique; part of the URLs that it requests. */
  id: string;
  cwd: string;
  api: SampleApi;
  smtp?: SmtpSink;
}

/** Runs a step and compares what it did with what it must do. */
async function runStep(
  {name, run, env, expects = {}, trusts = true}: Step,
  {id, cwd, api, smtp}: Place,
  server: Running,
): Promise<string[]> {
  api.expect(id, expects.requests?.map(({answer = 'ok'}) => answer) ?? []);
  const [, part] = id.split('.');
  const key = env?.MAILWREN_API_KEY ?? api.key;
  const place = {
    cwd,
    env: {
      ...environment(api.key),
      ...(trusts && smtp?.trust),
      ORIGIN: server.origin,
      ...env,
      MAILWREN_API_KEY: part === undefined ? key : `${key}.${part}`,
    },
  };
  const logged = server.output().length;
  const ran = await (typeof run === 'string' ? execute(run, place) : run(server));
  if (expects.code === 'error') {
    // A server reports an error in its log.
    ran.stderr += server.output().slice(logged);
  }
  const errors = errorsOf(expects, {run: ran, requests: api.requestsOf(id), taken: smtp?.take()});
  const what = name ?? (typeof run === 'string' ? run : undefined);
  return errors.map((error) => (what === undefined ? error : `${what}: ${error}`));
}

/** The server of a phase that needs none. */
const noServer: Running = {origin: '', output: () => '', stop: () => Promise.resolve()};

/** Runs a phase of a sample. */
async function runPhase({serve, env, steps, atOnce = false}: Phase, place: Place): Promise<string[]> {
  const {id, cwd, api} = place;
  const server =
    serve === undefined ? noServer : await startServer(serve, {cwd, env: {...environment(api.key), ...env}});
  const runEach = (step: Step, index: number): Promise<string[]> =>
    runStep({...step, env: {...env, ...step.env}}, {...place, id: atOnce ? `${id}.${index}` : id}, server);
  try {
    if (atOnce) {
      return (await Promise.all(steps.map(runEach))).flat();
    }
    const errors: string[] = [];
    for (const [index, step] of steps.entries()) {
      errors.push(...(await runEach(step, index)));
    }
    const log = server.output().slice(-600);
    return errors.length > 0 && log !== '' ? [...errors, `The server printed: ${log}`] : errors;
  } finally {
    await server.stop();
  }
}

/** Runs a sample whose files have been written. */
async function runSample({phases}: Sample, place: Place): Promise<string[]> {
  for (const phase of phases) {
    const errors = await runPhase(phase, place).catch((error: unknown) => [String(error)]);
    if (errors.length > 0) {
      return errors;
    }
  }
  return [];
}

const idOf = (text: string): string => text.replaceAll(/[^\w-]+/gu, '-');

const usesSmtp = ({phases}: Sample): boolean =>
  phases.some(({steps}) => steps.some(({expects}) => expects?.emails !== undefined));

/** Writes, compiles and runs the samples of a batch. */
async function runSamplesOf({name: batch, compile, samples}: Batch, api: SampleApi): Promise<Result[]> {
  const dir = path.join(samplesDir, idOf(batch));
  const places = new Map<Sample, Place>();
  const results: Result[] = [];
  try {
    for (const sample of samples) {
      const id = `${idOf(batch)}-${idOf(sample.name)}`;
      const cwd = path.join(dir, idOf(sample.name));
      const smtp = usesSmtp(sample) ? await startSmtpSink(api.key) : undefined;
      places.set(sample, {id, cwd, api, smtp});
      await mkdir(cwd, {recursive: true});
      await sample.write(cwd, (text) => (smtp?.redirect ?? String)(api.redirect(text, id)));
    }
    const compiled = await execute(compile ?? 'true', {cwd: dir, env: environment(api.key)});
    if (compiled.code !== 0) {
      return [{name: 'compilation', errors: [(compiled.stdout + compiled.stderr).trim().slice(0, 3000)]}];
    }
    for (const [sample, place] of [...places].filter(([{phases}]) => phases.length > 0)) {
      results.push({name: sample.name, errors: await runSample(sample, place)});
    }
    return results;
  } finally {
    for (const {smtp} of places.values()) {
      await smtp?.close();
    }
  }
}

async function runBatch(batch: Batch, api: SampleApi): Promise<Report> {
  const started = Date.now();
  const needed = toolchains.filter(({name}) => batch.needs.includes(name));
  const missing = needed.filter((toolchain) => !findToolchain(toolchain));
  if (missing.length > 0) {
    const names = missing.map(({name}) => name).join(' and ');
    return {batch, results: [], missing: `no ${names}. Install: ${installCommand(missing)}`, time: 0};
  }
  const results = await runSamplesOf(batch, api).catch((error: unknown) => [
    {name: 'all samples', errors: [String(error)]},
  ]);
  return {batch, results, time: Date.now() - started};
}

/** Makes the command of a toolchain the first one on the path: the first Python there may lack the packages. */
async function linkCommands(): Promise<void> {
  const bin = path.join(samplesDir, 'bin');
  for (const toolchain of toolchains) {
    const {command = ''} = findToolchain(toolchain) ?? {};
    if (path.isAbsolute(command) && !(await readdir(bin)).includes(path.basename(command))) {
      await symlink(command, path.join(bin, path.basename(command)));
    }
  }
}

/** Runs batches, several at once, prints the result of each, and counts the samples. */
export async function runBatches(batches: readonly Batch[], api: SampleApi, spec: Spec): Promise<Count> {
  const reports: Report[] = [];
  await createSamplesDir(spec);
  await linkCommands();
  await inParallel(batches, 4, async (batch) => {
    const report = await runBatch(batch, api);
    reports.push(report);
    console.log(describeReport(report));
  });
  return countReports(reports);
}

const failedOf = ({results}: Report): Result[] => results.filter(({errors}) => errors.length > 0);

const runCount = ({samples}: Batch): number => samples.filter(({phases}) => phases.length > 0).length;

/** How many samples passed, failed, or were skipped because a toolchain is missing; in CI, those fail. */
function countReports(reports: readonly Report[]): Count {
  const failures = reports.flatMap((report) =>
    failedOf(report).map(({name, errors}) => `${report.batch.name}: ${name}: ${firstLine(errors.join('\n'))}`),
  );
  const passed = reports.flatMap(({results}) => results).length - failures.length;
  const unable = reports.filter(({missing}) => missing !== undefined);
  const skipped = unable.reduce((sum, {batch}) => sum + runCount(batch), 0);
  return process.env.CI
    ? {
        passed,
        failed: failures.length + skipped,
        failures: [...failures, ...unable.map((report) => `${report.batch.name}: ${report.missing}`)],
      }
    : {passed, failed: failures.length, skipped, failures};
}

/** Formats a batch as one line, followed by each failed sample with its errors. */
function describeReport(report: Report): string {
  const {batch, results, missing, time} = report;
  const failed = failedOf(report);
  const line = `${batch.name.padEnd(34)}${
    missing === undefined
      ? `${results.length - failed.length} passed, ${failed.length} failed (${seconds(time)})`
      : `${runCount(batch)} not run: ${missing}`
  }`;
  const details = failed.map(({name, errors}) =>
    [`\n${batch.name}: ${name}`, ...errors.map((error) => `  ${error.replaceAll('\n', '\n    ')}`), ''].join('\n'),
  );
  return [line, ...details].join('\n');
}
