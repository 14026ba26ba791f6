import {execFile} from 'node:child_process';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {readIfThere, writeAtomically} from '../../lib/files';
import {root, workDir} from '../../lib/paths';
import type {ExampleRequest} from './exampleRequests';

/** What a client says of one of its calls. */
export interface Call {
  name: string;
  status: number;
  /** The id which the typed answer holds. */
  requestId?: string;
}

const head = `import createClient from 'openapi-fetch';
import type {paths} from './schema';

const [, , baseUrl, key] = process.argv;
const client = createClient<paths>({baseUrl, headers: {Authorization: \`Bearer \${key}\`}});
`;

/** A program that makes every request by way of openapi-fetch and prints what came back. */
export function clientSource(requests: readonly ExampleRequest[]): string {
  const calls = requests.map(({operationId, example, method, path: place, parameters, body}) => {
    const given = Object.fromEntries(Object.entries(parameters).filter(([, values]) => Object.keys(values).length > 0));
    const options = JSON.stringify({params: given, ...(body === undefined ? {} : {body})}, null, 2);
    return `calls.push(async () => {
  const {data, response} = await client.${method.toUpperCase()}(${JSON.stringify(place)}, ${options});
  return {name: ${JSON.stringify(`${operationId} ${example}`.trim())}, status: response.status, requestId: data?.meta.request_id};
});`;
  });
  return `${head}
const calls: (() => Promise<{name: string; status: number; requestId: string | undefined}>)[] = [];
${calls.join('\n')}
console.log(JSON.stringify(await Promise.all(calls.map((call) => call()))));
`;
}

/** Mistakes that the types must refuse: the compiler complains of each line that has none. */
export const mistakes = `${head}
// @ts-expect-error a path that does not exist
void client.GET('/birds');
// @ts-expect-error a method that the path does not have
void client.PUT('/emails', {});
// @ts-expect-error a required field is missing
void client.POST('/emails', {body: {from: 'ada@shop.acme.example', subject: 'Hello', text: 'Hello'}});
// @ts-expect-error a field of the wrong type
void client.POST('/audiences', {body: {name: 1}});
// @ts-expect-error a value that is not in the list
void client.GET('/emails', {params: {query: {status: 'lost'}}});
// @ts-expect-error a parameter of the path is missing
void client.GET('/emails/{email_id}');
// @ts-expect-error a field that no answer has
void client.GET('/emails').then(({data}) => data?.birds);
// @ts-expect-error a cause that no error has
void client.GET('/emails').then(({error}) => error?.code === 'too_early');
`;

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmitOnError: false,
  rootDir: '.',
  outDir: 'out',
};

interface Run {
  code: number;
  output: string;
}

function run(args: readonly string[], cwd: string): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, {cwd, maxBuffer: 64 * 1024 * 1024}, (error, stdout, stderr) => {
      resolve({code: error ? Number(error.code ?? 1) : 0, output: error ? stdout + stderr : stdout});
    });
  });
}

const tool = (...segments: string[]): string => path.join(root, 'node_modules', ...segments);

/** A folder in which a description was turned into types and a client into a program. */
export interface CompiledClient {
  /** What openapi-typescript has written. */
  types: string;
  /** What the compiler complains of; empty where there is nothing. */
  complaints: string;
  /** Runs the program against an API. */
  run: (baseUrl: string, key: string) => Promise<Call[]>;
  remove: () => Promise<void>;
}

/**
 * Turns a description into types with openapi-typescript and compiles sources
 * against them, with every check of the compiler that is called strict.
 *
 * @param sources by name; \`client.ts\` is the one that can be run
 */
export async function compileClient(
  description: object,
  sources: Readonly<Record<string, string>>,
): Promise<CompiledClient> {
  // Inside the repository, so that the packages are found from there.
  const dir = path.join(workDir, 'typed-client', String(process.pid));
  await rm(dir, {recursive: true, force: true});
  const files = {
    ...sources,
    'openapi.json': JSON.stringify(description),
    'package.json': JSON.stringify({type: 'module'}),
    'tsconfig.json': JSON.stringify({compilerOptions, include: ['*.ts']}),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeAtomically(path.join(dir, name), text)));
  const types = await run(
    // A field with a default need not be sent.
    [tool('openapi-typescript', 'bin', 'cli.js'), 'openapi.json', '--output=schema.ts', '--default-non-nullable=false'],
    dir,
  );
  const compiled = types.code === 0 ? await run([tool('typescript', 'bin', 'tsc'), '-p', '.'], dir) : types;
  return {
    types: (await readIfThere(path.join(dir, 'schema.ts'))) ?? '',
    complaints: compiled.code === 0 ? '' : compiled.output,
    run: async (baseUrl, key) => {
      const {code, output} = await run([path.join('out', 'client.js'), baseUrl, key], dir);
      if (code !== 0) {
        throw new Error(output);
      }
      return JSON.parse(output) as Call[];
    },
    remove: () => rm(dir, {recursive: true, force: true}),
  };
}
