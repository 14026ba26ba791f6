import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {eachAlone, inHost, prepared} from './hosts';
import type {WrittenProgram} from './programs';

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

test('programs run in their own directories', async () => {
  const runs = await eachAlone(await programs('a', 'b'), env, () => [process.execPath, '-p', 'process.cwd()']);
  expect([...runs].map(([id, {stdout}]) => [id, path.basename(stdout.trim())])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
});

/** A host whose programs behave as their names say. */
const host = `
const {readFileSync, writeFileSync} = require('node:fs');
for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\\n')) {
  const [id, dir] = line.split('\\t');
  writeFileSync(dir + '/stdout', 'hello from ' + id);
  if (id === 'quits') process.exit(0);
  if (id === 'breaks') throw new Error('broken');
  console.log(id + ' ' + (id === 'fails' ? 4 : 0));
}`;

test('a host continues with the rest if a program ends it, and no such program passes', async () => {
  await writeFile(path.join(cwd, 'host.cjs'), host);
  const listed = await programs('one', 'quits', 'two', 'breaks', 'fails', 'three');
  const runs = await inHost(listed, {cwd, env}, [process.execPath, path.join(cwd, 'host.cjs')]);
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

test('programs that a tool names, by their whole ids, are left out until it succeeds', async () => {
  const all = await programs('email', 'emails', 'one', 'two');
  const outputs = ['# samples/emails\nvet: emails/main.go:3', 'two/a.sh:1: no'];
  const {ready, failed} = await prepared(all, () => {
    const stderr = outputs.shift() ?? '';
    return Promise.resolve({code: stderr === '' ? 0 : 2, stdout: '', stderr});
  });
  expect(ready.map(({id}) => id)).toEqual(['email', 'one']);
  expect([...failed]).toEqual([
    ['emails', {code: 2, stdout: '', stderr: '# samples/emails\nvet: emails/main.go:3'}],
    ['two', {code: 2, stdout: '', stderr: 'two/a.sh:1: no'}],
  ]);
});

test('a tool that fails without naming any fails all', async () => {
  const {ready, failed} = await prepared(await programs('a', 'b'), () =>
    Promise.resolve({code: null, stdout: 'out of memory', stderr: ''}),
  );
  expect(ready).toEqual([]);
  expect([...failed.values()].map(({code}) => code)).toEqual([1, 1]);
});
