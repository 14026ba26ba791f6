import {type ChildProcess, spawn} from 'node:child_process';
import {cp, readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

import {filesBelow} from '../../lib/fingerprint';
import type {Ended} from './sending';

/** The address that samples name; in a copy, that of the mock stands in its place. */
const publishedOrigin = 'https://api.mailwren.example';

/** How long a program or a build may take, in milliseconds. */
const longest = 5 * 60_000;

/** Copies a folder of samples, or one sample, with the address of the API replaced. */
export async function copySamples(from: string, to: string, origin: string): Promise<void> {
  await cp(from, to, {recursive: true});
  for (const file of await filesBelow(from)) {
    const copy = path.join(to, path.relative(from, file));
    const text = await readFile(copy, 'utf8');
    if (text.includes(publishedOrigin)) {
      await writeFile(copy, text.replaceAll(publishedOrigin, origin));
    }
  }
}

type Environment = Readonly<Record<string, string>>;

/** The environment without what npm has told this command: its settings are those of this repository. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

function start(command: string, cwd: string, env: Environment): {child: ChildProcess; output: () => string} {
  // A group of its own, so that it ends together with what it has started.
  const child = spawn('sh', ['-c', command], {cwd, env: {...ownEnvironment(), ...env}, detached: true});
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return {child, output: () => text};
}

function kill({pid}: ChildProcess): void {
  try {
    process.kill(-(pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command to its end; one that takes too long is ended, which is a failure. */
export async function runCommand(command: string, cwd: string, env: Environment): Promise<Ended> {
  const {child, output} = start(command, cwd, env);
  const timer = setTimeout(() => {
    kill(child);
  }, longest);
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  clearTimeout(timer);
  return {code, output: output()};
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server that runs. */
export interface Running {
  readonly output: () => string;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it answers.
 *
 * @throws Error with what it printed, where it ends or does not answer within a minute
 */
export async function startServer(command: string, cwd: string, url: string, env: Environment): Promise<Running> {
  const {child, output} = start(`exec ${command}`, cwd, env);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = (): Promise<void> => {
    kill(child);
    return ended;
  };
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) {
      return {output, stop};
    }
    await pause(100);
  }
  await stop();
  throw new Error(`"${command}" does not answer at ${url}. It printed:\n${output().slice(-1000)}`);
}
