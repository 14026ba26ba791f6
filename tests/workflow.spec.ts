import {mkdir, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {type Workspace, createWorkspace} from './support/workspace';

// These tests run real commands on a copy of the repository. How long those take
// is the machine's affair: whatever is waited for may take all of a test's time.
const timeout = 600_000;
test.describe.configure({timeout});
const patient = expect.configure({timeout});

const operationFile = 'api-spec/resources/emails/getEmail.yaml';
const breakSyntax = (text: string): string => text.replace('operationId:', 'operationId: [');

let workspace: Workspace;
test.beforeEach(async () => {
  workspace = await createWorkspace();
});
test.afterEach(() => workspace.remove());

/** Puts a page into `build/`, as an earlier build would have. */
async function earlierBuild(): Promise<() => Promise<string>> {
  await mkdir(path.join(workspace.dir, 'build'));
  await workspace.write('build/index.html', 'from before');
  return () => readFile(path.join(workspace.dir, 'build', 'index.html'), 'utf8');
}

test('a mistake in the description stops the build with file and line; the earlier build stays', async () => {
  const page = await earlierBuild();
  await workspace.edit(operationFile, breakSyntax);
  const {done, output} = workspace.run('build', '--locale', 'en');
  expect(await done).toBe(1);
  expect(output()).toMatch(/api-spec\/resources\/emails\/getEmail\.yaml:\d+:\d+/u);
  expect(await page()).toBe('from before');
});

test('a language that fails is named with its error; the earlier build stays', async () => {
  const page = await earlierBuild();
  const post = 'i18n/de/docusaurus-plugin-content-docs/current/quickstart.mdx';
  await workspace.edit(post, (text) => text.replaceAll('(/pricing)', '(/nowhere)'));
  const {done, output} = workspace.run('build', '--locale', 'de');
  expect(await done).toBe(1);
  expect(output()).toContain('[de]');
  expect(output()).toContain('/de/nowhere');
  expect(output()).toContain('Not built: de.');
  expect(await page()).toBe('from before');
});

test('a page that the table of paths does not know stops the build with its name', async () => {
  const page = await earlierBuild();
  await workspace.write('src/pages/team.mdx', '---\ntitle: Team\ndescription: Who we are.\n---\n\nWe.\n');
  const {done, output} = workspace.run('build', '--locale', 'de');
  expect(await done).toBe(1);
  expect(output()).toContain('src/pages/team.mdx is published at "/team"');
  expect(output()).toContain('src/config/routes.ts');
  expect(await page()).toBe('from before');
});

test('an interrupted build leaves the earlier one and nothing half-written', async () => {
  const page = await earlierBuild();
  const {child, done, output} = workspace.run('build', '--locale', 'en');
  await expect.poll(output, {timeout}).toMatch(/\[en\] bundling|Not built/u);
  expect(output()).toContain('[en] bundling');
  child.kill('SIGINT');
  expect(await done).not.toBe(0);
  expect(output()).toContain('Interrupted');
  expect(await page()).toBe('from before');
  expect(await readdir(path.join(workspace.dir, '.build'))).not.toContain('next');
});

test("Docusaurus' own commands run in a copy where nothing is generated", async () => {
  const run = async (...args: string[]): Promise<string> => {
    const {done, output} = workspace.run('docusaurus', ...args);
    expect(await done, output()).toBe(0);
    return output();
  };
  const read = (file: string): Promise<string> => readFile(path.join(workspace.dir, file), 'utf8');

  expect(await run('swizzle', '--list')).toContain('Footer/Copyright');
  await run('swizzle', 'docusaurus-theme-classic', 'BackToTopButton', '--eject', '--typescript', '--danger');
  expect(await read('src/theme/BackToTopButton/index.tsx')).toContain('useBackToTopButton');

  await workspace.write('docs/new.mdx', '# New\n\n## First steps\n');
  await run('write-heading-ids', '.', 'docs/new.mdx');
  expect(await read('docs/new.mdx')).toContain('## First steps {/* #first-steps */}');

  await workspace.edit('i18n/de/code.json', (text) => text.replace(/ {2}"footer\.\S+": \{[^}]*\},\n/u, ''));
  const before = JSON.parse(await read('i18n/de/code.json')) as Record<string, unknown>;
  await run('write-translations', '--locale', 'de');
  const after = JSON.parse(await read('i18n/de/code.json')) as Record<string, {message: string}>;
  expect(Object.keys(after).find((id) => id.startsWith('footer.') && !(id in before))).toBeDefined();
  expect(after['theme.NotFound.title']?.message).toBe('Seite nicht gefunden');
});

test('a translation file that cannot be parsed is named before Docusaurus starts', async () => {
  await workspace.edit('i18n/de/code.json', (text) => text.replace('},\n', '}\n'));
  for (const [command, ...args] of [
    ['build', '--locale', 'en'],
    ['start', '--no-open'],
  ] as const) {
    const {done, output} = workspace.run(command, ...args);
    expect(await done).toBe(1);
    expect(output()).toMatch(/i18n\/de\/code\.json:\d+:\d+: Not valid JSON: comma expected/u);
    expect(output()).not.toContain('Docusaurus');
  }
});

test('while the description is edited, the dev server follows, shows mistakes and keeps the last good page', async ({
  page,
}) => {
  const port = 4311;
  const {output} = workspace.run('start', '--no-open', '--port', String(port));
  await expect.poll(output, {timeout}).toContain('compiled successfully');
  const prices = await page.request.get(`http://127.0.0.1:${port}/pricing.json`);
  expect(await prices.json()).toHaveProperty('bundles');
  await page.goto(`http://127.0.0.1:${port}/api/emails/get-email`);
  await patient(page.locator('h1')).toBeVisible();

  const good = await workspace.edit(operationFile, (text) => text.replace('Returns one email', 'Hands over one email'));
  const edited = page.getByRole('main').getByText('Hands over one email').first();
  await patient(edited).toBeVisible();

  await workspace.edit(operationFile, breakSyntax);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  await patient(overlay).toContainText(/getEmail\.yaml:\d+:\d+/u);
  expect(output()).toMatch(/getEmail\.yaml:\d+:\d+/u);
  await expect(edited).toBeAttached();

  await workspace.write(operationFile, good);
  await patient(page.getByRole('main').getByText('Returns one email').first()).toBeVisible();
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
});
