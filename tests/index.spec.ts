import type {Locator} from 'playwright/test';

import {messageIn} from './support/messages';
import {hydrated, interact, openApplication} from './support/scripts';
import {expect, test} from './support/site';

const indexPath = '/docs/indexsd';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('letters jump to their entries, and the menu of a phone opens', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto('/de/docs/indexsd');
    const letters = page.locator('main nav a');
    const [texts, headings] = [await letters.allTextContents(), await page.locator('main h2').allTextContents()];
    expect(texts.slice(0, -1)).toEqual(headings.slice(0, -1));
    await letters.nth(-2).click();
    await expect(page.locator('main h2').nth(-2)).toBeInViewport();

    const bar = page.getByRole('banner');
    await bar.locator('summary:visible').last().click();
    await expect(bar.getByRole('link', {name: messageIn('de', 'nav.startSending')})).toBeInViewport({ratio: 1});
    await bar.getByRole('link', {name: messageIn('de', 'nav.backToSite')}).click();
    await expect(page).toHaveURL('/de/');
  });
});

test('an operation is listed with its endpoint, and its path has an entry', async ({page}) => {
  await page.goto(indexPath);
  const entry = (term: string): Locator =>
    page.locator('main section > ul > li').filter({has: page.getByText(term, {exact: true})});
  await expect(entry('Cancel an email').first()).toContainText('POST /emails/{email_id}/cancel');
  await expect(entry('/emails').last().getByRole('link')).toHaveText(['List emails', 'Send an email']);
});

test('a filter hides entries without its text, and starts with the query of the URL', async ({page}) => {
  await openApplication(page, `${indexPath}?q=idempotency`);
  const entries = page.locator('main section > ul > li:visible');
  await expect(entries.first()).toContainText(/idempotency/iu);
  const filter = page.getByRole('searchbox', {name: 'Filter entries'});
  await filter.fill('set up google');
  await expect(entries).toHaveCount(1);
  await filter.fill('');
  await expect(page.getByRole('link', {name: 'Attach a file from a URL'})).toBeVisible();
});

test('the entries are kept by hydration, and fetched by navigation', async ({page}) => {
  await page.goto(indexPath);
  const loaded = await page.locator('main').innerText();
  await interact(page);
  await hydrated(page);
  expect(await page.locator('main').innerText()).toBe(loaded);

  await openApplication(page, '/docs');
  // Another page load would lose this marker.
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.keyboard.press('/');
  await page.keyboard.type('set up google');
  await page.getByRole('search').getByRole('link', {name: 'All pages from A to Z'}).click();
  // The filter starts with the query.
  const entries = page.locator('main section > ul > li:visible');
  await expect(entries).toHaveCount(1);
  await page.getByRole('searchbox', {name: 'Filter entries'}).fill('');
  expect(await page.locator('main').innerText()).toBe(loaded);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
