import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {writeAtomically} from '../../lib/files';
import {type RunOptions, type Run, execute} from '../execute';
import type {WrittenProgram} from './programs';

/** The maximum time of a host for all its programs, in milliseconds. */
const hostTimeout = 300_000;

type Command = readonly [command: string, ...args: string[]];

/** Runs programs one after the other, each in its own process. */
export async function eachAlone(
  programs: readonly WrittenProgram[],
  env: NodeJS.ProcessEnv,
  commandOf: (program: WrittenProgram) => Command,
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
 * Runs programs one after the other in a host: a process that receives the name of a list (one line
 * per program: id, directory and file names, separated by tabs), writes the output of each program
 * to `stdout` and `stderr` in its directory, and prints a line `<id> <code>` when the program has
 * ended. If a program terminates the host, a new host continues with the rest.
 */
export async function inHost(
  programs: readonly WrittenProgram[],
  place: RunOptions,
  command: Command,
): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  const list = path.join(place.cwd, 'list');
  const [bin, ...args] = command;
  let left = programs;
  while (left.length > 0) {
    const lines = left.map(({id, dir, files}) => `${[id, dir, ...files.map(({name}) => name)].join('\t')}\n`);
    await writeAtomically(list, lines.join(''));
    const host = await execute(bin, [...args, list], {timeout: hostTimeout, ...place});
    const codes = new Map(
      [...host.stdout.matchAll(/^([\w-]+) (\d+)$/gmu)].map(([, id = '', code]) => [id, Number(code)]),
    );
    const ended = left.filter(({id}) => codes.has(id));
    const [culprit, ...rest] = left.filter(({id}) => !codes.has(id));
    for (const program of culprit ? [...ended, culprit] : ended) {
      const stderr = await outputOf(program, 'stderr');
      runs.set(program.id, {
        // If a host exits early, the program terminated it, even with exit code 0.
        code: codes.get(program.id) ?? (host.code === 0 ? 1 : host.code),
        stdout: await outputOf(program, 'stdout'),
        stderr: program === culprit ? `${stderr}${host.stderr}` : stderr,
      });
    }
    left = rest;
  }
  return runs;
}

/**
 * Prepares all programs at once. Programs whose id appears in a tool's errors are dropped until the
 * tool accepts the rest; if a tool fails without mentioning a program, all fail.
 *
 * @param prepare runs the tool
 * @returns the remaining programs, and the runs of those dropped
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
    const output = run.stdout + run.stderr;
    const named = ready.filter(({id}) => new RegExp(`(?:^|[^\\w-])${id}(?![\\w-])`, 'mu').test(output));
    const culprits = named.length > 0 ? named : ready;
    culprits.forEach(({id}) => failed.set(id, {...run, code: run.code ?? 1, stderr: output}));
    ready = ready.filter((program) => !culprits.includes(program));
  }
  return {ready, failed};
}
