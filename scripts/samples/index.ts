import path from 'node:path';

import {type SampleTarget, sampleTargets} from '../../src/plugins/api-reference/samples/types';
import type {Description} from '../../src/plugins/api-reference/types';
import {findToolchain, toolchains} from '../entry/toolchains.mjs';
import {UserError} from '../lib/fail';
import {workDir} from '../lib/paths';
import {createMockApi} from '../mock/mockApi';
import {serveMock} from '../mock/server';
import {type Program, type WrittenProgram, idOf} from './program';
import {createRecorder, faultsOf, type Recorder} from './recorder';
import type {TargetReport} from './report';
import {runners} from './runners';
import {type ProgramSource, programSources} from './sources';
import {writePrograms} from './write';

/** What {@link runSamples} runs, and how. */
export interface SampleOptions {
  description: Description;
  /** Only these targets; all where it is left out. */
  targets?: readonly SampleTarget[];
  /** Only programs of these names, which are operationIds for those of the reference. */
  names?: readonly string[];
  /** Where programs come from. */
  sources?: readonly ProgramSource[];
  /** How many targets run at once. */
  jobs?: number;
  /** The mock's port; 0 for any free one. */
  port?: number;
  /** The folder to work in; what is in it is lost. */
  dir?: string;
  /** Hears of each target when it is done. */
  onDone?: (report: TargetReport) => void;
}

/** Those that take longest first, so that nothing long is left for the end. */
const order: readonly SampleTarget[] = ['go', 'node', 'javascript', 'python', 'java', 'vue', 'laravel'];

const rank = (target: SampleTarget): number => (order.includes(target) ? order.indexOf(target) : order.length);

/** The toolchain of a target, or why it is missing. */
function toolchainOf(target: SampleTarget): {command: string; version: string} | {missing: string} {
  const toolchain = toolchains.find(({targets}) => targets.includes(target));
  if (!toolchain) {
    return {command: process.execPath, version: `Node.js ${process.versions.node}`};
  }
  const {name, packages} = toolchain;
  return (
    findToolchain(toolchain) ?? {
      missing: `${target}: not run, because ${name} with what the samples need is not on this machine. Install it (Debian: apt-get install ${packages.join(' ')}).`,
    }
  );
}

/** What a program sees of the machine: no settings of ours, and the key. */
function environment(key: string): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'GOCACHE', 'JAVA_HOME'];
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    MAILWREN_API_KEY: key,
  };
}

function assertKnown(programs: readonly Program[], names: readonly string[]): void {
  const unknown = names.filter((name) => !programs.some((program) => program.name === name));
  if (unknown.length > 0) {
    const known = [...new Set(programs.map(({name}) => name))];
    throw new UserError(`There is no sample of ${unknown.join(', ')}. Expected one of: ${known.join(', ')}.`);
  }
}

async function runTarget(
  target: SampleTarget,
  programs: readonly WrittenProgram[],
  {requestsOf, api}: Recorder,
  usedKeys: Set<string>,
): Promise<TargetReport> {
  const report = {target, programs: programs.length, outcomes: [], time: 0};
  const toolchain = toolchainOf(target);
  if ('missing' in toolchain) {
    return {...report, ...toolchain};
  }
  const [first] = programs;
  const started = Date.now();
  const runs = await runners[target](programs, {
    dir: path.dirname(first?.dir ?? workDir),
    env: environment(api.exampleKey),
    command: toolchain.command,
  });
  const outcomes = programs.map(({id, name, expected}) => {
    const run = runs.get(id) ?? {code: null, stdout: '', stderr: 'It was never started.'};
    return {name, target, faults: faultsOf(expected, requestsOf(id), run, usedKeys)};
  });
  return {...report, version: toolchain.version, outcomes, time: Date.now() - started};
}

/**
 * Runs samples against a mock of the API that checks each request: all programs
 * of all sources, or the targets and names that are asked for.
 *
 * @returns a report for each target that has programs
 * @throws UserError for a name that no program has
 */
export async function runSamples({
  description,
  targets = sampleTargets,
  names = [],
  sources = programSources,
  jobs = 2,
  port = 0,
  dir = path.join(workDir, 'samples'),
  onDone,
}: SampleOptions): Promise<TargetReport[]> {
  const api = await createMockApi(description);
  const context = {description, operations: api.operations};
  const programs = (await Promise.all(sources.map(async (source) => source(context)))).flat();
  assertKnown(programs, names);
  const wanted = programs.filter(
    ({target, name}) => targets.includes(target) && (names.length === 0 || names.includes(name)),
  );
  const byId = new Map(wanted.map((program) => [idOf(program), program]));
  const recorder = createRecorder(api, (id, index) => byId.get(id)?.expected.requests[index]?.prefer);
  const {server, url} = await serveMock(() => recorder.api, port);
  try {
    const redirect = {from: new URL(description.servers?.[0]?.url ?? '').origin, to: new URL(url).origin};
    const written = await writePrograms(wanted, dir, redirect);
    const queue = sampleTargets
      .filter((target) => written.some((program) => program.target === target))
      .sort((a, b) => rank(a) - rank(b));
    const reports: TargetReport[] = [];
    const usedKeys = new Set<string>();
    const work = async (): Promise<void> => {
      for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
        const own = written.filter((program) => program.target === target);
        const report = await runTarget(target, own, recorder, usedKeys);
        reports.push(report);
        onDone?.(report);
      }
    };
    await Promise.all(Array.from({length: jobs}, work));
    return reports;
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
