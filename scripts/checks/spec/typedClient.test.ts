import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';

import SwaggerParser from '@apidevtools/swagger-parser';

import type {Spec, Operation} from '../../../src/openapi/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import {readIfThere, writeAtomically} from '../../lib/files';
import {fromRoot, root, workDir} from '../../lib/paths';
import {serveMock} from '../../mock/server';
import {bundleSpec} from '../../reference/lintSpec';
import {type ExampleRequest, exampleRequests} from './exampleRequests';

/** What a client says of one of its calls. */
interface Call {
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
function clientSource(requests: readonly ExampleRequest[]): string {
  const calls = requests.map(({operationId, example, method, path: template, parameters, body}) => {
    const given = Object.fromEntries(Object.entries(parameters).filter(([, values]) => Object.keys(values).length > 0));
    const options = JSON.stringify({params: given, ...(body === undefined ? {} : {body})}, null, 2);
    return `calls.push(async () => {
  const {data, response} = await client.${method.toUpperCase()}(${JSON.stringify(template)}, ${options});
  return {name: ${JSON.stringify(`${operationId} ${example}`.trim())}, status: response.status, requestId: data?.meta.request_id};
});`;
  });
  return `${head}
const calls: (() => Promise<{name: string; status: number; requestId: string | undefined}>)[] = [];
${calls.join('\n')}
console.log(JSON.stringify(await Promise.all(calls.map((call) => call()))));
`;
}

/** Mistakes that the types must refuse: the compiler reports each line that has none. */
const mistakes = `${head}
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

/** A directory in which a spec was turned into types and a client into a program. */
interface CompiledClient {
  /** What openapi-typescript has written. */
  types: string;
  /** The compiler's errors; empty if there are none. */
  errors: string;
  /** Runs the program against an API. */
  run: (baseUrl: string, key: string) => Promise<Call[]>;
  remove: () => Promise<void>;
}

/**
 * Turns a spec into types with openapi-typescript and compiles sources
 * against them, with every check of the compiler that is called strict.
 *
 * @param sources by name; `client.ts` is the one that can be run
 */
async function compileClient(description: object, sources: Readonly<Record<string, string>>): Promise<CompiledClient> {
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
    errors: compiled.code === 0 ? '' : compiled.output,
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

/** The first request to send an email, with a field missing. */
function withoutRecipients(operations: readonly Operation[]): ExampleRequest[] {
  const [request] = operations.filter(({operationId}) => operationId === 'sendEmail').flatMap(exampleRequests);
  return request ? [{...request, body: {...(request.body as object), to: undefined}}] : [];
}

/** The program that the documentation shows, with the types where this test has them. */
const documented = readFileSync(fromRoot('docs-samples/sdks/typescript/send.ts'), 'utf8').replace(
  './mailwren.js',
  './schema.js',
);

let spec: Spec;
let api: MockApi;
beforeAll(async () => {
  spec = await bundleSpec();
  api = createMockApi(spec);
});

describe('another parser', () => {
  const validate = (change: (copy: Spec) => void): Promise<unknown> => {
    const copy = structuredClone(spec);
    change(copy);
    return SwaggerParser.validate(copy as never);
  };

  it('accepts the spec', async () => {
    await expect(validate(() => undefined)).resolves.toMatchObject({openapi: spec.openapi});
  });

  it.each<[string, (copy: Spec) => void]>([
    [
      'a parameter with an unknown location',
      (copy) => Object.assign(copy.components?.parameters?.Limit ?? {}, {in: 'nowhere'}),
    ],
    ['a reference that leads nowhere', (copy) => Object.assign(copy.paths ?? {}, {'/birds': {$ref: '#/birds'}})],
    ['no title', (copy) => delete (copy.info as Partial<Spec['info']>).title],
  ])('would refuse %s', async (_name, change) => {
    await expect(validate(change)).rejects.toThrow();
  });
});

describe('a typed client', () => {
  let client: CompiledClient;
  let server: Server;
  let url = '';
  beforeAll(async () => {
    ({server, url} = await serveMock(() => api, 0));
    client = await compileClient(spec, {
      'client.ts': clientSource(api.operations.flatMap(exampleRequests)),
      'mistakes.ts': mistakes,
      'documented.ts': documented,
      'wrong.ts': clientSource(withoutRecipients(api.operations)),
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await client.remove();
  });

  it('compiles strictly, unless a request is wrong', () => {
    const lines = client.errors.split('\n').filter((line) => line.includes('error TS'));
    expect(lines).toEqual([expect.stringMatching(/^wrong\.ts\(.*TS2322/u)]);
  });

  it('has a type for every body', () => {
    // This is what openapi-typescript makes of fields beside anyOf: a type that takes everything.
    expect(/^.*\} \| unknown.*$/mu.exec(client.types)).toBeNull();
    expect(client.types).toMatch(/SendEmailRequest: .*EmailContent.*EmailFields/u);
  });

  it('calls every operation with the examples of the spec, and each succeeds', async () => {
    const calls = await client.run(url, api.exampleKey);
    expect(calls.filter(({status, requestId}) => status >= 300 || !requestId?.startsWith('req_'))).toEqual([]);
    const called = new Set(calls.map(({name}) => name.split(' ')[0]));
    expect([...called].sort()).toEqual(api.operations.map(({operationId}) => operationId).sort());
  });

  it('is told where a call fails', async () => {
    const calls = await client.run(url, 'no-key');
    expect(new Set(calls.map(({status}) => status))).toEqual(new Set([401]));
  });
});
