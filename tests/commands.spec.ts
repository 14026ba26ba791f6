import {mkdir, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {type Workspace, createWorkspace} from './support/workspace';

// Commands that no unit test runs as a whole. Each wait may use the whole timeout of its test.
const timeout = 600_000;
test.describe.configure({timeout});
const patient = expect.configure({timeout});

const operationFile = 'api-spec/resources/emails/getEmail.yaml';
const location = /api-spec\/resources\/emails\/getEmail\.yaml:\d+:\d+/u;
const breakSyntax = (text: string): string => text.replace('operationId:', 'operationId: [');

let workspace: Workspace;
test.beforeEach(async () => {
  workspace = await createWorkspace();
});
test.afterEach(() => workspace.remove());

test('api:diff exits with 2 after a breaking change that the changelog does not announce', async () => {
  await workspace.edit('api-spec/resources/audiences/schemas/CreateAudienceRequest.yaml', (text) =>
    text.replace('maxLength: 100', 'maxLength: 50'),
  );
  const {done, output} = workspace.run('api-diff', '--base', path.resolve('build/openapi.json'));
  expect(await done).toBe(2);
  expect(output()).toContain('maxLength 100 → 50');
});

test('a build that fails or is interrupted keeps the earlier one', async () => {
  await mkdir(path.join(workspace.dir, 'build'));
  await workspace.write('build/index.html', 'earlier');
  const built = (): Promise<string> => readFile(path.join(workspace.dir, 'build', 'index.html'), 'utf8');

  const good = await workspace.edit(operationFile, breakSyntax);
  const failing = workspace.run('build', '--locale', 'en');
  expect(await failing.done).toBe(1);
  expect(failing.output()).toMatch(location);
  expect(await built()).toBe('earlier');

  await workspace.write(operationFile, good);
  const {child, done, output} = workspace.run('build', '--locale', 'en');
  await patient.poll(output).toMatch(/\[en\] building|Not built/u);
  const second = workspace.run('build', '--locale', 'en');
  expect(await second.done).toBe(1);
  expect(second.output()).toContain('Another build is running');
  child.kill('SIGTERM');
  expect(await done).toBe(143);
  expect(output()).toContain('Stopped');
  expect(await built()).toBe('earlier');
  expect(await readdir(path.join(workspace.dir, '.build'))).not.toContain('next');
});

test('the dev server shows edits of the spec, and errors above the last valid page', async ({page}) => {
  const origin = 'http://127.0.0.1:4311';
  const {output} = workspace.run('start', '--no-open', '--port', new URL(origin).port);
  await patient.poll(output).toContain('compiled successfully');
  await page.goto(`${origin}/api/emails/get-email`);
  await patient(page.locator('h1')).toBeVisible();

  const good = await workspace.edit(operationFile, (text) => text.replace('Returns an email', 'Loads an email'));
  const edited = page.getByRole('main').getByText('Loads an email').first();
  await patient(edited).toBeVisible();

  await workspace.edit(operationFile, breakSyntax);
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await patient(overlay.contentFrame().locator('body')).toContainText(location);
  expect(output()).toMatch(location);
  await expect(edited).toBeAttached();

  await workspace.write(operationFile, good);
  await patient(page.getByRole('main').getByText('Returns an email').first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
