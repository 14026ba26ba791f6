import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {blamed, eachAlone, execute, inHost, prepared} from './execute';
import type {WrittenProgram} from './program';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(path.join(os.tmpdir(), 'execute-'));
});
afterEach(() => rm(cwd, {recursive: true, force: true}));

const {env} = process;

async function programs(...names: string[]): Promise<WrittenProgram[]> {
  await Promise.all(names.map((name) => mkdir(path.join(cwd, name))));
  return names.map((name) => ({
    name,
    id: name,
    dir: path.join(cwd, name),
    target: 'curl',
    files: [{name: 'a.sh', code: ''}],
    expected: {requests: []},
  }));
}

test('a command that takes too long is stopped and has no code', async () => {
  const run = await execute(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {cwd, env, timeout: 300});
  expect(run.code).toBeNull();
});

test('a command that does not exist fails', async () => {
  expect(await execute('no-such-command', [], {cwd, env})).toMatchObject({
    code: 127,
    stderr: expect.stringContaining('ENOENT') as string,
  });
});

test('programs run in their own folders', async () => {
  const runs = await eachAlone(await programs('a', 'b'), env, () => [process.execPath, '-p', 'process.cwd()']);
  expect([...runs].map(([id, {stdout}]) => [id, path.basename(stdout.trim())])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
});

/** A host whose programs are told by their names what to do. */
const host = `
const {readFileSync, writeFileSync} = require('node:fs');
for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\\n')) {
  const [id, dir] = line.split('\\t');
  writeFileSync(dir + '/stdout', 'hello from ' + id);
  if (id === 'quits') process.exit(0);
  if (id === 'breaks') throw new Error('broken');
  console.log(id + ' ' + (id === 'fails' ? 4 : 0));
}`;

test('a host goes on with the rest where a program ends it, and no such program passes', async () => {
  await writeFile(path.join(cwd, 'host.cjs'), host);
  const listed = await programs('one', 'quits', 'two', 'breaks', 'fails', 'three');
  const runs = await inHost(listed, {cwd, env}, (list) => [process.execPath, path.join(cwd, 'host.cjs'), list]);
  expect(Object.fromEntries([...runs].map(([id, {code}]) => [id, code]))).toEqual({
    one: 0,
    quits: 1,
    two: 0,
    breaks: 1,
    fails: 4,
    three: 0,
  });
  expect(runs.get('three')).toEqual({code: 0, stdout: 'hello from three', stderr: ''});
  expect(runs.get('breaks')?.stderr).toContain('Error: broken');
});

test('a program is blamed by its whole name only', async () => {
  const [email, emails] = await programs('go-sendEmail', 'go-sendEmails');
  expect(blamed('# samples/go-sendEmails\nvet: go-sendEmails/main.go:3', [email, emails] as WrittenProgram[])).toEqual([
    emails,
  ]);
});

test('those that a tool names are left out until it is content', async () => {
  const all = await programs('one', 'two', 'three');
  const complaints = [['two'], ['three']];
  const {ready, failed} = await prepared(all, () => {
    const next = complaints.shift();
    return Promise.resolve({
      code: next ? 2 : 0,
      stdout: '',
      stderr: (next ?? []).map((id) => `${id}/a.sh:1: no`).join('\n'),
    });
  });
  expect(ready.map(({id}) => id)).toEqual(['one']);
  expect([...failed]).toEqual([
    ['two', {code: 2, stdout: '', stderr: 'two/a.sh:1: no'}],
    ['three', {code: 2, stdout: '', stderr: 'three/a.sh:1: no'}],
  ]);
});

test('a tool that fails and names nobody fails all', async () => {
  const {ready, failed} = await prepared(await programs('a', 'b'), () =>
    Promise.resolve({code: null, stdout: 'out of memory', stderr: ''}),
  );
  expect(ready).toEqual([]);
  expect([...failed.values()].map(({code}) => code)).toEqual([1, 1]);
});
