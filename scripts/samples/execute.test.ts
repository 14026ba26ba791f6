import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {execute, executeModule} from './execute';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(path.join(os.tmpdir(), 'execute-'));
});
afterEach(() => rm(cwd, {recursive: true, force: true}));

const {env} = process;

test('a command that takes too long is killed with what it has started, and has no code', async () => {
  const run = await execute('sh', ['-c', 'sleep 60 | cat'], {cwd, env, timeout: 300});
  expect(run.code).toBeNull();
});

test('a command that does not exist fails', async () => {
  expect(await execute('no-such-command', [], {cwd, env})).toMatchObject({
    code: 127,
    stderr: expect.stringContaining('ENOENT') as string,
  });
});

test.each([
  ['console.log(process.env.NAME); await 0; console.log(2)', {code: 0, stdout: 'Ada\n2\n', stderr: ''}],
  ['console.error("no"); process.exitCode = 3', {code: 3, stdout: '', stderr: 'no\n'}],
  ['setTimeout(() => console.log("later"), 50)', {code: 0, stdout: 'later\n'}],
  ['console.log(1); process.exit(4)', {code: 4}],
  ['throw new Error("broken")', {code: 1, stderr: expect.stringContaining('Error: broken') as string}],
  ['const', {code: 1, stderr: expect.stringContaining('SyntaxError') as string}],
])('a module ends in its thread as it would in a process: %s', async (code, expected) => {
  const file = path.join(cwd, 'a.mjs');
  await writeFile(file, code);
  expect(await executeModule(file, {NAME: 'Ada'})).toMatchObject(expected);
});
