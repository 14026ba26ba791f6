import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {writeAtomically} from '../lib/files';
import type {Run, WrittenProgram} from './program';

/** How long one program may take, and one host with all its programs: far more than they need. */
const programTimeout = 60_000;
const hostTimeout = 300_000;

/** Where and with what a command runs. */
export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds until it is stopped. */
  timeout?: number;
}

/** Runs a command to its end. */
export function execute(
  command: string,
  args: readonly string[],
  {cwd, env, timeout = programTimeout}: Place,
): Promise<Run> {
  return new Promise((resolve) => {
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    const child = spawn(command, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
    // Not `spawn`'s own limit, which lasts on where a command cannot be started.
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    const end = (code: number | null, more = ''): void => {
      clearTimeout(timer);
      const [stdout, stderr] = [out, err].map((chunks) => Buffer.concat(chunks).toString('utf8'));
      resolve({code, stdout: stdout ?? '', stderr: `${stderr ?? ''}${more}`});
    };
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', ({message}) => end(127, message));
    child.on('close', (code) => end(code));
  });
}

/** Runs programs each in a process of its own. */
export async function eachAlone(
  programs: readonly WrittenProgram[],
  env: NodeJS.ProcessEnv,
  commandOf: (program: WrittenProgram) => readonly [command: string, ...args: string[]],
): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  for (const program of programs) {
    const [command, ...args] = commandOf(program);
    runs.set(program.id, await execute(command, args, {cwd: program.dir, env}));
  }
  return runs;
}

const outputOf = (program: WrittenProgram, name: 'stdout' | 'stderr'): Promise<string> =>
  readFile(path.join(program.dir, name), 'utf8').catch(() => '');

/**
 * Runs programs one after the other in a host: a process that gets the name of a
 * list (one line a program: id, folder and names of files, separated by tabs),
 * writes what a program prints to `stdout` and `stderr` in its folder, and
 * prints a line `<id> <code>` when the program has ended. Where a program ends
 * the host, a new one goes on with the rest.
 */
export async function inHost(
  programs: readonly WrittenProgram[],
  place: Place,
  commandOf: (list: string) => readonly [command: string, ...args: string[]],
): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  let left = programs;
  while (left.length > 0) {
    const list = path.join(place.cwd, 'list');
    await writeAtomically(
      list,
      left.map(({id, dir, files}) => `${[id, dir, ...files.map(({name}) => name)].join('\t')}\n`).join(''),
    );
    const [command, ...args] = commandOf(list);
    const host = await execute(command, args, {timeout: hostTimeout, ...place});
    const codes = new Map(
      [...host.stdout.matchAll(/^([\w-]+) (\d+)$/gmu)].map(([, id = '', code]) => [id, Number(code)]),
    );
    const ended = left.filter(({id}) => codes.has(id));
    const [culprit, ...rest] = left.filter(({id}) => !codes.has(id));
    for (const program of culprit ? [...ended, culprit] : ended) {
      const stderr = await outputOf(program, 'stderr');
      runs.set(program.id, {
        // A host that ends early was ended by the program, even with 0.
        code: codes.get(program.id) ?? (host.code === 0 ? 1 : host.code),
        stdout: await outputOf(program, 'stdout'),
        stderr: program === culprit ? `${stderr}${host.stderr}` : stderr,
      });
    }
    left = rest;
  }
  return runs;
}

/** The programs that a tool complains of: those whose folder it names. */
export function blamed(output: string, programs: readonly WrittenProgram[]): WrittenProgram[] {
  return programs.filter(({id}) => new RegExp(`(?:^|[^\\w-])${id}(?![\\w-])`, 'mu').test(output));
}

/**
 * Prepares all programs at once, and leaves out those that a tool complains of
 * until it is content with the rest.
 *
 * @param prepare runs the tool
 * @returns what is left, and the runs of those left out
 */
export async function prepared(
  programs: readonly WrittenProgram[],
  prepare: (programs: readonly WrittenProgram[]) => Promise<Run>,
): Promise<{ready: readonly WrittenProgram[]; failed: Map<string, Run>}> {
  const failed = new Map<string, Run>();
  let ready = programs;
  while (ready.length > 0) {
    const run = await prepare(ready);
    if (run.code === 0) {
      break;
    }
    const named = blamed(run.stdout + run.stderr, ready);
    // A tool that names nobody leaves nothing to trust.
    const culprits = named.length > 0 ? named : ready;
    culprits.forEach(({id}) => failed.set(id, {...run, code: run.code ?? 1, stderr: run.stdout + run.stderr}));
    ready = ready.filter((program) => !culprits.includes(program));
  }
  return {ready, failed};
}
