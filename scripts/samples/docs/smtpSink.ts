import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {SMTPServer, type SMTPServerOptions} from 'smtp-server';

import {UserError} from '../../lib/fail';
import {execute} from '../execute';

/** An email as the server took it. */
export interface TakenEmail {
  /** Both as the envelope has them. */
  from: string;
  to: readonly string[];
  /** Headers and body as they came, each header in one line. */
  text: string;
}

/** A server that takes emails as documented and keeps them: over TLS alone, from those who know the key. */
export interface SmtpSink {
  /** The ports: one that asks for STARTTLS, one with TLS from the start. */
  ports: {starttls: number; implicit: number};
  /** A file with its certificate, which nobody trusts who was not told to. */
  certificate: string;
  /** What was taken and refused since the last call. */
  take: () => {emails: TakenEmail[]; logins: number; refused: string[]};
  close: () => Promise<void>;
}

/** The user name of every account. */
const userName = 'mailwren';

/** How long a client may say nothing, in milliseconds. */
const patience = 2000;

/** Makes a key and a certificate for 127.0.0.1. */
async function makeCertificate(dir: string): Promise<{key: string; cert: string; certificate: string}> {
  const [keyFile, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(dir, name)) as [string, string];
  const {code, stderr} = await execute(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', keyFile, '-out', certificate],
    ],
    {cwd: dir, env: {PATH: process.env.PATH}},
  );
  if (code !== 0) {
    throw new UserError(`openssl made no certificate for the samples of SMTP: ${stderr}\nInstall openssl.`);
  }
  return {key: await readFile(keyFile, 'utf8'), cert: await readFile(certificate, 'utf8'), certificate};
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), {responseCode});

/** Headers that were folded, in one line each. */
const unfold = (text: string): string => text.replaceAll(/\r\n[ \t]+/gu, ' ');

/** Listens on a free port of this machine. */
async function listen(server: SMTPServer): Promise<number> {
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts it.
 *
 * @param apiKey the one password that is good
 * @throws UserError where openssl is missing
 */
export async function startSmtpSink(apiKey: string): Promise<SmtpSink> {
  const dir = await mkdtemp(path.join(tmpdir(), 'smtp-'));
  const {key, cert, certificate} = await makeCertificate(dir);
  let log: ReturnType<SmtpSink['take']> = {emails: [], logins: 0, refused: []};
  let count = 0;

  const options: SMTPServerOptions = {
    key,
    cert,
    minVersion: 'TLSv1.2',
    authMethods: ['PLAIN', 'LOGIN'],
    disableReverseLookup: true,
    socketTimeout: patience,
    closeTimeout: 100,
    onAuth({username, password}, _session, callback) {
      if (username === userName && password === apiKey) {
        log.logins += 1;
        callback(null, {user: userName});
      } else {
        log.refused.push(`the log-in as ${username ?? 'nobody'}`);
        callback(refusal(535, '5.7.8 invalid_api_key'));
      }
    },
    onData(stream, {envelope}, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const {mailFrom, rcptTo} = envelope;
        log.emails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({address}) => address),
          text: unfold(Buffer.concat(chunks).toString('utf8')),
        });
        count += 1;
        callback(null, `2.0.0 Accepted em_${String(count).padStart(20, '0')}`);
      });
    },
  };
  const servers = [new SMTPServer(options), new SMTPServer({...options, secure: true})] as const;
  // A client that trusts nobody breaks off; that is what it is asked to do.
  servers.forEach((server) => server.on('error', () => undefined));
  const [starttls, implicit] = await Promise.all([listen(servers[0]), listen(servers[1])]);

  return {
    ports: {starttls, implicit},
    certificate,
    take: () => {
      const taken = log;
      log = {emails: [], logins: 0, refused: []};
      return taken;
    },
    close: async () => {
      await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
      await rm(dir, {recursive: true, force: true});
    },
  };
}
