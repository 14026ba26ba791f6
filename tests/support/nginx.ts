import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {findNginx, nginxAdvice} from '../../scripts/lib/programs';

/** A running nginx that serves `build/`. */
export interface RunningNginx {
  port: number;
  /** What `nginx -t` says of the configuration. */
  check: () => {status: number | null; output: string};
  stop: () => Promise<void>;
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** deploy/nginx/site.conf with this build's directory and a free port, in what Debian has around it. */
function mainConf(site: string, port: number): string {
  const adapted = site
    .replaceAll('/srv/site', path.resolve('build'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^.*listen \[::\]:80;\n/mu, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path tmp-${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log stderr notice;
worker_processes 1;
events {}
http {
access_log off;
${temporary.join('\n')}
${adapted}
}
`;
}

/**
 * Starts nginx with our configuration and the last build, in a folder of its
 * own, and waits until it answers.
 *
 * @throws Error saying how to install nginx where it is missing
 */
export async function startNginx(): Promise<RunningNginx> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(nginxAdvice);
  }
  const site = await readFile('deploy/nginx/site.conf', 'utf8');
  const prefix = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const conf = path.join(prefix, 'nginx.conf');
  await writeFile(conf, mainConf(site, port));

  const args = ['-p', prefix, '-c', conf, '-e', 'stderr'];
  const child: ChildProcess = spawn(nginx, [...args, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  let log = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      // It listens before it starts its workers.
      if (log.includes('start worker process ')) {
        resolve();
      }
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
    process.off('exit', kill);
    await rm(prefix, {recursive: true, force: true});
  };
  await Promise.race([ready, ended]);
  if (child.exitCode !== null) {
    await stop();
    throw new Error(`nginx did not start:\n${log}`);
  }
  return {
    port,
    stop,
    check() {
      const {status, stdout, stderr} = spawnSync(nginx, [...args, '-t'], {encoding: 'utf8'});
      return {status, output: stdout + stderr};
    },
  };
}
