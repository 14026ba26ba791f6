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

test('a page says whether AI translated it or it is in English only, and only English text is marked', async () => {
  const text = '.theme-doc-markdown';
  const aiNotice = 'aside[aria-label="Hinweis zur Übersetzung"]';
  const translated = await readPage('/de/docs/quickstart');
  expect(translated(aiNotice)).toHaveLength(1);
  expect(translated(`[data-english-only], ${text}[lang]`)).toHaveLength(0);
  expect(translated('.theme-doc-sidebar-container [href="/de/docs/quickstart"][lang]')).toHaveLength(0);
  // Once these pages are translated, choose others; once all are, remove this part.
  for (const path of ['/de/docs/limits', '/de/guides/send-receipts', '/de/api/events/email-bounced']) {
    const $ = await readPage(path);
    expect($(aiNotice)).toHaveLength(0);
    expect($(`${text} [data-english-only]`).text()).toBe('Diese Seite ist nur auf Englisch verfügbar.');
    expect($('.english-only > .menu__link').filter(`[href="${path}"]`)).not.toHaveLength(0);
    for (const ui of $(`${text} button, ${text} [data-english-only], ${text} .page-tools`)) {
      expect($(ui).closest('[lang]').attr('lang')).toBe('de-DE');
    }
  }
  const limits = await readPage('/de/docs/limits');
  expect(limits('.theme-doc-sidebar-container [href="/de/docs/limits"]').attr('lang')).toBe('en');
  expect(limits(`${text} h1`).closest('[lang]').attr('lang')).toBe('en');
  expect(limits(`${text} > p:last-of-type`).closest('[lang]').attr('lang')).toBe('en');
  const event = await readPage('/de/api/events/email-bounced');
  expect(event(`${text} h1 [lang]`).attr('lang')).toBe('en');
  expect(event(`${text} h2`).closest('[lang]').attr('lang')).toBe('de-DE');
  expect(event('[data-field="type"] p').closest('[lang]').attr('lang')).toBe('en');
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
