import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {findNginx, nginxAdvice} from '../../scripts/entry/nginx.mjs';

/** A running nginx that serves `build/`. */
export interface RunningNginx {
  /** What it has logged, including warnings about the configuration. */
  log: () => string;
  stop: () => Promise<void>;
}

/** deploy/nginx/site.conf with the directory of the build, a port, and the settings that Debian adds. */
function mainConf(site: string, port: number): string {
  const adapted = site
    .replaceAll('/srv/site', path.resolve('build'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^.*listen \[::\]:80;\n/mu, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log stderr notice;
worker_processes 1;
daemon off;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path tmp-${name};`).join('\n')}
${adapted}
}
`;
}

/**
 * Starts nginx with our configuration and the last build, in a directory of
 * its own, and waits until it responds.
 *
 * @throws Error with how to install nginx, or with its log
 */
export async function startNginx(port: number): Promise<RunningNginx> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(nginxAdvice);
  }
  const prefix = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  await writeFile(path.join(prefix, 'nginx.conf'), mainConf(await readFile('deploy/nginx/site.conf', 'utf8'), port));
  const child = spawn(nginx, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  const ended = new Promise<boolean>((resolve) => child.once('close', () => resolve(false)));
  const started = new Promise<boolean>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      // It listens before it starts its workers.
      if (log.includes('start worker process ')) {
        resolve(true);
      }
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
    await rm(prefix, {recursive: true, force: true});
  };
  if (!(await Promise.race([started, ended]))) {
    await stop();
    throw new Error(`nginx did not start:\n${log}`);
  }
  return {log: () => log, stop};
}
