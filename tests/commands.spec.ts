import {type ChildProcess, spawn} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {expect, test} from 'playwright/test';

// Commands that no unit test runs as a whole. Whatever is waited for may take all of a test's time.
const timeout = 600_000;
test.describe.configure({timeout});
const patient = expect.configure({timeout});

const operationFile = 'api-spec/resources/emails/getEmail.yaml';
const location = /api-spec\/resources\/emails\/getEmail\.yaml:\d+:\d+/u;

/** What commands create, and what a copy of the repository shares or does not need. */
const left = new Set(['node_modules', 'build', '.build', '.docusaurus', 'generated', '.git', 'test-results']);

let dir: string;
const children: {child: ChildProcess; done: Promise<number | null>}[] = [];

test.beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
});
test.afterEach(async () => {
  for (const {child, done} of children.splice(0)) {
    child.kill('SIGTERM');
    await done;
  }
  await rm(dir, {recursive: true, force: true});
});

/** Copies the repository, so that a test may break it. */
async function copyRepository(): Promise<void> {
  for (const name of (await readdir('.')).filter((entry) => !left.has(entry))) {
    await cp(name, path.join(dir, name), {recursive: true});
  }
  await symlink(path.resolve('node_modules'), path.join(dir, 'node_modules'));
}

/** Starts a command of the repository, or of its copy. */
function run(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/entry/run.mjs', ...args], {
    cwd,
    env: {...process.env, FORCE_COLOR: '0'},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const done = new Promise<number | null>((resolve) => child.on('close', resolve));
  children.push({child, done});
  return {child, done, output: () => stripVTControlCharacters(output)};
}

const read = (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');
const write = (file: string, text: string): Promise<void> => writeFile(path.join(dir, file), text);

test('api:diff exits with 2 after a breaking change that the changelog does not announce', async () => {
  // Made by the build.
  const spec = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as {
    components: {schemas: {CreateAudienceRequest: {properties: {name: {maxLength: number}}}}};
  };
  const {name} = spec.components.schemas.CreateAudienceRequest.properties;
  const base = path.join(dir, 'openapi.json');
  const compare = ['api-diff', '--base', base, '--since', '2999-01-01'];
  await write('openapi.json', JSON.stringify(spec));
  const same = run('.', ...compare);
  expect(await same.done, same.output()).toBe(0);

  await write('openapi.json', JSON.stringify(spec).replaceAll(`"maxLength":${name.maxLength}`, '"maxLength":100000'));
  const breaking = run('.', ...compare);
  expect(await breaking.done, breaking.output()).toBe(2);
  expect(breaking.output()).toContain(`maxLength 100000 → ${name.maxLength}`);
});

test('a build that fails or is interrupted keeps the earlier one', async () => {
  await copyRepository();
  await mkdir(path.join(dir, 'build'));
  await write('build/index.html', 'earlier');
  const good = await read(operationFile);

  await write(operationFile, good.replace('operationId:', 'operationId: ['));
  const failing = run(dir, 'build', '--locale', 'en');
  expect(await failing.done).toBe(1);
  expect(failing.output()).toMatch(location);
  expect(await read('build/index.html')).toBe('earlier');

  await write(operationFile, good);
  const {child, done, output} = run(dir, 'build', '--locale', 'en');
  await patient.poll(output).toMatch(/\[en\] bundling|Not built/u);
  child.kill('SIGINT');
  expect(await done).not.toBe(0);
  expect(output()).toContain('Interrupted');
  expect(await read('build/index.html')).toBe('earlier');
  expect(await readdir(path.join(dir, '.build'))).not.toContain('next');
});

test('the dev server shows edits of the spec, its errors and the last valid page', async ({page}) => {
  await copyRepository();
  const origin = 'http://127.0.0.1:4311';
  const {output} = run(dir, 'start', '--no-open', '--port', new URL(origin).port);
  await patient.poll(output).toContain('compiled successfully');
  await page.goto(`${origin}/api/emails/get-email`);
  await patient(page.locator('h1')).toBeVisible();

  const good = await read(operationFile);
  await write(operationFile, good.replace('Returns one email', 'Hands over one email'));
  const edited = page.getByRole('main').getByText('Hands over one email').first();
  await patient(edited).toBeVisible();

  await write(operationFile, good.replace('operationId:', 'operationId: ['));
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await patient(overlay.contentFrame().locator('body')).toContainText(location);
  expect(output()).toMatch(location);
  await expect(edited).toBeAttached();

  await write(operationFile, good);
  await patient(page.getByRole('main').getByText('Returns one email').first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
