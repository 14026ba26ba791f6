import {rm} from 'node:fs/promises';
import path from 'node:path';

import type {SampleTarget} from '../../../src/openapi/samples/types';
import {javaClassPath} from '../../entry/toolchains.mjs';
import {writeAtomically} from '../../lib/files';
import {fromRoot} from '../../lib/paths';
import {type Run, execute} from '../execute';
import {checkTypes} from '../checkTypes';
import {eachAlone, inHost, prepared} from './hosts';
import type {WrittenProgram} from './programs';

/** The input of a runner. */
interface RunContext {
  /** The target's directory, which contains one directory per program. */
  dir: string;
  /** The environment, including the API key. */
  env: NodeJS.ProcessEnv;
  /** The command of the toolchain. */
  command: string;
}

/** Runs all programs of a target. */
export type Runner = (programs: readonly WrittenProgram[], context: RunContext) => Promise<Map<string, Run>>;

const host = (name: string): string => fromRoot('scripts', 'samples', 'reference', 'hosts', name);

const firstFile = ({files: [file]}: WrittenProgram): string => file?.name ?? '';

/** Each program is one command. */
const alone =
  (command: string, ...args: string[]): Runner =>
  (programs, {env}) =>
    eachAlone(programs, env, (program) => [command, ...args, firstFile(program)]);

/** All programs run in one host, each in a fork. */
const forked =
  (...args: string[]): Runner =>
  (programs, {dir, env, command}) =>
    inHost(programs, {cwd: dir, env}, [command, ...args]);

/** Multiplies a program's timeouts by six: its ten-second timeout can expire on a busy machine. */
const patience = 'const {timeout} = AbortSignal; AbortSignal.timeout = (time) => timeout.call(AbortSignal, 6 * time);';

const withNode = alone(process.execPath, '--import', `data:text/javascript,${encodeURIComponent(patience)}`);

/** A host written in TypeScript. */
const framework =
  (target: string): Runner =>
  (programs, {dir, env}) =>
    inHost(programs, {cwd: dir, env}, [process.execPath, '--import', 'tsx', host('frameworks.ts'), target]);

/** Globals that Nuxt provides. */
const nuxtGlobals = `declare const defineEventHandler: typeof import('h3').defineEventHandler;
declare const createError: typeof import('h3').createError;
declare const $fetch: import('ofetch').$Fetch;
`;

/** Type-checks all programs, strictly, before they run. */
const typed =
  (globals: string, run: Runner): Runner =>
  async (programs, context) => {
    const {dir, env} = context;
    await writeAtomically(path.join(dir, 'globals.d.ts'), globals);
    const {ready, failed} = await prepared(programs, (left) => {
      const paths = left.flatMap(({id, files}) => files.map(({name}) => path.join(id, name)));
      return checkTypes({files: ['globals.d.ts', ...paths]}, {cwd: dir, env});
    });
    return new Map([...failed, ...(await run(ready, context))]);
  };

/** All are compiled at once, and run in one virtual machine. */
const java: Runner = async (programs, {dir, env}) => {
  const classes = path.join(dir, 'classes');
  const {ready, failed} = await prepared(programs, (left) =>
    execute(
      'javac',
      [
        ...['-Xlint:all,-path,-processing', '-Werror', '-proc:none', '-cp', javaClassPath, '-d', classes],
        host('Host.java'),
        ...left.map((program) => path.join(program.id, firstFile(program))),
      ],
      {cwd: dir, env},
    ),
  );
  const options = ['-Xshare:auto', '-XX:TieredStopAtLevel=1', '-cp', `${classes}:${javaClassPath}`];
  return new Map([...failed, ...(await inHost(ready, {cwd: dir, env}, ['java', ...options, 'Host']))]);
};

/**
 * All are formatted and vetted unchanged. They are linked as packages of one command, which runs
 * the program that its argument specifies, because linking takes a second.
 */
const go: Runner = async (programs, context) => {
  const {dir} = context;
  const env = {...context.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'};
  const place = {cwd: dir, env, timeout: 300_000};
  await writeAtomically(path.join(dir, 'go.mod'), 'module samples\n\ngo 1.19\n');
  const {ready, failed} = await prepared(programs, async (left) => {
    const dirs = left.map(({id}) => `./${id}`);
    // gofmt lists files that it would change, but still succeeds.
    const formatting = await execute('gofmt', ['-l', ...dirs], place);
    return formatting.stdout === ''
      ? execute('go', ['vet', ...dirs], place)
      : {...formatting, code: 1, stderr: 'gofmt formats these files differently.'};
  });
  for (const {id, files} of ready) {
    const code = files[0]?.code.replace('package main', 'package sample').replace('func main()', 'func Main()') ?? '';
    await writeAtomically(path.join(dir, 'all', id, 'main.go'), code);
  }
  const imports = ready.map(({id}, index) => `import p${index} "samples/all/${id}"\n`).join('');
  const cases = ready.map(({id}, index) => `\tcase "${id}":\n\t\tp${index}.Main()\n`).join('');
  const main = `package main\n\nimport "os"\n${imports}\nfunc main() {\n\tswitch os.Args[1] {\n${cases}\t}\n}\n`;
  await writeAtomically(path.join(dir, 'all', 'main.go'), main);
  const built = await execute('go', ['build', '-ldflags=-s -w', '-o', 'samples', './all'], place);
  const ran =
    built.code === 0
      ? await eachAlone(ready, env, ({id}) => [path.join(dir, 'samples'), id])
      : new Map(ready.map(({id}) => [id, built]));
  await rm(path.join(dir, 'samples'), {force: true});
  return new Map([...failed, ...ran]);
};

/** How the samples of each target are run; the slowest come first, so that none of them runs last. */
export const runners: Readonly<Record<SampleTarget, Runner>> = {
  nuxt: typed(nuxtGlobals, framework('nuxt')),
  next: typed('', framework('next')),
  go,
  laravel: alone('php', '-d', 'display_errors=stderr', host('laravel.php')),
  java,
  vue: framework('vue'),
  curl: alone('sh'),
  javascript: withNode,
  node: withNode,
  python: forked('-W', 'error', host('host.py')),
  php: alone('php', '-d', 'display_errors=stderr', '-d', 'error_reporting=-1'),
  ruby: forked('-W', host('host.rb')),
  rails: forked(host('host.rb'), 'rails'),
  express: framework('express'),
};
