import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Operation, Spec} from '../../../src/openapi/types';
import {filesBelow} from '../../lib/fingerprint';
import {fromRoot} from '../../lib/paths';
import {type Batch, environment} from '../batches';
import {checkTypes} from '../checkTypes';
import {type Run, type RunOptions, execute} from '../execute';
import {samplePackages} from '../packages';
import {type ClientTypes, misuse} from './misuse';
import {exportedNames, uglyNames} from './names';
import {typedClientPrograms} from './typedClient';

const modules = (...steps: string[]): string => path.join(samplePackages, ...steps);

/**
 * A TypeScript generator: the program with its arguments, the location of the output, and how its
 * types are imported.
 */
interface TypeScriptGenerator {
  name: string;
  args: (spec: string, output: string) => string[];
  output: string;
  types: ClientTypes;
  /** More programs, compiled together with the client. */
  programs?: typeof typedClientPrograms;
}

const orval = (client: string, types: ClientTypes): TypeScriptGenerator => ({
  name: `orval (${client})`,
  args: (spec, output) => [
    modules('orval', 'dist', 'bin', 'orval.js'),
    '--input',
    spec,
    '--output',
    output,
    '--client',
    client,
  ],
  output: 'client.ts',
  types,
});

const typeScript: readonly TypeScriptGenerator[] = [
  {
    name: '@hey-api/openapi-ts',
    args: (spec, output) => [modules('@hey-api', 'openapi-ts', 'bin', 'run.js'), '-i', spec, '-o', output, '-s'],
    output: 'client',
    types: {request: `import type {Event, SendEmailRequest} from './client';`, event: '\n'},
  },
  {
    name: 'openapi-typescript',
    args: (spec, output) => [
      modules('openapi-typescript', 'bin', 'cli.js'),
      spec,
      '-o',
      output,
      '--default-non-nullable=false',
    ],
    output: 'client.ts',
    programs: typedClientPrograms,
    types: {
      request: `import type {components} from './client';\ntype SendEmailRequest = components['schemas']['SendEmailRequest'];`,
      event: `type Event = components['schemas']['Event'];`,
    },
  },
  orval('fetch', {request: `import type {Event, SendEmailRequest} from './client';`, event: '\n'}),
  orval('zod', {
    request: `import type {z} from 'zod';\nimport type {sendEmailBody} from './client';\ntype SendEmailRequest = z.input<typeof sendEmailBody>;`,
    event: '',
  }),
];

const importAll = `import importlib, pathlib
for file in pathlib.Path('mailwren').glob('*.py'): importlib.import_module('mailwren.' + file.stem)`;

/** Other languages, for which Modelina generates data types, with the compiler if it is not the toolchain's command. */
const others = [
  {language: 'python', need: 'Python', compiler: undefined, args: () => ['-W', 'error', '-c', importAll]},
  {language: 'go', need: 'Go', compiler: undefined, args: () => ['vet', './...']},
  {language: 'java', need: 'Java', compiler: 'javac', args: (files: readonly string[]) => ['-d', 'classes', ...files]},
] as const;

/** The output of a program, if it failed. */
const failureOf = (name: string, {code, stdout, stderr}: Run): string[] =>
  code === 0 ? [] : [`${name}: ${(stdout + stderr).trim().slice(0, 2000)}`];

async function errorsOf(command: string, args: readonly string[], options: RunOptions): Promise<string[]> {
  const run = await execute(command, args, {timeout: 300_000, ...options});
  return failureOf(path.basename(args[0] ?? command), run);
}

const reportNames = (names: readonly string[]): string[] =>
  names.length === 0
    ? ['It has written nothing.']
    : uglyNames(names).map((name) => `No developer would choose the name ${name}.`);

/** Clients that common generators create from the spec: each is generated and compiled, and its names are checked. */
export async function generatorBatches({
  spec,
  operations,
  dir,
}: {
  spec: Spec;
  operations: readonly Operation[];
  dir: string;
}): Promise<Batch[]> {
  await mkdir(dir, {recursive: true});
  const file = path.join(dir, 'openapi.json');
  await writeFile(file, JSON.stringify(spec));
  const env = environment('');

  const typeScriptBatch = ({name, args, output, types, programs}: TypeScriptGenerator): Batch => ({
    name,
    programs: [name],
    needs: [],
    run: async () => {
      const cwd = path.join(dir, name.replace(/\W+/gu, '-'));
      await mkdir(cwd, {recursive: true});
      const users = {'misuse.ts': misuse(types), ...programs?.(operations)};
      await Promise.all(Object.entries(users).map(([name, text]) => writeFile(path.join(cwd, name), text)));
      const generated = await errorsOf(process.execPath, args(file, output), {cwd, env});
      if (generated.length > 0) {
        return [{name, errors: generated}];
      }
      const files = (await filesBelow(cwd)).filter((name) => name.endsWith('.ts') && !(path.basename(name) in users));
      const code = await Promise.all(files.map((name) => readFile(name, 'utf8')));
      const compiled = await checkTypes({include: ['**/*.ts']}, {cwd, env}, programs ? ['node'] : []);
      // openapi-typescript turns fields next to anyOf into a type that accepts everything.
      const loose = code.some((text) => text.includes('} | unknown'))
        ? ['A body has a type that accepts everything.']
        : [];
      return [{name, errors: [...failureOf('tsc', compiled), ...loose, ...reportNames(code.flatMap(exportedNames))]}];
    },
  });

  const otherBatch = ({language, need, compiler, args}: (typeof others)[number]): Batch => {
    const name = `Modelina (${language})`;
    return {
      name,
      programs: [name],
      needs: [need],
      run: async ([command = '']) => {
        const cwd = path.join(dir, language);
        const output = path.join(cwd, 'mailwren');
        await mkdir(output, {recursive: true});
        await writeFile(path.join(cwd, 'go.mod'), 'module mailwren\n');
        const script = fromRoot('scripts', 'samples', 'generators', 'models.mjs');
        const generated = await errorsOf(process.execPath, [script, file, output, language], {cwd, env});
        const files = await filesBelow(output);
        const compiled = generated.length > 0 ? [] : await errorsOf(compiler ?? command, args(files), {cwd, env});
        return [
          {name, errors: [...generated, ...compiled, ...reportNames(files.map((file) => path.parse(file).name))]},
        ];
      },
    };
  };
  return [...typeScript.map(typeScriptBatch), ...others.map(otherBatch)];
}
