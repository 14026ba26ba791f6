import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import {smtp as smtpServer} from '../../../src/config/site';
import {writeAtomically} from '../../lib/files';
import {fromRoot} from '../../lib/paths';
import type {SampleApi} from '../api';
import {type Batch, type Result, environment, refuseUnknown} from '../batches';
import {copySamples} from '../copySamples';
import {type Run, execute} from '../execute';
import {errorsOf} from '../expected';
import {documentedHeaders, emailErrors, trustErrors} from './emails';
import {type DocsProgram, readFolders, samplesDir, toolchainOf} from './manifest';
import {type SmtpSink, startSmtpSink} from './smtpSink';

/** The input of {@link docsBatches}. */
interface DocsOptions {
  api: SampleApi;
  /** The directory to copy programs to. */
  dir: string;
  /** Only these directories in docs-samples. */
  folders?: readonly string[];
}

interface Listed {
  folder: string;
  file: string;
  program: DocsProgram;
}

/** A program's copy of its directory, with Mailwren's hosts replaced by the mock and the SMTP server. */
async function copyProgram({folder, program}: Listed, id: string, {api, dir}: DocsOptions, smtp?: SmtpSink) {
  const copy = path.join(dir, id);
  const redirect = (text: string): string => {
    const redirected = api.redirect(text, id);
    return smtp && text.includes(smtpServer.host)
      ? redirected
          .replaceAll(smtpServer.host, '127.0.0.1')
          .replaceAll(/\b(?:587|2525)\b/gu, String(smtp.ports.starttls))
          .replaceAll(/\b465\b/gu, String(smtp.ports.implicit))
      : redirected;
  };
  await rm(copy, {recursive: true, force: true});
  await copySamples(path.join(samplesDir, folder), copy, redirect);
  for (const file of program.uses) {
    await copySamples(path.join(samplesDir, file), path.join(copy, path.basename(file)), redirect);
  }
  // Composer's packages are installed by Debian.
  await writeAtomically(path.join(copy, 'vendor', 'autoload.php'), "<?php require 'libphp-phpmailer/autoload.php';\n");
  return copy;
}

/** Runs a program. If it uses SMTP, it runs again with an untrusted certificate, which it must reject. */
async function runProgram(listed: Listed, command: string, options: DocsOptions, smtp?: SmtpSink): Promise<string[]> {
  const {folder, file, program} = listed;
  const {api} = options;
  const id = `${folder}-${file.replace(/\W+/gu, '-')}`;
  const cwd = await copyProgram(listed, id, options, smtp);
  const runWith = (trusted: NodeJS.ProcessEnv): Promise<Run> => {
    const env = {...environment(api.key), ...trusted, ...program.env};
    return execute(command, [...program.options, file, ...program.args], {cwd, env});
  };
  const {requests} = program;
  api.expect(
    id,
    requests.map(({answer}) => answer ?? 'ok'),
  );
  // Each language has its own environment variable for certificates.
  const variables = ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS', 'CURL_CA_BUNDLE'];
  const run = await runWith(smtp ? Object.fromEntries(variables.map((name) => [name, smtp.certificate])) : {});
  const errors = errorsOf({requests, mayWarn: true, prints: () => program.prints}, api.requestsOf(id), run);
  if (!smtp || !program.emails) {
    return errors;
  }
  const headers = documentedHeaders(await readFile(fromRoot('docs/sending/smtp.mdx'), 'utf8'));
  errors.push(...emailErrors(program.emails, smtp.take(), headers));
  return program.trusting !== undefined || errors.length > 0 ? errors : trustErrors(await runWith({}), smtp.take());
}

/**
 * The programs of documentation, guides and blog, one batch per set of toolchains.
 *
 * @throws UserError if a manifest is invalid or a directory does not exist
 */
export async function docsBatches(options: DocsOptions): Promise<Batch[]> {
  const all = await readFolders();
  const {api, folders = [...all.keys()]} = options;
  refuseUnknown('a directory of docs-samples', folders, [...all.keys()]);
  const byNeeds = new Map<string, {tool: string; listed: Listed[]}>();
  for (const folder of folders) {
    for (const [file, program] of Object.entries(all.get(folder) ?? {})) {
      const tool = program.needs ?? toolchainOf[path.extname(file)] ?? '';
      const name = `pages with ${tool}${program.emails ? ' and SMTP' : ''}`;
      const {listed} = byNeeds.get(name) ?? {listed: []};
      byNeeds.set(name, {tool, listed: [...listed, {folder, file, program}]});
    }
  }
  return [...byNeeds].map(([name, {tool, listed}]) => {
    const usesSmtp = listed.some(({program}) => program.emails);
    return {
      name,
      programs: listed.map(({folder, file}) => `${folder}/${file}`),
      needs: [...(tool === 'Node.js' ? [] : [tool]), ...(usesSmtp ? ['OpenSSL'] : [])],
      run: async ([found = '']) => {
        const command = {'Node.js': process.execPath, cURL: 'bash'}[tool] ?? found;
        const smtp = usesSmtp ? await startSmtpSink(api.key) : undefined;
        const results: Result[] = [];
        for (const each of listed) {
          const errors = await runProgram(each, command, options, smtp);
          results.push({name: `${each.folder}/${each.file}`, errors});
        }
        await smtp?.close();
        return results;
      },
    };
  });
}
