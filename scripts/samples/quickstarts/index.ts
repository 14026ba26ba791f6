import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {fromRoot} from '../../lib/paths';
import {loadMock} from '../../mock/loadMock';
import {checkForm} from './forms';
import type {Program} from './programs';
import {checkEmptySecret, checkReceiving, signingSecret} from './receiving';
import {checkSending} from './sending';
import {type UnreliableApi, serveUnreliableApi} from './unreliableApi';
import {copySamples, freePort, isInstalled, runCommand, startServer} from './workplace';

/** What became of one quickstart: what it did wrong, or why it was not run. */
export type Outcome = {slug: string; findings: string[]} | {slug: string; notRun: string};

/** The event that receivers get. */
async function exampleEvent(): Promise<string> {
  const file = fromRoot('api-spec/examples/events/email.delivered.order.json');
  return JSON.stringify((JSON.parse(await readFile(file, 'utf8')) as {value: unknown}).value);
}

/** Where the applications are that frameworks' samples are put into. */
const skeletons = 'scripts/samples/quickstarts/skeletons';

function environment(api: UnreliableApi, port: number, secret: string): Record<string, string> {
  return {
    MAILWREN_API_KEY: api.key,
    MAILWREN_SIGNING_SECRET: secret,
    NUXT_MAILWREN_API_KEY: api.key,
    NUXT_MAILWREN_SIGNING_SECRET: secret,
    NUXT_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
  };
}

/** Copies a quickstart, builds it, and does with it what its page describes. */
async function runProgram(program: Program, dir: string, api: UnreliableApi): Promise<string[]> {
  const {slug, packages, skeleton, build, send, serve, events = '/webhooks/mailwren', form} = program;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = environment(api, port, signingSecret);

  if (skeleton !== undefined) {
    await copySamples(fromRoot(skeletons, skeleton), dir, api.origin);
  }
  await copySamples(fromRoot('docs-samples/quickstarts', slug), dir, api.origin);
  const install = packages && `npm install --no-audit --no-fund ${packages.join(' ')}`;
  for (const command of [install, build]) {
    const {code, output} = command === undefined ? {code: 0, output: ''} : await runCommand(command, dir, env);
    if (code !== 0) {
      return [`"${command ?? ''}" ended with ${code}. It printed:\n${output.slice(-2000)}`];
    }
  }

  const findings = send === undefined ? [] : await checkSending(() => runCommand(send, dir, env), api);
  const command = serve.replace('{port}', String(port));
  const event = await exampleEvent();
  const server = await startServer(command, dir, `${origin}${events}`, env);
  try {
    if (form) {
      findings.push(...(await checkForm(origin, form, api, server.output)));
    }
    findings.push(...(await checkReceiving(`${origin}${events}`, event, server.output)));
  } finally {
    await server.stop();
  }
  await runCommand('rm -f tmp/pids/server.pid', dir, env);
  const open = await startServer(command, dir, `${origin}${events}`, environment(api, port, ''));
  try {
    findings.push(...(await checkEmptySecret(`${origin}${events}`, event)));
  } finally {
    await open.stop();
  }
  return findings;
}

/** The tools of a program that this machine lacks. */
async function missingTools({tools}: Program): Promise<string[]> {
  const found = await Promise.all(tools.map((tool) => runCommand(`test -e "${tool}"`, '/', {})));
  const installed = await Promise.all(tools.map(isInstalled));
  return tools.filter((_, index) => found[index]?.code !== 0 && !installed[index]);
}

/**
 * Runs the samples of quickstarts against the mock of the API, one after the other.
 *
 * @param withPackages whether to run those that install packages from npm
 * @param report is told of each as soon as it is known
 */
export async function runQuickstarts(
  chosen: readonly Program[],
  withPackages: boolean,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const api = await serveUnreliableApi(await loadMock());
  const outcomes: Outcome[] = [];
  try {
    for (const program of chosen) {
      const {slug, packages, debian} = program;
      const missing = await missingTools(program);
      let outcome: Outcome;
      if (missing.length > 0) {
        const advice = debian === undefined ? '' : ` (Debian: apt-get install ${debian})`;
        outcome = {slug, notRun: `${missing.join(', ')} is missing${advice}`};
      } else if (packages && !withPackages) {
        outcome = {slug, notRun: 'it installs packages: add --packages'};
      } else {
        const dir = await mkdtemp(path.join(tmpdir(), `quickstart-${slug}-`));
        const findings = await runProgram(program, dir, api).catch((error: unknown) => [(error as Error).message]);
        await rm(dir, {recursive: true, force: true});
        outcome = {slug, findings};
      }
      outcomes.push(outcome);
      report(outcome);
    }
  } finally {
    await api.close();
  }
  return outcomes;
}
