import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';

/** How a program exited. */
export interface Run {
  /** Its exit code; null if it was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Where and how a command runs. */
export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds before it is killed. */
  timeout?: number;
}

function start(command: string, args: readonly string[], {cwd, env, timeout}: RunOptions) {
  const output = {stdout: '', stderr: ''};
  // A process group, so that the command's child processes stop with it.
  const child = spawn(command, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  const kill = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has already exited.
    }
  };
  const timer = timeout === undefined ? undefined : setTimeout(kill, timeout);
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => (output[name] += chunk));
  }
  const ended = new Promise<Run>((resolve) => {
    child.on('error', ({message}) => resolve({code: 127, stdout: '', stderr: message}));
    child.on('close', (code) => resolve({code, ...output}));
  }).finally(() => clearTimeout(timer));
  return {child, output, ended, kill};
}

/** Runs a command until it exits; it is killed after a minute or the given time. */
export function execute(command: string, args: readonly string[], place: RunOptions): Promise<Run> {
  return start(command, args, {timeout: 60_000, ...place}).ended;
}

/** A running server. */
export interface Running {
  /** Its output so far. */
  readonly output: () => string;
  stop: () => Promise<unknown>;
}

/**
 * Starts a server and waits until it responds.
 *
 * @param command for the shell
 * @throws Error with its output if it exits or does not respond within a minute
 */
export async function startServer(command: string, place: RunOptions, url: string): Promise<Running> {
  const {child, output, ended, kill} = start('sh', ['-c', `exec ${command}`], place);
  const stop = (): Promise<unknown> => {
    kill();
    return ended;
  };
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    // An unread body makes Node.js 24 fail when the server stops.
    const responds = await fetch(url)
      .then((response) => response.arrayBuffer())
      .then(
        () => true,
        () => false,
      );
    if (responds) {
      return {output: () => output.stdout + output.stderr, stop};
    }
    await pause(50);
  }
  await stop();
  throw new Error(
    `"${command}" does not respond at ${url}. It printed:\n${(output.stdout + output.stderr).slice(-1000)}`,
  );
}
