import type {Page} from 'playwright/test';

import {defaultLocale, locales} from '../src/config/locales';
import {movedAnchors} from '../src/config/movedAnchors';
import {pageUrl} from '../src/lib/routes';
import {readPage} from './support/html';
import {hydrated, interact, openApplication} from './support/scripts';
import {expect, test} from './support/site';

/**
 * Waits until the target of the URL's hash is below the bar: at the scroll margin, or as close as
 * the end of the page permits.
 */
async function expectAtTarget(page: Page): Promise<void> {
  const offset = (): Promise<number> =>
    page.evaluate(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const bar = document.querySelector('header.navbar')?.getBoundingClientRect().bottom ?? 0;
      const top = target?.getBoundingClientRect().top ?? -Infinity;
      const root = document.documentElement;
      if (top < Math.floor(bar) || scrollY === 0) {
        return Infinity;
      }
      const isAtEnd = Math.abs(scrollY + innerHeight - root.scrollHeight) <= 1;
      return isAtEnd ? 0 : Math.abs(top - Number.parseFloat(getComputedStyle(root).scrollPaddingTop));
    });
  await expect.poll(offset).toBeLessThanOrEqual(1.5);
}

const deepLinks = [
  '/api/emails/send-email#errors',
  '/docs/sending/smtp#troubleshooting',
  '/pricing#calculator',
  '/terms-of-service#liability',
  // IDs that headings no longer have.
  '/docs/quickstart#read-the-answer',
  '/api/events/email-bounced#answer',
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

    test('URLs with a hash open at their target, and Back returns to it', async ({page}) => {
      for (const url of deepLinks) {
        await page.goto(url);
        await expectAtTarget(page);
        await interact(page);
        await hydrated(page);
        await expectAtTarget(page);
        // Goes back within the app, and after a page load.
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL('/');
        await page.goBack();
        await expect(page).toHaveURL(url);
        await expectAtTarget(page);
        await page.goto('/docs');
        await page.goBack();
        await expectAtTarget(page);
      }
    });

    test('a link to a section of another page scrolls to its target', async ({page}) => {
      for (const [from, to] of links) {
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
        await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
      }
    });

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

test('former IDs of headings are on their pages in every language', async () => {
  for (const [pages, anchors] of Object.entries(movedAnchors)) {
    const path = pages.replace('/*', pages.startsWith('/api') ? '/email-bounced' : '/nodejs');
    // A post has its own path in each language.
    for (const locale of path.startsWith('/blog') ? ([defaultLocale] as const) : locales) {
      const $ = await readPage(pageUrl(path, locale));
      for (const [from, to] of Object.entries(anchors)) {
        const place = `${locale}: ${path}#${from}`;
        expect.soft($(`[id="${from}"]`).length, place).toBe(1);
        expect.soft($(`h2[id="${to}"], h3[id="${to}"]`).length, place).toBe(1);
      }
    }
  }
});

test('a hash that cannot be decoded is dropped, and Back works', async ({page}) => {
  await openApplication(page, '/docs/quickstart#%zz');
  await expect(page).toHaveURL('/docs/quickstart');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send your first email');
  // Typed while the app is running.
  await page.evaluate(() => window.location.assign('#%zz'));
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send your first email');
});
