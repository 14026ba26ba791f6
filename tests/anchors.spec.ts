import type {Page} from 'playwright/test';

import {hydrated, openApplication, interact} from './support/scripts';
import {expect, test} from './support/site';

/**
 * By how many pixels the target of the URL's hash is off: it belongs at the scroll
 * margin below the bar, or as near as the end of the page lets it come.
 */
async function offsetOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) {
      return Infinity;
    }
    const root = document.documentElement;
    const offset = target.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    const isAtEnd = Math.abs(scrollY + innerHeight - root.scrollHeight) <= 1;
    return isAtEnd && offset > 0 ? 0 : Math.round(offset);
  });
}

/** Waits until the target is where it belongs, below the bar. */
async function expectAtTarget(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs(await offsetOf(page))).toBeLessThanOrEqual(1);
  const bar = await page.locator('header.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.evaluate(
    () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top,
  );
  expect(top).toBeGreaterThanOrEqual(Math.floor(bar));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

const deepLinks = [
  '/api/emails/send-email#errors',
  '/docs/sending/smtp#troubleshooting',
  '/pricing#calculator',
  '/terms-of-service#liability',
];

/** Pages with a link to a section of another page. */
const links = [
  ['/pricing', '/#product'],
  ['/docs/security', '/docs/sending-domains#tls'],
] as const;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({viewport: {width, height}});

    for (const url of deepLinks) {
      test(`the URL ${url} opens at its target, and Back returns to it`, async ({page}) => {
        await page.goto(url);
        await expectAtTarget(page);
        await interact(page);
        await hydrated(page);
        await expectAtTarget(page);
        // Within the application, and by a new page load.
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL('/');
        await page.goBack();
        await expect(page).toHaveURL(url);
        await expectAtTarget(page);
        await page.goto('/docs');
        await page.goBack();
        await expectAtTarget(page);
      });
    }

    for (const [from, to] of links) {
      test(`the link on ${from} to ${to} scrolls to its target, and so does Back`, async ({page}) => {
        await openApplication(page, from);
        await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
        const menu = page.getByRole('banner').locator('summary:visible', {hasText: 'Menu'});
        const link = page.locator(`a[href="${to}"]:visible`).first();
        if ((await link.count()) === 0) {
          await menu.click();
        }
        await link.click();
        await expect(page).toHaveURL(to);
        await expectAtTarget(page);
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL('/');
        await page.goBack();
        await expect(page).toHaveURL(to);
        await expectAtTarget(page);
        await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
      });
    }

    test('a search result scrolls to its section of an operation, once the body has arrived', async ({page}) => {
      await openApplication(page, '/docs');
      await page.keyboard.press('/');
      await page.keyboard.type('scheduled_at');
      const result = page.locator('[role="option"][href^="/api/"][href*="#"]').first();
      const href = (await result.getAttribute('href')) ?? '';
      await result.click();
      await expect(page).toHaveURL(href);
      await expectAtTarget(page);
    });
  });
}

test('a hash that cannot be decoded is dropped, and Back works', async ({page}) => {
  await openApplication(page, '/docs/quickstart#%zz');
  await expect(page).toHaveURL('/docs/quickstart');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send your first email');
  // Typed while the application runs.
  await page.evaluate(() => window.location.assign('#%zz'));
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send your first email');
});
