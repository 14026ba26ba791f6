import {hosts} from '../src/config/site';
import {readPage} from './support/html';
import {expect, test} from './support/site';

test('a page is copied as Markdown before the app has started', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/quickstart');
  await expect(page.locator('.page-tools').getByText('Quickstart', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('main').getByRole('button', {name: 'Copied'}).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Send your first email');
});

test('the value of a DNS record is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/sending-domains');
  await page.getByRole('button', {name: 'Copy: Value (SPF)'}).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^v=spf1 include:/u);
});

test('a page in another language has a notice that AI translated it, or that its text is in English', async () => {
  for (const path of [
    '/de/docs/quickstart',
    '/de/guides/send-receipts',
    '/de/api/events/email-bounced',
    '/de/preise',
  ]) {
    const $ = await readPage(path);
    const isEnglish = $('[data-english-only]').length > 0;
    expect($('aside[aria-label="Hinweis zur Übersetzung"]')).toHaveLength(isEnglish ? 0 : 1);
  }
});

test('a page ends with prefilled feedback, the community and its source', async () => {
  const $ = await readPage('/docs/quickstart');
  const feedback = $('.theme-doc-footer a[href^="mailto:support@"]');
  expect(feedback.map((_, link) => $(link).text()).get()).toEqual(['Yes', 'No']);
  expect(new URL(feedback.last().attr('href') ?? '').searchParams.get('body')).toContain(
    `${hosts.site}/docs/quickstart`,
  );
  expect($(`.theme-doc-footer a[href="${hosts.community}"]`).text()).toBe('Ask the community');
  expect($('.theme-doc-footer a[href$="/edit/main/docs/quickstart.mdx"]').text()).toBe('Edit this page');
});

test('on a phone, the table of contents is below the title', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/quickstart');
  const title = page.getByRole('heading', {level: 1});
  const contents = page.locator('.theme-doc-toc-mobile');
  await expect(contents).toBeVisible();
  const [above, below] = [await title.boundingBox(), await contents.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
});
