import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {findNginx, nginxAdvice} from './nginx.mjs';

const before = {...process.env};
let dir = '';
let command = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  command = path.join(dir, 'nginx');
  await writeFile(command, `#!/bin/sh\necho "configure arguments: --modules-path=${dir} --with-threads" >&2\n`);
  await chmod(command, 0o755);
  process.env.NGINX_PATH = command;
});
afterEach(async () => {
  process.env = {...before};
  await rm(dir, {recursive: true, force: true});
});

it('finds the nginx that NGINX_PATH names, with its modules', async () => {
  const modules = ['ngx_http_js_module.so', 'ngx_http_brotli_static_module.so'].map((name) => path.join(dir, name));
  await Promise.all(modules.map((file) => writeFile(file, '')));
  expect(findNginx()).toEqual({command, modules});
});

it('counts an nginx without its modules as missing', async () => {
  await writeFile(path.join(dir, 'ngx_http_js_module.so'), '');
  expect(findNginx()).toBeUndefined();
});

it('counts a name that leads nowhere as missing', () => {
  process.env.NGINX_PATH = path.join(dir, 'no-nginx');
  expect(findNginx()).toBeUndefined();
});

it('names the packages', () => {
  expect(nginxAdvice).toContain('apt-get install nginx libnginx-mod-http-js libnginx-mod-http-brotli-static');
});
