import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {type Workspace, createWorkspace} from './support/workspace';

// These tests run the commands around the API description on a copy of the repository.
test.describe.configure({timeout: 600_000});

const requestSchema = 'api-spec/resources/audiences/schemas/CreateAudienceRequest.yaml';

let workspace: Workspace;
test.beforeEach(async () => {
  workspace = await createWorkspace();
});
test.afterEach(() => workspace.remove());

/** Runs a command to its end. */
async function run(command: string, ...args: string[]): Promise<{code: number | null; output: string}> {
  const {done, output} = workspace.run(command, ...args);
  return {code: await done, output: output()};
}

test('a breaking change ends the comparison with 2 until the changelog announces it', async () => {
  const bundled = await run('api-bundle', '--out', 'before');
  expect(bundled.code).toBe(0);
  expect(bundled.output).toMatch(
    /Wrote before\/openapi\.yaml \(\d+ kB\) and before\/openapi\.json \(\d+ kB\): \d+ operations\./u,
  );
  const compare = ['api-diff', '--base', 'before/openapi.json', '--since', '2026-01-01'] as const;
  expect(await run(...compare)).toMatchObject({code: 0, output: expect.stringContaining('No program can notice')});

  await workspace.edit(requestSchema, (text) => text.replace('maxLength: 100', 'maxLength: 50'));
  const open = await run(...compare);
  expect(open.code).toBe(2);
  expect(open.output).toContain('`CreateAudienceRequest.name` takes less than before: maxLength 100 → 50.');
  expect(open.output).toContain('A breaking change is not announced.');

  const entry = 'api-spec/changelog/2027-01-01.yaml';
  await workspace.write(
    entry,
    'changes: [{kind: changed, description: Names are shorter., operations: [createAudience]}]\n',
  );
  expect(await run(...compare)).toMatchObject({code: 0, output: expect.stringContaining('Announced on 2027-01-01.')});
  expect(await run(...compare, '--draft')).toMatchObject({
    code: 0,
    output: expect.stringContaining('The changelog says everything'),
  });

  const before = await readFile(path.join(workspace.dir, entry), 'utf8');
  await workspace.edit(entry, (text) => text.replace('operations: [createAudience]', 'operations: [listEmails]'));
  const refused = await run(...compare, '--draft', '2027-01-01');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('request-limit-tightened CreateAudienceRequest.name');
  expect(refused.output).toContain(`${entry} is there already and stays as it is.`);
  expect(await readFile(path.join(workspace.dir, entry), 'utf8')).toBe(before.replace('createAudience', 'listEmails'));

  const drafted = await run(...compare, '--draft', '2027-02-02');
  expect(drafted).toMatchObject({code: 0, output: expect.stringContaining('Wrote api-spec/changelog/2027-02-02.yaml')});
  expect(await run(...compare)).toMatchObject({code: 0, output: expect.stringContaining('Announced on 2027-02-02.')});
});

test('a mistake ends every command with 1 and a message that says where, and nothing is written', async () => {
  await workspace.edit(requestSchema, (text) => text.replace('type: object', 'type: [object'));
  for (const [command, ...args] of [
    ['api-bundle', '--out', 'out'],
    ['api-collection', '--out', 'out'],
    ['api-diff', '--base', 'api-spec/openapi.yaml'],
  ] as const) {
    const {code, output} = await run(command, ...args);
    expect(code, command).toBe(1);
    expect(output, command).toMatch(/CreateAudienceRequest\.yaml:\d+:\d+/u);
    expect(output, command).not.toMatch(/^\s+at /mu);
  }
  await expect(readFile(path.join(workspace.dir, 'out', 'openapi.yaml'))).rejects.toThrow('ENOENT');
});

test('a bad option is named, and help explains the good ones', async () => {
  for (const [command, ...args] of [['api-bundle'], ['api-collection'], ['api-diff', '--base', 'main']] as const) {
    const bad = await run(command, ...args, '--nope');
    expect([command, bad.code]).toEqual([command, 1]);
    expect(bad.output).toContain("error: unknown option '--nope'");
    const help = await run(command, '--help');
    expect([command, help.code]).toEqual([command, 0]);
    expect(help.output).toContain(`Usage: npm run ${command.replace('-', ':')} -- [options]`);
  }
});

test('api:lint names the changelog entry that is about an unknown operation', async () => {
  await workspace.write(
    'api-spec/changelog/2027-01-01.yaml',
    'changes:\n  - kind: added\n    description: Text.\n    operations: [verifyLetter]\n',
  );
  const {code, output} = await run('api-lint');
  expect(code).toBe(1);
  expect(output).toContain('api-spec/changelog/2027-01-01.yaml:2: the API has no operation or event "verifyLetter"');
});
