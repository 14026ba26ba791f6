import {symlink} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {type Workspace, createWorkspace} from './support/workspace';

// These tests run the bench in a copy of the repository.
test.describe.configure({timeout: 600_000});

let workspace: Workspace;
test.beforeEach(async () => {
  workspace = await createWorkspace();
});
test.afterEach(() => workspace.remove());

async function run(command: string, ...args: string[]): Promise<{code: number | null; output: string}> {
  const {done, output} = workspace.run(command, ...args);
  return {code: await done, output: output()};
}

test('without a build, or with an option that it does not know, it says what to do', async () => {
  const unbuilt = await run('bench', '--page', 'home');
  expect(unbuilt.code).toBe(1);
  expect(unbuilt.output).toContain('Build it first: npm run build');
  expect(unbuilt.output).not.toMatch(/^\s+at /mu);

  const unbuiltBeside = await run('starlight-bench');
  expect(unbuiltBeside.code).toBe(1);
  expect(unbuiltBeside.output).toContain('Build the English site: npm run build');
  // It says so before it installs anything.
  expect(unbuiltBeside.output).not.toContain('Building with Starlight');

  const unknown = await run('bench', '--page', 'imprint');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('Allowed choices are home, pricing, docs, blog, operation, largest.');
});

test('a budget that is not kept ends it with 1, and is named beside its figure', async () => {
  await symlink(path.resolve('build'), path.join(workspace.dir, 'build'));
  await workspace.edit('scripts/bench/budgets.ts', (text) => text.replace('fonts: 60 * kilobyte', 'fonts: 1'));
  const {code, output} = await run('bench', '--page', 'home', '--runs', '1');
  expect(code).toBe(1);
  expect(output).toMatch(/^ {2}Fonts +\d+\.\d KB +at most 0\.0 KB {2}OVER$/mu);
  expect(output).toMatch(
    /^ {2}Script in all, after the first sign of intent +\d+\.\d KB +at most 130\.0 KB {2}pass$/mu,
  );
  expect(output).toMatch(/^home: Fonts: \d+\.\d KB, at most 0\.0 KB$/mu);
});
