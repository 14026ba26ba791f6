import {hosts} from '../src/config/site';
import {expect, test} from './support/site';
import {locales, pagesOf} from './support/pages';

const quickstart = '/docs/quickstart';

test('says what a page is for and gives it as Markdown', async ({page, request}) => {
  await page.goto(quickstart);
  const main = page.getByRole('main');
  await expect(page.locator('.page-tools').getByText('Quickstart', {exact: true})).toBeVisible();
  const link = main.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', `${quickstart}.md`);

  const markdown = await request.get(`${quickstart}.md`);
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await markdown.text();
  expect(text).toContain(`url: "${hosts.site}${quickstart}"`);
  expect(text).toContain('# Send your first email');
  // The sample comes from its file, the number from the facts.
  expect(text).toContain('```js title="send.mjs"\nconst response = await fetch(');
  expect(text).not.toContain('<Fact');
  expect(text).not.toMatch(/Copy/u);
});

test('has the Markdown of every page in every language', async ({request}) => {
  for (const path of locales.flatMap((locale) => pagesOf(locale, ['/docs', quickstart, '/guides']))) {
    const answer = await request.get(`${path}.md`);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain(`url: "${hosts.site}${path}"`);
  }
});

test('copies a page as Markdown before the application has started', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(quickstart);
  const button = page.getByRole('button', {name: 'Copy as Markdown'});
  await button.click();
  await expect(page.getByRole('main').getByRole('button', {name: 'Copied'}).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Send your first email');
});

test('says which text is not translated yet, but keeps the interface in the language of the page', async ({page}) => {
  const text = page.locator('.theme-doc-markdown');
  await page.goto('/uk/docs/quickstart');
  await expect(text).not.toHaveAttribute('lang');
  // When this one is translated take another; when all are, this test has done its work.
  await page.goto('/uk/docs/limits');
  await expect(text).toHaveAttribute('lang', 'en-US');
  await expect(text.locator('.page-tools')).toHaveAttribute('lang', 'uk-UA');
});

test('leads to those who can help, without counting', async ({page}) => {
  await page.goto(quickstart);
  const end = page.locator('.theme-doc-footer');
  await expect(end.getByRole('link', {name: 'write to us'})).toHaveAttribute('href', /^mailto:support@/u);
  await expect(end.getByRole('link', {name: 'ask the community'})).toHaveAttribute('href', hosts.community);
});

test('copies the value of a DNS record', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/sending-domains');
  await page.getByRole('button', {name: 'Copy: Value (SPF)'}).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^v=spf1 include:/u);
});
