import {hosts} from '../src/config/site';
import {readPage} from './support/html';
import {holdScripts, openApplication} from './support/scripts';
import {expect, test} from './support/site';

test('a page is copied as Markdown before the app has started', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/quickstart');
  await expect(page.locator('.page-tools').getByText('Quickstart', {exact: true})).toBeVisible();
  await page.getByText('Copy page', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('main').getByRole('button', {name: 'Copied'}).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Send your first email');
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

test('a page ends with a prefilled report, the community and its source', async () => {
  const $ = await readPage('/docs/quickstart');
  const feedback = $('.theme-doc-footer a[href^="mailto:support@"]');
  expect(feedback.text()).toBe('Report a problem');
  expect(new URL(feedback.last().attr('href') ?? '').searchParams.get('body')).toContain(
    `${hosts.site}/docs/quickstart`,
  );
  expect($(`.theme-doc-footer a[href="${hosts.community}"]`).text()).toBe('Ask the community');
  expect($('.theme-doc-footer a[href$="/edit/main/docs/quickstart.mdx"]').text()).toBe('Edit this page');
});

test('drawings fit a small phone, with text of at least 12 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const path of [
    '/docs/campaigns',
    '/docs/sending',
    '/docs/sending/idempotency',
    '/docs/sending-domains',
    '/docs/size-limits',
    '/docs/webhooks/retries',
    '/docs/webhooks/verify-signatures',
    '/guides/migrate-from-resend',
    '/guides/monitor-deliverability',
    '/guides/spf-dkim-and-dmarc',
    '/guides/warm-up-and-raise-limits',
    '/blog/how-dkim-keys-rotate',
  ]) {
    await page.goto(path);
    const labels = page.locator('main figure text');
    expect(await labels.count(), path).toBeGreaterThan(0);
    const unreadable = await labels.evaluateAll((texts) =>
      texts
        .filter((text) => {
          const figure = text.closest('figure')?.getBoundingClientRect();
          const {left, right} = text.getBoundingClientRect();
          const isCut = figure === undefined || left < figure.left || right > figure.right;
          return isCut || Number.parseFloat(getComputedStyle(text).fontSize) < 12;
        })
        .map(({textContent}) => textContent),
    );
    expect(unreadable, path).toEqual([]);
  }
});

for (const started of [true, false]) {
  const when = started ? 'after' : 'before';
  test(`in the open tree of a phone, a page of another group is two taps away, ${when} hydration`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const held = started ? undefined : await holdScripts(page);
    await (started ? openApplication(page, '/docs/quickstart') : page.goto('/docs/quickstart'));
    await page.getByRole('button', {name: 'All pages'}).click();
    const tree = page.getByRole('navigation', {name: 'All pages'});
    await tree.getByText('Send', {exact: true}).click();
    held?.release();
    await tree.getByRole('link', {name: 'Idempotency', exact: true}).click();
    await expect(page).toHaveURL('/docs/sending/idempotency');
  });
}
