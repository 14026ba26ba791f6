import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {fromRoot, seconds} from '@packages/files';
import type {Spec} from '@packages/openapi';
import pMap from 'p-map';

import {workDir} from '../../src/config/files';
import {type Count, sumOf} from '../../scripts/checks/stages';
import {findToolchain, installCommand, javaClassPath, toolchains} from '../../scripts/entry/toolchains.mjs';
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

/** Steps that run one after the other. */
export interface Phase {
  /** The command of a server that runs meanwhile, on the port in `PORT`. Commands find it at `ORIGIN`. */
  serve?: string;
  /** The environment of the server and of the steps. */
  env?: Environment;
  steps: readonly Step[];
}

/** A sample and how it is run. */
export interface Sample {
  /** Unique in its batch; the name of its directory. */
  name: string;
  /** Writes its files. `redirect` replaces our servers with the mocks. */
  write: (dir: string, redirect: (text: string) => string) => Promise<unknown>;
  /** The first one with an error is the last one that runs. */
  phases: readonly Phase[];
}

/** Samples that need the same toolchains. */
export interface Batch {
  name: string;
  /** The toolchains that it needs besides Node.js; OpenSSL if it sends over SMTP. */
  needs: readonly string[];
  /** A command that compiles all of them, in the directory that contains theirs. */
  compile?: string;
  samples: readonly Sample[];
}

/** The directory in which samples run. */
const samplesDir = path.join(workDir, 'samples');

/** The spec, for generators of clients. */
const specFile = path.join(samplesDir, 'openapi.json');

/**
 * Creates the directory, with an empty home, the packages, the spec, and the commands that may not be the first ones on
 * the path.
 */
async function createSamplesDir(spec: Spec): Promise<void> {
  const commands = toolchains
    .map((toolchain) => findToolchain(toolchain)?.command ?? '')
    .filter((command) => path.isAbsolute(command));
  await rm(samplesDir, {recursive: true, force: true});
  await mkdir(path.join(samplesDir, 'home'), {recursive: true});
  await mkdir(path.join(samplesDir, 'bin'));
  await symlink(samplePackages, path.join(samplesDir, 'node_modules'));
  for (const command of new Set([process.execPath, ...commands])) {
    await symlink(command, path.join(samplesDir, 'bin', path.basename(command)));
  }
  await writeFile(specFile, JSON.stringify(spec));
}

/** The environment of a sample: the API key, and no settings of this machine. */
function environment(key: string): NodeJS.ProcessEnv {
  const {PATH = '', LANG, JAVA_HOME, GOCACHE = fromRoot('node_modules', '.cache', 'go')} = process.env;
  const bins = [path.join(samplesDir, 'bin'), fromRoot('node_modules', '.bin'), path.join(samplePackages, '.bin')];
  return {
    PATH: [...bins, PATH].join(path.delimiter),
    HOME: path.join(samplesDir, 'home'),
    ...{LANG, JAVA_HOME, GOCACHE, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'},
    // The registry, for the few samples that install packages.
    npm_config_userconfig: process.env.npm_config_userconfig,
    JACKSON: javaClassPath,
    // Programs that run for a second start faster.
    JVM: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    RUNNER: fromRoot('packages', 'run-samples'),
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
  const place = {cwd, env: {...environment(api.key), ...(trusts && smtp?.trust), ORIGIN: server.origin, ...env}};
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
async function runPhase({serve, env, steps}: Phase, place: Place): Promise<string[]> {
  const {cwd, api} = place;
  const server =
    serve === undefined ? noServer : await startServer(serve, {cwd, env: {...environment(api.key), ...env}});
  try {
    const errors: string[] = [];
    for (const step of steps) {
      errors.push(...(await runStep({...step, env: {...env, ...step.env}}, place, server)));
    }
    const log = server.output().slice(-600);
    return errors.length > 0 && log !== '' ? [...errors, `The server printed: ${log}`] : errors;
  } finally {
    await server.stop();
  }
}

/** Runs the phases of a sample whose files have been written. */
async function runPhases(phases: readonly Phase[], place: Place): Promise<string[]> {
  for (const phase of phases) {
    const errors = await runPhase(phase, place).catch((error: unknown) => [String(error)]);
    if (errors.length > 0) {
      return errors;
    }
  }
  return [];
}

const idOf = (text: string): string => text.replaceAll(/[^\w-]+/gu, '-');

/** Writes, compiles and runs the samples of a batch; returns the name and the errors of each. */
async function resultsOf({name: batch, needs, compile, samples}: Batch, api: SampleApi): Promise<[string, string[]][]> {
  const dir = path.join(samplesDir, idOf(batch));
  const places: Place[] = [];
  try {
    for (const sample of samples) {
      const id = `${idOf(batch)}-${idOf(sample.name)}`;
      const cwd = path.join(dir, idOf(sample.name));
      const smtp = needs.includes('OpenSSL') ? await startSmtpSink(api.key) : undefined;
      places.push({id, cwd, api, smtp});
      await mkdir(cwd, {recursive: true});
      await sample.write(cwd, (text) => (smtp?.redirect ?? String)(api.redirect(text, id)));
    }
    const compiled = await execute(compile ?? 'true', {cwd: dir, env: environment(api.key)});
    if (compiled.code !== 0) {
      return [['compilation', [(compiled.stdout + compiled.stderr).trim().slice(0, 3000)]]];
    }
    const results: [string, string[]][] = [];
    for (const [index, place] of places.entries()) {
      const {name = '', phases = []} = samples[index] ?? {};
      results.push([name, await runPhases(phases, place)]);
    }
    return results;
  } finally {
    for (const {smtp} of places) {
      await smtp?.close();
    }
  }
}

/** Runs a batch, prints its result in a line, followed by each failed sample, and counts its samples. */
async function runBatch(batch: Batch, api: SampleApi): Promise<Count> {
  const {name, needs, samples} = batch;
  const started = Date.now();
  const missing = toolchains.filter((toolchain) => needs.includes(toolchain.name) && !findToolchain(toolchain));
  if (missing.length > 0) {
    const why = `no ${missing.map((each) => each.name).join(' and ')}. Install: ${installCommand(missing)}`;
    console.log(`${name.padEnd(34)}${samples.length} not run: ${why}`);
    return process.env.CI
      ? {passed: 0, failed: samples.length, failures: [`${name}: ${why}`]}
      : {passed: 0, failed: 0, skipped: samples.length};
  }
  const results = await resultsOf(batch, api).catch((error: unknown) => [['all', [String(error)]] as const]);
  const failed = results.filter(([, errors]) => errors.length > 0);
  const passed = results.length - failed.length;
  console.log(`${name.padEnd(34)}${passed} passed, ${failed.length} failed (${seconds(Date.now() - started)})`);
  for (const [sample, errors] of failed) {
    console.log(`\n${name}: ${sample}\n  ${errors.join('\n').replaceAll('\n', '\n    ')}\n`);
  }
  const failures = failed.map(
    ([sample, errors]) => `${name}: ${sample}: ${errors.join('\n').trim().split('\n', 1).join('')}`,
  );
  return {passed, failed: failed.length, failures};
}

/** Runs batches, several at once, prints the result of each, and counts the samples. */
export async function runBatches(batches: readonly Batch[], api: SampleApi, spec: Spec): Promise<Count> {
  await createSamplesDir(spec);
  return sumOf(await pMap(batches, (batch) => runBatch(batch, api), {concurrency: 4}));
}
