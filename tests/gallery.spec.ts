import {cp, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import {hydrated, holdScripts} from './support/scripts';
import {expect, test} from './support/site';
import {type Workspace, createWorkspace} from './support/workspace';

// Syntax that Docusaurus documents for authors, in a copy of the site with the pages in tests/gallery/. The copy is
// published in Polish and no longer in Italian.
const timeout = 900_000;
test.describe.configure({mode: 'serial', timeout});

const origin = 'http://127.0.0.1:4312';
test.use({baseURL: origin});

const sidebar = `'gallery/code', 'gallery/details', 'gallery/components', 'gallery/front-matter', 'gallery/plain',
    {type: 'category', label: 'Cards', link: {type: 'generated-index', title: 'All cards', slug: '/gallery'}, items: ['gallery/cards']},`;

/** Ten pages and a post of the new language, which are copies of the Czech ones. */
const polishDocs = [
  ...['add-ons', 'ai', 'audiences', 'authentication', 'campaigns', 'conventions', 'credits', 'limits', 'pagination'],
  'support',
];
const post = {from: '2026-10-20-webhooky-kterym-muzete-verit', date: '2026-10-20', slug: 'webhooki'};

let workspace: Workspace;

async function replaceLanguage(): Promise<void> {
  await workspace.edit('src/config/locales.ts', (text) =>
    text.replace(/^ {2}it: .*$/mu, "  pl: {iso: 'pl-PL', name: 'Polski'},"),
  );
  await rm(path.join(workspace.dir, 'i18n', 'it'), {recursive: true});
  const [docs, blog] = ['docusaurus-plugin-content-docs/current', 'docusaurus-plugin-content-blog'] as const;
  await mkdir(path.join(workspace.dir, 'i18n', 'pl', blog), {recursive: true});
  for (const name of polishDocs) {
    await cp(`i18n/cs/${docs}/${name}.mdx`, path.join(workspace.dir, `i18n/pl/${docs}/${name}.mdx`));
  }
  const text = await readFile(`i18n/cs/${blog}/${post.from}.mdx`, 'utf8');
  await workspace.write(
    `i18n/pl/${blog}/${post.date}-${post.slug}.mdx`,
    text.replace(/^slug: .*$/mu, `slug: ${post.slug}`),
  );
}

test.beforeAll(async ({request}) => {
  test.setTimeout(timeout);
  workspace = await createWorkspace();
  await cp('tests/gallery', workspace.dir, {recursive: true});
  await workspace.edit('sidebars.ts', (text) => text.replace("'index',", `'index', ${sidebar}`));
  await workspace.edit('src/config/routes.ts', (text) => text.replace("['/about',", "['/about', '/cookies',"));
  await replaceLanguage();
  const build = workspace.run('build', '--locale', 'en', '--locale', 'pl');
  expect(await build.done, build.output()).toBe(0);
  workspace.run('serve', '--port', new URL(origin).port);
  await expect
    .poll(() =>
      request.get(`${origin}/robots.txt`).then(
        (response) => response.status(),
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => workspace.remove());

test('code blocks have marked and numbered lines, titles and no magic comments, on the page and as Markdown', async ({
  page,
}) => {
  await page.goto('/docs/gallery/code');
  const panel = (title: string) => page.locator('.code-panel', {has: page.getByText(title, {exact: true})});
  const marked = (title: string) => panel(title).locator('.theme-code-block-highlighted-line');
  await expect(marked('ranges.js')).toHaveText([/const one/u, /const three/u, /^\s*$/u]);
  await expect(marked('magic.jsx')).toHaveText([/const name/u, /return \(/u, /<b>/u, /<i\/>/u]);
  await expect(panel('Shell').locator('[data-line]')).toHaveText([/echo hi/u, /echo ho/u, /echo hu/u]);
  expect(await panel('Shell').locator('[data-line="100"]').innerText()).toContain('echo hu');
  await expect(panel('server.diff').locator('.pl-mi1')).toHaveText('+const fresh = 2;');
  await expect(page.locator('main')).not.toContainText('highlight-');
  const markdown = await readFile(path.join(workspace.dir, 'build', 'docs', 'gallery', 'code.md'), 'utf8');
  expect(markdown).toContain('```jsx title="magic.jsx"\nfunction Hello() {\n  const name = \'Ada\';\n\n  return (\n');
  expect(markdown).not.toContain('highlight-');
});

for (const way of ['mouse', 'tap', 'Enter'] as const) {
  test.describe(() => {
    test.use({hasTouch: true});

    test(`a disclosure opened by ${way} before the app starts stays open`, async ({page}) => {
      const held = await holdScripts(page);
      await page.goto('/docs/gallery/details');
      const summary = page.locator('main article summary', {hasText: 'Show more'});
      await (way === 'mouse' ? summary.click() : way === 'tap' ? summary.tap() : summary.press('Enter'));
      await expect(page.getByText('Hidden text.')).toBeVisible();
      held.release();
      await hydrated(page);
      await expect(page.getByText('Hidden text.')).toBeVisible();
      await summary.press('Enter');
      await expect(page.getByText('Hidden text.')).toBeHidden();
    });
  });
}

test('tabs, code, callouts, partials and media files work with the syntax of Docusaurus', async ({page}) => {
  await page.goto('/docs/gallery/components');
  await expect(page.getByText('Use Command + C.')).toBeVisible();
  await page.getByText('Windows', {exact: true}).click();
  await expect(page.getByText('Use Ctrl + C.')).toBeVisible();
  await expect(page.locator('.code-panel', {hasText: '/src/x.js'}).locator('[data-line="3"]')).toHaveText('}');
  await expect(page.locator('#tip-id')).toContainText('With an id.');
  await expect(page.getByText('A partial in a directory')).toBeVisible();
  await expect(page.locator('video')).toHaveAttribute('src', '/media/clip.webm');
});

test('pages have the fields, cards and indexes of Docusaurus', async ({page}) => {
  await page.goto('/docs/gallery/front-matter');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/logo\.svg$/u);
  await expect(page.locator('meta[property="og:image:width"]')).toHaveCount(0);
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
  await page.getByRole('link', {name: 'one', exact: true}).click();
  await expect(page).toHaveURL('/docs/tags/one');
  await expect(page.getByRole('heading', {name: 'Front matter'})).toBeVisible();
  await page.goto('/docs/gallery');
  await expect(page.locator('main article').getByRole('link', {name: 'Cards'})).toBeVisible();
  await page.goto('/docs/gallery/plain');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain Markdown');
});

test('a Markdown page outside of the documentation has only one title', async ({page}) => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Cookies');
  await expect(page.getByText('On this page')).toHaveCount(0);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', 'cookies,consent');
});

test('a post may be in a directory', async ({page}) => {
  await page.goto('/blog/in-a-folder');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A post in a folder');
});

test('a language takes an entry and its translations, and shows English for all others', async ({page, request}) => {
  for (const name of polishDocs) {
    const html = await (await request.get(`/pl/docs/${name}`)).text();
    expect.soft(html, name).toContain('<html lang="pl-PL"');
    expect.soft(html, name).not.toContain('data-english-only');
    const english = await (await request.get(`/docs/${name}`)).text();
    expect.soft(english, name).toContain('hrefLang="pl-PL"');
    expect.soft(english, name).not.toContain('hrefLang="it-IT"');
  }
  await page.goto('/pl/docs/webhooks');
  await expect(page.locator('[data-english-only]')).toBeVisible();
  await page.goto('/pl/pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goto('/pl/blog');
  await expect(page.locator(`main a[href="/pl/blog/${post.slug}"]`).first()).toBeVisible();
  await expect(page.locator('main a[href^="/pl/blog/"][href*="reading"]')).toHaveCount(0);
  expect((await request.get('/it/docs/credits')).status()).toBe(404);
});
