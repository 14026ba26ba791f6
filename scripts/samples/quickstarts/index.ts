import {readFileSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm, symlink} from 'node:fs/promises';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {parse} from 'yaml';

import {javaClassPath} from '../../entry/toolchains.mjs';
import {fromRoot} from '../../lib/paths';
import {listen} from '../../serve/listen';
import type {SampleApi} from '../api';
import {type Batch, environment, refuseUnknown} from '../batches';
import {copySamples} from '../copySamples';
import {type Run, type Running, execute, startServer} from '../execute';
import {samplePackages} from '../packages';
import {type FormKind, checkForm} from './forms';
import {checkEmptySecret, checkReceiving, checkScript, signingSecret} from './receiving';
import {checkSending} from './sending';

/** The maximum time of a program or a build, in milliseconds. */
const timeout = 5 * 60_000;

const samplesDir = fromRoot('docs-samples', 'quickstarts');

/** The API client and webhook verifier that several quickstarts share. */
const sharedDir = path.join(samplesDir, 'shared');

/** This directory; `skeletons` contains the apps into which framework samples are copied. */
const quickstartsDir = fromRoot('scripts', 'samples', 'quickstarts');

/** How a quickstart is run; quickstarts.yaml explains the fields. */
interface Quickstart {
  readonly slug: string;
  readonly toolchains?: readonly string[];
  readonly shared?: readonly string[];
  readonly skeleton?: string;
  readonly installs?: boolean;
  readonly build?: string;
  readonly hello?: {readonly command: string; readonly path?: string};
  readonly send?: string;
  readonly serve: string;
  readonly events?: string;
  readonly form?: FormKind;
}

const quickstarts = parse(readFileSync(path.join(quickstartsDir, 'quickstarts.yaml'), 'utf8')) as readonly Quickstart[];

/** The event that receivers get. */
async function exampleEvent(): Promise<string> {
  const file = fromRoot('api-spec/examples/events/email.delivered.order.json');
  return JSON.stringify((JSON.parse(await readFile(file, 'utf8')) as {value: unknown}).value);
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, 'npm run samples');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The input of {@link quickstartBatches}. */
interface QuickstartOptions {
  api: SampleApi;
  /** Names of quickstarts; by default, all that install nothing. */
  slugs?: readonly string[];
}

/** Copies a quickstart, builds it, and follows its page. */
async function runQuickstart(quickstart: Quickstart, command: string, options: QuickstartOptions): Promise<string[]> {
  const {
    slug,
    shared = [],
    skeleton,
    build,
    installs = false,
    hello,
    send,
    serve,
    events = '/webhooks/mailwren',
    form,
  } = quickstart;
  const {api} = options;
  const dir = await mkdtemp(path.join(tmpdir(), `quickstart-${slug}-`));
  const fill = (text: string, port = ''): string =>
    text
      .replace('{port}', port)
      .replace('{command}', command)
      .replace('{dir}', quickstartsDir)
      .replace('{tsx}', fromRoot('node_modules/tsx/dist/cli.mjs'))
      .replace('{jackson}', javaClassPath);
  const env = (secret: string): NodeJS.ProcessEnv => ({
    ...environment(api.key),
    // Prevents npm from using the user's settings.
    ...(installs && {HOME: process.env.HOME}),
    ...Object.fromEntries(['', 'NUXT_'].map((prefix) => [`${prefix}MAILWREN_SIGNING_SECRET`, secret])),
    NUXT_MAILWREN_API_KEY: api.key,
    NUXT_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const run = (text: string, more: NodeJS.ProcessEnv = {}): Promise<Run> =>
    execute('sh', ['-c', fill(text)], {cwd: dir, env: {...env(signingSecret), ...more}, timeout});
  const start = async (secret: string, program = serve, urlPath = events): Promise<Running & {url: string}> => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}${urlPath}`;
    return {url, ...(await startServer(fill(program, port), {cwd: dir, env: {...env(secret), PORT: port}}, url))};
  };
  /** Sends the first email of the page, which must be one valid request, and prints the response. */
  const checkHello = async (first: NonNullable<Quickstart['hello']>): Promise<string[]> => {
    api.expect(slug, []);
    let shown: string;
    if (first.path === undefined) {
      const {stdout, stderr} = await run(first.command);
      shown = stdout + stderr;
    } else {
      const server = await start(signingSecret, first.command, first.path);
      shown = await fetch(server.url, {method: 'POST'})
        .then((response) => response.text())
        .finally(server.stop);
    }
    const statuses = api.requestsOf(slug).map(({status}) => status);
    return statuses.join() === '202' && shown.includes('accepted')
      ? []
      : [
          `the first email: the API returned [${statuses.join(', ')}]; expected one 202. It showed:\n${shown.slice(-600)}`,
        ];
  };
  try {
    const redirect = (text: string): string => api.redirect(text, slug);
    const sources = [
      ...(skeleton ? [path.join(quickstartsDir, 'skeletons', skeleton)] : []),
      path.join(samplesDir, slug),
    ];
    for (const source of sources) {
      await copySamples(source, dir, redirect);
    }
    for (const file of shared) {
      await copySamples(path.join(sharedDir, path.basename(file)), path.join(dir, file), redirect);
    }
    await cp(path.join(samplesDir, 'send-event.sh'), path.join(dir, 'send-event.sh'));
    if (!installs) {
      await symlink(samplePackages, path.join(dir, 'node_modules'));
    }
    const built = await run(build ?? 'true');
    if (built.code !== 0) {
      return [`"${build ?? ''}" ended with ${built.code}. It printed:\n${(built.stdout + built.stderr).slice(-2000)}`];
    }
    const errors = hello === undefined ? [] : await checkHello(hello);
    if (send !== undefined) {
      errors.push(...(await checkSending((more) => run(send, more), api, slug)));
    }
    const event = await exampleEvent();
    const server = await start(signingSecret);
    const {url} = server;
    try {
      if (form) {
        errors.push(...(await checkForm(new URL(url).origin, form, api, slug, server.output)));
      }
      errors.push(...(await checkReceiving(url, event, server.output)));
      const script = (secret: string) => run(`sh send-event.sh ${url}`, {MAILWREN_SIGNING_SECRET: secret});
      errors.push(...(await checkScript(script, server.output)));
    } finally {
      await server.stop();
    }
    await rm(path.join(dir, 'tmp/pids/server.pid'), {force: true});
    const open = await start('');
    errors.push(...(await checkEmptySecret(open.url, event).finally(open.stop)));
    return errors;
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}

/**
 * The quickstarts, one batch each, against a mock that fails on request.
 *
 * @throws UserError for an unknown quickstart
 */
export function quickstartBatches(options: QuickstartOptions): Batch[] {
  const {slugs = quickstarts.filter(({installs}) => !installs).map(({slug}) => slug)} = options;
  refuseUnknown(
    'a quickstart',
    slugs,
    quickstarts.map(({slug}) => slug),
  );
  return quickstarts
    .filter(({slug}) => slugs.includes(slug))
    .map((quickstart): Batch => {
      const {slug, toolchains = []} = quickstart;
      return {
        name: `quickstart ${slug}`,
        programs: [slug],
        needs: [...toolchains, 'cURL'],
        run: async (commands) => {
          const errors = await runQuickstart(quickstart, commands[0] ?? '', options);
          return [{name: slug, errors}];
        },
      };
    });
}
