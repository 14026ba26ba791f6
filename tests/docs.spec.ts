import {hosts} from '../src/config/site';
import {readPage} from './support/html';
import {expect, test} from './support/site';

test('a page is copied as Markdown before the application has started', async ({page, context}) => {
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

test('text that is not translated yet is marked as English, and the tools around it are not', async () => {
  const text = '.theme-doc-markdown';
  expect((await readPage('/uk/docs/quickstart'))(text).attr('lang')).toBeUndefined();
  // Once this page is translated, choose another; once all are, remove this test.
  const $ = await readPage('/uk/docs/limits');
  expect($(text).attr('lang')).toBe('en-US');
  expect($(`${text} .page-tools`).attr('lang')).toBe('uk-UA');
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
