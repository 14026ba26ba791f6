import {cp, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import {searchFallback} from '../src/config/search';
import {expect, test} from './support/site';
import {type Workspace, createWorkspace} from './support/workspace';

// Tests what authors and translators can add, in a copy of the site with another docs instance and Polish, not Italian.
const timeout = 900_000;
test.describe.configure({mode: 'serial', timeout});

const origin = 'http://127.0.0.1:4312';
test.use({baseURL: origin});

const frontMatter = 'title: All syntax\ndescription: What a page can contain.\npage_type: reference';

const files: Readonly<Record<string, string>> = {
  'docs/syntax.mdx': `---\n${frontMatter}\nimage: /img/logo.svg\ntags: [one]\n---

import TOCInline from '@theme/TOCInline';
import Shared from './_parts/shared.mdx';

<TOCInline toc={toc} />

## Media {/* #media */}

:::tip[Title]{#tip-id .my-class}

With an id.

:::

<Shared />

[To a plain element](#plain) <a id="plain"></a> and a note[^1].

[^1]: The note.

<video controls preload="none" src="/img/clip.webm"></video>
`,
  'docs/_parts/shared.mdx': 'A **partial** in a directory.\n',
  'docs/plain.md': `---\n${frontMatter}\nhide_table_of_contents: true\n---\n\n## A heading {/* #a-heading */}\n\nText.\n`,
  'src/pages/cookies.md':
    '---\ndescription: The cookies of this site.\nkeywords: [cookies]\n---\n\n# Cookies\n\nWe use two.\n',
  'static/img/clip.webm': '',
  'community/rules.mdx': `---\n${frontMatter}\n---\n\n## Meet us {/* #meet-us */}\n\nText.\n`,
  'community/sidebars.ts': "export default {community: ['rules']};\n",
};

/** Polish pages, which are copies of the Czech ones. */
const docs = 'docusaurus-plugin-content-docs/current';
const polishDocs = ['credits', 'limits'];

let workspace: Workspace;

test.beforeAll(async ({request}) => {
  test.setTimeout(timeout);
  workspace = await createWorkspace();
  await Promise.all(['docs/_parts', 'community'].map((name) => mkdir(path.join(workspace.dir, name))));
  await Promise.all(Object.entries(files).map(([file, text]) => workspace.write(file, text)));
  await workspace.edit('sidebars.ts', (text) => text.replace("'index',", "'index', 'syntax', 'plain',"));
  await workspace.edit('src/config/routes.ts', (text) =>
    text.replace("['/about',", "['/about', '/cookies',").replace("= ['docs',", "= ['docs', 'community',"),
  );
  const community =
    "id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: './community/sidebars.ts'";
  await workspace.edit('src/config/docusaurus/plugins.ts', (text) =>
    text.replace(/(?=\[\n {6}docsPlugin)/u, `[docsPlugin, {...authoredDocsOptions, ${community}}], `),
  );
  await workspace.edit('docusaurus.config.ts', (text) => text.replace("baseUrl: '/'", "noIndex: true, baseUrl: '/'"));
  await workspace.edit('src/config/locales.ts', (text) =>
    text.replace(/^ {2}it: .*$/mu, "  pl: {iso: 'pl-PL', name: 'Polski'},"),
  );
  await rm(path.join(workspace.dir, 'i18n/it'), {recursive: true});
  for (const name of polishDocs) {
    await cp(`i18n/cs/${docs}/${name}.mdx`, path.join(workspace.dir, `i18n/pl/${docs}/${name}.mdx`));
  }
  const post = await readFile('blog/2026-10-29-idempotency-in-practice.mdx', 'utf8');
  const polishBlog = 'i18n/pl/docusaurus-plugin-content-blog/2026-10-29-ponawianie';
  await mkdir(path.join(workspace.dir, polishBlog), {recursive: true});
  await workspace.write(`${polishBlog}/index.mdx`, post.replace(/^slug: .*$/mu, 'slug: ponawianie'));
  const build = workspace.run('build', '--no-minify', '--locale', 'en', '--locale', 'pl');
  expect(await build.done, build.output()).toBe(0);
  workspace.run('serve', '--port', new URL(origin).port);
  await expect
    .poll(() =>
      request.get('/robots.txt').then(
        (response) => response.status(),
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => workspace.remove());

test('pages have the fields, components and media files of Docusaurus', async ({page}) => {
  await page.goto('/docs/syntax');
  await expect(page.locator('main article').getByRole('link', {name: 'Media', exact: true}).first()).toBeVisible();
  await expect(page.locator('#tip-id')).toContainText('With an id.');
  await expect(page.getByText('A partial in a directory')).toBeVisible();
  await expect(page.locator('video')).toHaveAttribute('src', '/img/clip.webm');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/logo\.svg$/u);
  await page.getByRole('link', {name: 'one', exact: true}).click();
  await expect(page).toHaveURL('/docs/tags/one');
  await page.goto('/docs/plain');
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
});

test('another docs instance is in the index, and noIndex on every page', async ({request}) => {
  expect(await (await request.get(searchFallback)).text()).toContain('href="/community/rules#meet-us"');
  for (const path of ['/', '/community/rules', '/pl/pricing']) {
    expect.soft(await (await request.get(path)).text(), path).toContain('name="robots" content="noindex, nofollow"');
  }
});

test('a Markdown page outside of the documentation has only one title', async ({page}) => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Cookies');
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', 'cookies');
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
  await expect(page.locator('main a[href="/pl/blog/ponawianie"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="/pl/blog/"][href*="reading"]')).toHaveCount(0);
});
