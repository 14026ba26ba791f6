import {mkdtemp, readFile, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {findToolchain, toolchains} from '../../entry/toolchains.mjs';
import {fromRoot} from '../../lib/paths';
import type {Description} from '../../../src/plugins/api-reference/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import {checkForm} from './forms';
import {type Program, programs} from './programs';
import {checkEmptySecret, checkReceiving, checkScript, signingSecret} from './receiving';
import {checkSending} from './sending';
import {type UnreliableApi, serveUnreliableApi} from './unreliableApi';
import {copySamples, freePort, runCommand, startServer} from './workplace';

/** What became of one quickstart: what it did wrong, what it lacks on this machine, or why it was left out. */
export type Outcome =
  | {slug: string; findings: string[]; time: number; with?: string}
  | {slug: string; missing: string}
  | {slug: string; leftOut: string};

/** What {@link runQuickstarts} runs, and how. */
export interface QuickstartOptions {
  description: Description;
  /** Only these; all where it is left out. */
  chosen?: readonly Program[];
  /** Whether packages are installed from npm, for those that need some. */
  packages?: boolean;
  /** How many run at once. They wait more than they work. */
  jobs?: number;
  /** Hears of each as soon as it is known. */
  onDone?: (outcome: Outcome) => void;
}

/** The event that receivers get. */
async function exampleEvent(): Promise<string> {
  const file = fromRoot('api-spec/examples/events/email.delivered.order.json');
  return JSON.stringify((JSON.parse(await readFile(file, 'utf8')) as {value: unknown}).value);
}

/** This folder; in `skeletons` are the applications that frameworks' samples are put into. */
const room = 'scripts/samples/quickstarts';

/** What a program is made ready with. */
interface Preparation {
  api: UnreliableApi;
  env: Record<string, string>;
  install: boolean;
}

function environment(api: UnreliableApi, secret: string): Record<string, string> {
  return {
    MAILWREN_API_KEY: api.key,
    MAILWREN_SIGNING_SECRET: secret,
    NUXT_MAILWREN_API_KEY: api.key,
    NUXT_MAILWREN_SIGNING_SECRET: secret,
    NUXT_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** How a program is made ready: its packages, then what its own build makes. */
async function prepare({slug, skeleton, packages, here, build}: Program, dir: string, options: Preparation) {
  const {api, env, install} = options;
  if (skeleton !== undefined) {
    await copySamples(fromRoot(room, 'skeletons', skeleton), dir, api.origin);
  }
  await copySamples(fromRoot('docs-samples/quickstarts', slug), dir, api.origin);
  await copySamples(fromRoot('docs-samples/quickstarts/send-event.sh'), path.join(dir, 'send-event.sh'), api.origin);
  if (packages && !install) {
    await symlink(fromRoot('node_modules'), path.join(dir, 'node_modules'));
  }
  const commands =
    install && packages
      ? [`npm install --no-audit --no-fund ${packages.join(' ')}`, build]
      : [here ? here.build : build];
  for (const command of commands) {
    const {code, output} =
      command === undefined
        ? {code: 0, output: ''}
        : await runCommand(command.replace('{room}', fromRoot(room)), dir, env);
    if (code !== 0) {
      return [`"${command ?? ''}" ended with ${code}. It printed:\n${output.slice(-2000)}`];
    }
  }
  return [];
}

/** Copies a quickstart, builds it, and does with it what its page describes. */
async function runProgram(
  program: Program,
  dir: string,
  api: UnreliableApi,
  install: boolean,
  tool = '',
): Promise<string[]> {
  const {send, serve, events = '/webhooks/mailwren', form} = program;
  const env = environment(api, signingSecret);
  const unprepared = await prepare(program, dir, {api, env, install});
  if (unprepared.length > 0) {
    return unprepared;
  }

  const findings =
    send === undefined
      ? []
      : await checkSending((more = {}) => runCommand(send.replace('{command}', tool), dir, {...env, ...more}), api);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const url = `${origin}${events}`;
  const command = serve.replace('{port}', String(port)).replace('{command}', tool);
  const event = await exampleEvent();
  const server = await startServer(command, dir, url, {...env, PORT: String(port)});
  try {
    if (form) {
      findings.push(...(await checkForm(origin, form, api, server.output)));
    }
    findings.push(...(await checkReceiving(url, event, server.output)));
    const script = (secret: string) => runCommand(`sh send-event.sh ${url}`, dir, {MAILWREN_SIGNING_SECRET: secret});
    findings.push(...(await checkScript(script, server.output)));
  } finally {
    await server.stop();
  }
  await rm(path.join(dir, 'tmp/pids/server.pid'), {force: true});
  const open = await startServer(command, dir, url, {...environment(api, ''), PORT: String(port)});
  try {
    findings.push(...(await checkEmptySecret(url, event)));
  } finally {
    await open.stop();
  }
  return findings;
}

/** The commands of a program's toolchains, or what mends it where one is missing. */
function findTools({toolchains: names = []}: Program): {commands: string[]} | {missing: string} {
  const wanted = ['cURL', ...names].map((name) => {
    const toolchain = toolchains.find((known) => known.name === name);
    if (!toolchain) {
      throw new Error(`scripts/entry/toolchains.mjs has no ${name}.`);
    }
    return {name, packages: toolchain.packages, command: findToolchain(toolchain)?.command};
  });
  const [missing] = wanted.filter(({command}) => command === undefined);
  return missing
    ? {
        missing: `${missing.name} is not on this machine. Install it (Debian: apt-get install ${missing.packages.join(' ')}).`,
      }
    : {commands: wanted.slice(1).map(({command}) => command ?? '')};
}

async function outcomeOf(program: Program, mock: MockApi, install: boolean): Promise<Outcome> {
  const {slug, packages, here} = program;
  const found = findTools(program);
  if ('missing' in found) {
    return {slug, ...found};
  }
  if (packages && !here && !install) {
    return {slug, leftOut: 'its packages come from npm; add --packages to install them'};
  }
  const started = Date.now();
  const dir = await mkdtemp(path.join(tmpdir(), `quickstart-${slug}-`));
  const api = await serveUnreliableApi(mock);
  try {
    const findings = await runProgram(program, dir, api, install, found.commands[0]).catch((error: unknown) => [
      (error as Error).message,
    ]);
    return {slug, findings, time: Date.now() - started, ...(here && !install && {with: 'packages of this repository'})};
  } finally {
    await api.close();
    await rm(dir, {recursive: true, force: true});
  }
}

/** Runs the samples of quickstarts, each against a mock of the API of its own, which fails when it is told to. */
export async function runQuickstarts({
  description,
  chosen = programs,
  packages = false,
  jobs = 4,
  onDone,
}: QuickstartOptions): Promise<Outcome[]> {
  const mock = await createMockApi(description);
  const queue = [...chosen];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let program = queue.shift(); program !== undefined; program = queue.shift()) {
      const outcome = await outcomeOf(program, mock, packages);
      outcomes.push(outcome);
      onDone?.(outcome);
    }
  };
  await Promise.all(Array.from({length: jobs}, work));
  return outcomes;
}
