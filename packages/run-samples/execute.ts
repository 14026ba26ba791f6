import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';

import {listen} from '@packages/files';

/** How a command exited. */
export interface Run {
  /** The exit code; null if the command was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Where and how a command runs. */
export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

function start(command: string, {cwd, env}: RunOptions) {
  const output = {stdout: '', stderr: ''};
  // Starts a process group, so that the command's child processes stop with it.
  const child = spawn('sh', ['-c', command], {cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  const kill = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => (output[name] += chunk));
  }
  const ended = new Promise<Run>((resolve) => {
    child.on('error', ({message}) => resolve({code: 127, stdout: '', stderr: message}));
    child.on('close', (code) => resolve({code, ...output}));
  });
  return {child, output, ended, kill};
}

/** Runs a shell command; kills it after five minutes. */
export function execute(command: string, place: RunOptions): Promise<Run> {
  const {ended, kill} = start(command, place);
  const timer = setTimeout(kill, 5 * 60_000);
  return ended.finally(() => clearTimeout(timer));
}

/** A running server. */
export interface Running {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** The server's output so far. */
  readonly output: () => string;
  stop: () => Promise<unknown>;
}

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, 'npm run samples');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a server on the port in the environment variable `PORT` and waits until it responds.
 *
 * @param command a shell command
 * @throws Error with the server's output if the server exits or doesn't respond within a minute
 */
export async function startServer(command: string, {cwd, env}: RunOptions): Promise<Running> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const {child, output: printed, ended, kill} = start(command, {cwd, env: {...env, PORT: String(port)}});
  const output = (): string => printed.stdout + printed.stderr;
  const stop = (): Promise<unknown> => {
    kill();
    return ended;
  };
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    // An unread body makes Node.js 24 fail when the server stops.
    const body = await fetch(origin)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    if (body) {
      return {origin, output, stop};
    }
    await pause(50);
  }
  await stop();
  throw new Error(`"${command}" did not respond at ${origin}. It printed:\n${output().slice(-1000)}`);
}

/** Sends a request to a server; the exit code is 0 for a success, and otherwise the status. */
export async function request(url: string, options: RequestInit): Promise<Run> {
  const response = await fetch(url, options);
  const stdout = `${response.headers.get('content-type') ?? ''}\n${await response.text()}`;
  return {code: response.ok ? 0 : response.status, stdout, stderr: ''};
}

/** Calls a route of a server. */
export const calling =
  (method: string, route: string) =>
  ({origin}: Running): Promise<Run> =>
    request(`${origin}${route}`, {method});
