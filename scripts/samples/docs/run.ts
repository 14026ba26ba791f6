import {cp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {smtp as smtpServer} from '../../../src/config/site';
import {operationsByTag} from '../../../src/plugins/api-reference/operations';
import type {Description} from '../../../src/plugins/api-reference/types';
import {findToolchain, toolchains} from '../../entry/toolchains.mjs';
import {writeAtomically} from '../../lib/files';
import {UserError} from '../../lib/fail';
import {filesBelow} from '../../lib/fingerprint';
import {fromRoot, workDir} from '../../lib/paths';
import {createMockApi} from '../../mock/mockApi';
import {serveMock} from '../../mock/server';
import {execute} from '../execute';
import type {Run} from '../program';
import {type Recorded, type Recorder, createRecorder} from '../recorder';
import {documentedHeaders, emailFaults, trustFaults} from './emails';
import {type DocsProgram, type Manifest, manifestName, readManifest} from './manifest';
import {type SmtpSink, startSmtpSink} from './smtpSink';

/** Where the samples of pages are. */
const samplesDir = fromRoot('docs-samples');

/** Folders whose programs are projects of several files and frameworks, which no manifest describes. */
const projects = new Set(['quickstarts', 'sdks']);

/** A folder of samples with its manifest. */
interface Folder {
  name: string;
  manifest: Manifest;
}

/**
 * Reads the manifests of all folders.
 *
 * @throws UserError naming each folder without one, each file that none names, and each mistake
 */
export async function readFolders(dir = samplesDir): Promise<Folder[]> {
  const entries = await readdir(dir, {withFileTypes: true});
  const problems: string[] = [];
  const folders: Folder[] = [];
  for (const {name} of entries.filter((entry) => entry.isDirectory() && !projects.has(entry.name))) {
    const file = path.join(dir, name, manifestName);
    const shown = path.posix.join('docs-samples', name, manifestName);
    const content = await readFile(file, 'utf8').catch(() => undefined);
    if (content === undefined) {
      problems.push(`${shown} is missing. It says how each file of the folder is run; see docs/README.md.`);
      continue;
    }
    const files = (await filesBelow(path.join(dir, name)))
      .filter((other) => other !== file)
      .map((other) => path.relative(path.join(dir, name), other).replaceAll(path.sep, '/'));
    const read = readManifest(shown, content, files);
    problems.push(...read.problems);
    folders.push({name, manifest: read.manifest});
  }
  if (problems.length > 0) {
    throw new UserError(problems.join('\n'));
  }
  return folders;
}

/** The operation that a request asks, as `sendEmail`; its method and path where there is none. */
export function operationOf(
  description: Description,
  {method, path: asked}: Pick<Recorded, 'method' | 'path'>,
): string {
  const base = new URL(description.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/u, '');
  const pathname = (asked.split('?')[0] ?? '').slice(base.length);
  const fits = (template: string): boolean =>
    new RegExp(`^${template.replace(/\{[^}]+\}/gu, '[^/]+')}$`, 'u').test(pathname);
  const found = [...operationsByTag(description).values()]
    .flat()
    // A path without parameters is meant before one with them.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .find((operation) => operation.method.toUpperCase() === method && fits(operation.path));
  return found?.operationId ?? `${method} ${asked}`;
}

/** What is wrong with how a program ran; nothing where it did what its manifest says. */
export function faultsOf(
  {code = 0, requests = [], prints = []}: DocsProgram,
  run: Run,
  asked: readonly {operation: string; status: number}[],
): string[] {
  const operations = asked.map(({operation}) => operation);
  const refused = asked.filter(({status}) => status >= 400);
  return [
    ...(run.code === code
      ? []
      : [`it ended with ${run.code ?? 'no code'}, expected ${code}: ${run.stderr.trim().slice(0, 400)}`]),
    ...(operations.join() === requests.join()
      ? []
      : [`it asked ${operations.join(', ') || 'nothing'}, expected ${requests.join(', ') || 'nothing'}`]),
    ...refused.map(({operation, status}) => `${operation} was refused with ${status}`),
    ...prints
      .filter((text) => !run.stdout.includes(text))
      .map((text) => `it did not print ${JSON.stringify(text)}, but ${JSON.stringify(run.stdout.slice(0, 400))}`),
  ];
}

/** The command of each interpreter, by the target whose toolchain has it. */
const targets = {bash: 'curl', python: 'python', php: 'php', ruby: 'ruby', node: 'node'} as const;

function commandOf({with: interpreter, needs}: DocsProgram): string {
  if (interpreter === 'node') {
    return process.execPath;
  }
  const toolchain = toolchains.find(({name, targets: known}) =>
    needs === undefined ? known.includes(targets[interpreter]) : name === needs,
  );
  const found = toolchain && findToolchain(toolchain);
  if (!found) {
    throw new UserError(
      `${needs ?? interpreter} is not on this machine. Install ${toolchain?.packages.join(' ') ?? needs ?? interpreter}.`,
    );
  }
  return interpreter === 'bash' ? 'bash' : found.command;
}

/** What came of the samples of pages. */
export interface DocsReport {
  passed: number;
  /** Each failed program with its faults. */
  failures: {name: string; faults: string[]}[];
  /** Files that are no programs of their own, with the reasons. */
  parts: {name: string; reason: string}[];
}

/** What the programs meet in the place of Mailwren. */
interface Servers {
  description: Description;
  recorder: Recorder;
  /** Where the mock of the API listens. */
  origin: string;
  smtp: SmtpSink;
  /** The headers of emails that are documented. */
  headers: ReadonlySet<string>;
}

/** A text with the addresses of Mailwren replaced by those of its stand-ins. */
function redirect(text: string, id: string, {description, origin, smtp: {ports}}: Servers): string {
  const api = new URL(description.servers?.[0]?.url ?? '').origin;
  const redirected = text.replaceAll(api, `${origin}/${id}`);
  return redirected.includes(smtpServer.host)
    ? redirected
        .replaceAll(smtpServer.host, '127.0.0.1')
        .replaceAll(/\b(?:587|2525)\b/gu, String(ports.starttls))
        .replaceAll(/\b465\b/gu, String(ports.implicit))
    : redirected;
}

/** Copies the folder of a program and puts the stand-ins into it. */
async function stage(folder: string, id: string, servers: Servers): Promise<string> {
  const dir = path.join(workDir, 'docs-samples', id);
  await rm(dir, {recursive: true, force: true});
  await cp(path.join(samplesDir, folder), dir, {recursive: true});
  for (const copied of await filesBelow(dir)) {
    await writeFile(copied, redirect(await readFile(copied, 'utf8'), id, servers));
  }
  // What Composer would install is Debian's.
  await writeAtomically(path.join(dir, 'vendor', 'autoload.php'), "<?php require 'libphp-phpmailer/autoload.php';\n");
  return dir;
}

/** Runs one program, and says what was wrong. */
async function runProgram(folder: string, file: string, program: DocsProgram, servers: Servers): Promise<string[]> {
  const {description, recorder, smtp, headers} = servers;
  const id = `${folder}-${file.replace(/\W+/gu, '-')}`;
  const dir = await stage(folder, id, servers);
  const runWith = (trusted: NodeJS.ProcessEnv): Promise<Run> =>
    execute(commandOf(program), [...(program.options ?? []), file, ...(program.args ?? [])], {
      cwd: dir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        MAILWREN_API_KEY: recorder.api.exampleKey,
        ...trusted,
        ...program.env,
      },
    });
  // Each language has its own way to be told of a certificate.
  const {certificate} = smtp;
  const run = await runWith({
    SSL_CERT_FILE: certificate,
    NODE_EXTRA_CA_CERTS: certificate,
    CURL_CA_BUNDLE: certificate,
  });
  const asked = recorder
    .requestsOf(id)
    .map((request) => ({operation: operationOf(description, request), status: request.status}));
  const faults = [...faultsOf(program, run, asked), ...emailFaults(program, smtp.take(), headers)];
  if (program.emails === undefined || program.trusting !== undefined || faults.length > 0) {
    return faults;
  }
  const stranger = await runWith({});
  return trustFaults(stranger, smtp.take());
}

/**
 * Runs the programs of all pages, each in a copy of its folder, against a mock
 * that checks each request, and a server of SMTP. The one change to their text:
 * the addresses are those of the mock and the server.
 *
 * @param only the names of folders; all where it is left out
 * @throws UserError where a manifest is wrong, a folder is not there, or an interpreter is missing
 */
export async function runDocsSamples(description: Description, only?: readonly string[]): Promise<DocsReport> {
  const all = await readFolders();
  const unknown = only?.filter((name) => !all.some((folder) => folder.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new UserError(
      `There is no folder of samples ${unknown.join(', ')}. Expected some of: ${all.map(({name}) => name).join(', ')}.`,
    );
  }
  const folders = only ? all.filter(({name}) => only.includes(name)) : all;
  const recorder = createRecorder(await createMockApi(description));
  const {server, url} = await serveMock(() => recorder.api, 0);
  const smtp = await startSmtpSink(recorder.api.exampleKey);
  const headers = documentedHeaders(await readFile(fromRoot('docs/sending/smtp.mdx'), 'utf8'));
  const servers = {description, recorder, origin: new URL(url).origin, smtp, headers};
  const report: DocsReport = {passed: 0, failures: [], parts: []};
  try {
    for (const {name: folder, manifest} of folders) {
      report.parts.push(
        ...Object.entries(manifest.parts ?? {}).map(([file, reason]) => ({name: `${folder}/${file}`, reason})),
      );
      for (const [file, program] of Object.entries(manifest.programs)) {
        const faults = await runProgram(folder, file, program, servers);
        if (faults.length > 0) {
          report.failures.push({name: `${folder}/${file}`, faults});
        } else {
          report.passed += 1;
        }
      }
    }
    return report;
  } finally {
    await smtp.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The report for a person to read. */
export function describeDocsReport({passed, failures, parts}: DocsReport): string {
  return [
    `Documentation: ${passed} programs passed, ${failures.length} failed, ${parts.length} files are parts.`,
    ...failures.map(({name, faults}) => [`\n${name}`, ...faults.map((fault) => `  ${fault}`)].join('\n')),
  ].join('\n');
}
