import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';

import SwaggerParser from '@apidevtools/swagger-parser';

import type {Description, Operation} from '../../../src/openapi/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import {fromRoot} from '../../lib/paths';
import {serveMock} from '../../mock/server';
import {bundleDescription} from '../../reference/checkDescription';
import {type ExampleRequest, exampleRequests} from './exampleRequests';
import {type CompiledClient, clientSource, compileClient, mistakes} from './typedClient';

jest.setTimeout(60_000);

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

let description: Description;
let api: MockApi;
beforeAll(async () => {
  description = await bundleDescription();
  api = await createMockApi(description);
});

describe('another parser', () => {
  const validate = (change: (copy: Description) => void): Promise<unknown> => {
    const copy = structuredClone(description);
    change(copy);
    return SwaggerParser.validate(copy as never);
  };

  it('accepts the description', async () => {
    await expect(validate(() => undefined)).resolves.toMatchObject({openapi: description.openapi});
  });

  it.each<[string, (copy: Description) => void]>([
    ['a parameter in no place', (copy) => Object.assign(copy.components?.parameters?.Limit ?? {}, {in: 'nowhere'})],
    ['a reference that leads nowhere', (copy) => Object.assign(copy.paths ?? {}, {'/birds': {$ref: '#/birds'}})],
    ['no title', (copy) => delete (copy.info as Partial<Description['info']>).title],
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
    client = await compileClient(description, {
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
    const complaints = client.complaints.split('\n').filter((line) => line.includes('error TS'));
    expect(complaints).toEqual([expect.stringMatching(/^wrong\.ts\(.*TS2322/u)]);
  });

  it('has a type for every body', () => {
    // This is what openapi-typescript makes of fields beside anyOf: a type that takes everything.
    expect(/^.*\} \| unknown.*$/mu.exec(client.types)).toBeNull();
    expect(client.types).toMatch(/SendEmailRequest: .*EmailContent.*EmailFields/u);
  });

  it('calls every operation with the examples of the description, and each succeeds', async () => {
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
