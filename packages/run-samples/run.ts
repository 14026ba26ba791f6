import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {fromRoot, seconds} from '@packages/files';
import type {Spec} from '@packages/openapi';
import pMap from 'p-map';

import {type SampleApi, serveSampleApi} from './api';
import type {Config} from './config';
import {type Running, execute, startServer} from './execute';
import {errorsOf} from './expected';
import type {Batch, Sample, Server, Step} from './sample';
import {type SmtpSink, startSmtpSink} from './smtpSink';

/** The resources that all samples share. */
interface Workspace {
  config: Config;
  api: SampleApi;
  /** Contains a directory for each batch. */
  dir: string;
  /** The environment of samples: the API key, and no settings of this machine. */
  env: NodeJS.ProcessEnv;
}

/**
 * Prepares the directory, with an empty home, the packages, the spec for client generators, and links to the
 * toolchains, because other versions may come first on the PATH.
 */
async function openWorkspace(config: Config, api: SampleApi, spec: Spec): Promise<Workspace> {
  const {PATH = '', LANG, JAVA_HOME, GOCACHE = fromRoot('node_modules', '.cache', 'go')} = process.env;
  const dir = path.join(config.workDir, 'samples');
  const packages = fromRoot(config.dir, 'node_modules');
  const [home, bin, specFile] = [path.join(dir, 'home'), path.join(dir, 'bin'), path.join(dir, 'openapi.json')];
  const commands = config.toolchains
    .map(({name}) => config.findToolchain(name)?.command ?? '')
    .filter((command) => path.isAbsolute(command));
  await rm(dir, {recursive: true, force: true});
  await mkdir(home, {recursive: true});
  await mkdir(bin);
  await symlink(packages, path.join(dir, 'node_modules'));
  for (const command of new Set([process.execPath, ...commands])) {
    await symlink(command, path.join(bin, path.basename(command)));
  }
  await writeFile(specFile, JSON.stringify(spec));
  const env = {
    PATH: [bin, fromRoot('node_modules', '.bin'), path.join(packages, '.bin'), PATH].join(path.delimiter),
    HOME: home,
    ...{LANG, JAVA_HOME, GOCACHE, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'},
    // The npm configuration contains the registry, for the few samples that install packages.
    npm_config_userconfig: process.env.npm_config_userconfig,
    // Short-running programs start faster.
    JVM: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    RUNNER: __dirname,
    SPEC: specFile,
    [config.conventions.apiKey.variable]: api.key,
    ...config.env,
  };
  return {config, api, dir, env};
}

/** Where a sample runs. */
interface Place extends Pick<Workspace, 'api' | 'env'> {
  /** Unique; part of the URLs that the sample requests. */
  id: string;
  cwd: string;
  smtp?: SmtpSink;
}

/** Runs a step and compares its behavior with the expectations. */
async function runStep(
  {name, run, env, server: {env: serverEnv} = {command: ''}, expects = {}, trusts = true}: Step,
  {id, cwd, api, env: common, smtp}: Place,
  server: Running,
): Promise<string[]> {
  api.expect(id, expects.requests?.map(({response = 'ok'}) => response) ?? []);
  const place = {cwd, env: {...common, ...(trusts && smtp?.trust), ORIGIN: server.origin, ...serverEnv, ...env}};
  const logged = server.output().length;
  const ran = await (typeof run === 'string' ? execute(run, place) : run(server));
  if (expects.code === 'error') {
    // A server reports an error in its log.
    ran.stderr += server.output().slice(logged);
  }
  const errors = errorsOf(expects, ran, api.requestsOf(id), smtp?.take());
  const what = name ?? (typeof run === 'string' ? run : undefined);
  return errors.map((error) => (what === undefined ? error : `${what}: ${error}`));
}

/** The server of a step that does not need one. */
const noServer: Running = {origin: '', output: () => '', stop: () => Promise.resolve()};

/** Runs the steps of a sample whose files have been written, until one has an error. */
async function runSteps(steps: readonly Step[], place: Place): Promise<string[]> {
  const {cwd, env} = place;
  let [current, running]: [Server | undefined, Running] = [undefined, noServer];
  try {
    for (const step of steps) {
      if (step.server !== current) {
        await running.stop();
        current = step.server;
        running = current ? await startServer(current.command, {cwd, env: {...env, ...current.env}}) : noServer;
      }
      const errors = await runStep(step, place, running);
      if (errors.length > 0) {
        const log = running.output().slice(-600);
        return log === '' ? errors : [...errors, `The server printed: ${log}`];
      }
    }
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    await running.stop();
  }
}

const idOf = (text: string): string => text.replaceAll(/[^\w-]+/gu, '-');

/** Writes, compiles, and runs the samples of a batch; returns each sample's name and errors. */
async function resultsOf(
  {name: batch, needs, compile, samples}: Batch,
  {config, api, dir: parent, env}: Workspace,
): Promise<[string, string[]][]> {
  const dir = path.join(parent, idOf(batch));
  const places: [Sample, Place][] = [];
  try {
    for (const sample of samples) {
      const id = `${idOf(batch)}-${idOf(sample.name)}`;
      const cwd = path.join(dir, idOf(sample.name));
      const smtp = needs.includes('OpenSSL') ? await startSmtpSink(api.key, config) : undefined;
      places.push([sample, {id, cwd, api, env, smtp}]);
      await mkdir(cwd, {recursive: true});
      await sample.write(cwd, (text) => (smtp?.redirect ?? String)(api.redirect(text, id)));
    }
    const compiled = await execute(compile ?? 'true', {cwd: dir, env});
    if (compiled.code !== 0) {
      return [['compilation', [(compiled.stdout + compiled.stderr).trim().slice(0, 3000)]]];
    }
    const results: [string, string[]][] = [];
    for (const [{name, steps}, place] of places) {
      results.push([name, await runSteps(steps, place)]);
    }
    return results;
  } finally {
    for (const [, {smtp}] of places) {
      await smtp?.close();
    }
  }
}

/** Runs a batch, and prints its result and each failed sample; resolves to a line for each failed sample. */
async function runBatch(batch: Batch, workspace: Workspace): Promise<string[]> {
  const {name, needs, samples} = batch;
  const {findToolchain, installCommand} = workspace.config;
  const started = Date.now();
  const missing = needs.filter((toolchain) => !findToolchain(toolchain));
  if (missing.length > 0) {
    const why = `missing ${missing.join(' and ')}. To install, run: ${installCommand(missing)}`;
    console.log(`${name.padEnd(34)}${samples.length} not run: ${why}`);
    return process.env.CI ? [`${name}: ${why}`] : [];
  }
  const results = await resultsOf(batch, workspace).catch((error: unknown) => [['all', [String(error)]] as const]);
  const failed = results.filter(([, errors]) => errors.length > 0);
  const count = `${results.length - failed.length} passed, ${failed.length} failed`;
  console.log(`${name.padEnd(34)}${count} (${seconds(Date.now() - started)})`);
  for (const [sample, errors] of failed) {
    console.log(`\n${name}: ${sample}\n  ${errors.join('\n').replaceAll('\n', '\n    ')}\n`);
  }
  return failed.map(([sample, errors]) => `${name}: ${sample}: ${errors.join('\n').trim().split('\n', 1).join('')}`);
}

/**
 * Runs batches against a mock of the API, in parallel, and prints the result of each.
 *
 * @param spec the API, for generators of clients
 * @param mocked the spec that the mock serves, if it has more operations
 * @returns a line for each failed sample
 */
export async function runBatches(
  config: Config,
  spec: Spec,
  batches: readonly Batch[],
  mocked = spec,
): Promise<string[]> {
  const api = await serveSampleApi(mocked, config);
  try {
    const workspace = await openWorkspace(config, api, spec);
    return (await pMap(batches, (batch) => runBatch(batch, workspace), {concurrency: 4})).flat();
  } finally {
    await api.close();
  }
}
