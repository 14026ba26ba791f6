import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';

import {UserError, fromRoot, listen} from '@packages/files';

import type {Config} from './config';
import {execute} from './execute';
import type {Taken} from './expected';

type Reply = (error: Error | null, response?: unknown) => void;

/** The envelope of an email, as smtp-server reports it. */
interface Envelope {
  mailFrom: {address: string} | false;
  rcptTo: {address: string}[];
}

/** An `SMTPServer` from smtp-server. */
interface SmtpServer {
  server: Server;
  on: (event: 'error', listener: () => void) => void;
  close: (closed: () => void) => void;
}

/** An SMTP server that accepts and stores emails as documented: only over TLS, with the API key as the password. */
export interface SmtpSink {
  /** A sample's text with the SMTP server of the API replaced by this one. */
  redirect: (text: string) => string;
  /** Environment variables with which programs trust its certificate; each language has its own. */
  trust: Readonly<Record<string, string>>;
  take: () => Taken;
  close: () => Promise<void>;
}

/**
 * How long a client may be idle, in milliseconds: longer than a step takes on a busy machine, but as short as possible,
 * because a sample that only tests the connection ends when the server closes the connection.
 */
const idleTimeout = 20_000;

/** Creates a key and a certificate for 127.0.0.1 as `key.pem` and `certificate.pem`. */
async function makeCertificate(cwd: string): Promise<void> {
  const command = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \\
    -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem`;
  const {code, stderr} = await execute(command, {cwd, env: {PATH: process.env.PATH}});
  if (code !== 0) {
    throw new UserError(`openssl couldn't create a certificate for the SMTP samples: ${stderr}\nInstall openssl.`);
  }
}

/**
 * Starts the server.
 *
 * @param apiKey the password that it accepts
 * @throws UserError if openssl fails
 */
export async function startSmtpSink(
  apiKey: string,
  {dir: samples, smtp: {host, user}}: Pick<Config, 'dir' | 'smtp'>,
): Promise<SmtpSink> {
  const dir = await mkdtemp(path.join(tmpdir(), 'smtp-'));
  await makeCertificate(dir);
  const certificate = path.join(dir, 'certificate.pem');
  const nothing = (): Taken => ({emails: [], logins: 0, refused: []});
  let taken = nothing();

  const options = {
    key: await readFile(path.join(dir, 'key.pem'), 'utf8'),
    cert: await readFile(certificate, 'utf8'),
    minVersion: 'TLSv1.2',
    authMethods: ['PLAIN', 'LOGIN'],
    disableReverseLookup: true,
    socketTimeout: idleTimeout,
    closeTimeout: 100,
    onAuth({username, password}: {username?: string; password?: string}, _session: unknown, callback: Reply) {
      if (username === user && password === apiKey) {
        taken.logins += 1;
        callback(null, {user});
      } else {
        taken.refused.push(`the login as ${username ?? 'nobody'}`);
        callback(Object.assign(new Error('5.7.8 invalid_api_key'), {responseCode: 535}));
      }
    },
    onData(stream: Readable, {envelope: {mailFrom, rcptTo}}: {envelope: Envelope}, callback: Reply) {
      void text(stream).then((content) => {
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({address}) => address);
        // Unfolds headers.
        taken.emails.push({from, to, text: content.replaceAll(/\r\n[ \t]+/gu, ' ')});
        callback(null, `2.0.0 Accepted em_${String(taken.emails.length).padStart(20, '0')}`);
      });
    },
  };
  // Types are declared here, because checks run without the packages of samples.
  const {SMTPServer} = createRequire(fromRoot(samples, 'package.json'))('smtp-server') as {
    SMTPServer: new (options: object) => SmtpServer;
  };
  const servers = [new SMTPServer(options), new SMTPServer({...options, secure: true})];
  // A client that does not trust the certificate disconnects, as it should.
  servers.forEach((server) => server.on('error', () => undefined));
  const [starttls, implicit] = await Promise.all(servers.map(({server}) => listen(server, 0, 'npm run samples')));

  return {
    redirect: (content) =>
      content.includes(host)
        ? content
            .replaceAll(host, '127.0.0.1')
            .replaceAll(/\b(?:587|2525)\b/gu, String(starttls))
            .replaceAll(/\b465\b/gu, String(implicit))
        : content,
    trust: {SSL_CERT_FILE: certificate, NODE_EXTRA_CA_CERTS: certificate, CURL_CA_BUNDLE: certificate},
    take: () => {
      const last = taken;
      taken = nothing();
      return last;
    },
    close: async () => {
      await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
      await rm(dir, {recursive: true, force: true});
    },
  };
}
