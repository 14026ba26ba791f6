import {rm} from 'node:fs/promises';
import path from 'node:path';

import type {SampleTarget} from '../../src/plugins/api-reference/samples/types';
import {javaLibraries} from '../entry/toolchains.mjs';
import {writeAtomically} from '../lib/files';
import {fromRoot} from '../lib/paths';
import {eachAlone, execute, inHost, prepared} from './execute';
import type {Run, WrittenProgram} from './program';

/** What a runner works with. */
export interface RunContext {
  /** A folder of the target's own; the programs' folders are in it. */
  dir: string;
  /** The environment, with the API key. */
  env: NodeJS.ProcessEnv;
  /** The command that the toolchain was found under. */
  command: string;
}

/** Runs all programs of a target. */
export type Runner = (programs: readonly WrittenProgram[], context: RunContext) => Promise<Map<string, Run>>;

const host = (name: string): string => fromRoot('scripts', 'samples', 'hosts', name);

const firstFile = ({files: [file]}: WrittenProgram): string => file?.name ?? '';

/** Each program is one command. */
const alone =
  (commandOf: (file: string, context: RunContext) => readonly [string, ...string[]]): Runner =>
  (programs, context) =>
    eachAlone(programs, context.env, (program) => commandOf(firstFile(program), context));

/** A host that is one of our own scripts in TypeScript. */
const inNodeHost =
  (name: string): Runner =>
  (programs, {dir, env}) =>
    inHost(programs, {cwd: dir, env}, (list) => [process.execPath, '--import', 'tsx', host(name), list]);

/** Globals that Nuxt provides. */
const nuxtGlobals = `declare const defineEventHandler: typeof import('h3').defineEventHandler;
declare const createError: typeof import('h3').createError;
declare const $fetch: import('ofetch').$Fetch;
`;

/** Checks the types of all programs, strictly, before they run. */
const typed =
  (globals: string, run: Runner): Runner =>
  async (programs, context) => {
    const {dir, env} = context;
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    };
    await writeAtomically(path.join(dir, 'globals.d.ts'), globals);
    const {ready, failed} = await prepared(programs, async (left) => {
      const files = left.flatMap(({id, files: own}) => own.map(({name}) => path.join(id, name)));
      await writeAtomically(
        path.join(dir, 'tsconfig.json'),
        JSON.stringify({compilerOptions, files: ['globals.d.ts', ...files]}),
      );
      return execute(process.execPath, [fromRoot('node_modules', 'typescript', 'bin', 'tsc'), '-p', '.'], {
        cwd: dir,
        env,
      });
    });
    return new Map([...failed, ...(await run(ready, context))]);
  };

/** Each program is one command: Python itself, where the one on the PATH is a script that first looks for it. */
const python: Runner = async (programs, {dir, env, command}) => {
  const {stdout} = await execute(command, ['-c', 'import sys; print(sys.executable)'], {cwd: dir, env});
  return eachAlone(programs, env, (program) => [stdout.trim(), '-W', 'error', firstFile(program)]);
};

/** All are compiled at once, and run in one virtual machine. */
const java: Runner = async (programs, {dir, env}) => {
  const runs = new Map<string, Run>();
  const classes = path.join(dir, 'classes');
  const classPath = ['databind', 'core', 'annotations']
    .map((part) => path.join(javaLibraries, `jackson-${part}.jar`))
    .join(':');
  // Classes without a package must differ in their names, so that programs of the same name take turns.
  for (let left = programs; left.length > 0;) {
    const names = new Map(left.map((program) => [firstFile(program), program]));
    const round = [...names.values()];
    left = left.filter((program) => !round.includes(program));
    const {ready, failed} = await prepared(round, (compiled) =>
      execute(
        'javac',
        [
          '-Xlint:all,-path,-processing',
          '-Werror',
          '-proc:none',
          '-cp',
          classPath,
          '-d',
          classes,
          host('Host.java'),
          ...compiled.map(({id, files: [file]}) => path.join(id, file?.name ?? '')),
        ],
        {cwd: dir, env},
      ),
    );
    const ran = await inHost(ready, {cwd: dir, env}, (list) => [
      'java',
      '-Xshare:auto',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      `${classes}:${classPath}`,
      'Host',
      list,
    ]);
    for (const [id, run] of [...failed, ...ran]) {
      runs.set(id, run);
    }
  }
  return runs;
};

/** One module with a command a program: formatted, vetted, built at once; nothing is downloaded. */
const go: Runner = async (programs, context) => {
  const {dir} = context;
  const env = {...context.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'};
  await writeAtomically(path.join(dir, 'go.mod'), 'module samples\n\ngo 1.19\n');
  const {ready, failed} = await prepared(programs, async (left) => {
    const dirs = left.map(({id}) => `./${id}`);
    // It lists what it would change, and succeeds all the same.
    const formatting = await execute('gofmt', ['-l', ...dirs], {cwd: dir, env});
    if (formatting.stdout !== '') {
      return {...formatting, code: 1, stderr: 'These files are not as gofmt prints them.'};
    }
    const vetted = await execute('go', ['vet', ...dirs], {cwd: dir, env, timeout: 300_000});
    return vetted.code === 0
      ? execute('go', ['build', '-ldflags=-s -w', '-o', 'bin/', ...dirs], {cwd: dir, env, timeout: 300_000})
      : vetted;
  });
  const ran = await eachAlone(ready, env, ({id}) => [path.join(dir, 'bin', id)]);
  // Five megabytes each.
  await rm(path.join(dir, 'bin'), {recursive: true, force: true});
  return new Map([...failed, ...ran]);
};

/** How the samples of each target are run. */
export const runners: Readonly<Record<SampleTarget, Runner>> = {
  curl: alone((file) => ['sh', file]),
  javascript: alone((file) => [process.execPath, file]),
  node: alone((file) => [process.execPath, file]),
  python,
  php: alone((file) => ['php', '-d', 'display_errors=stderr', '-d', 'error_reporting=-1', file]),
  laravel: alone((file) => ['php', '-d', 'display_errors=stderr', host('laravel.php'), file]),
  ruby: alone((file) => ['ruby', '-W', file]),
  rails: (programs, {dir, env}) => inHost(programs, {cwd: dir, env}, (list) => ['ruby', host('rails.rb'), list]),
  java,
  go,
  next: typed('', inNodeHost('next.ts')),
  nuxt: typed(nuxtGlobals, inNodeHost('nuxt.ts')),
  express: inNodeHost('express.ts'),
  vue: inNodeHost('vue.ts'),
};
