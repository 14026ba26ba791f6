import type {Locator, Page} from 'playwright/test';

import {legalLinks} from '../src/config/navigation';
import {pageUrl} from '../src/lib/routes';
import {excessWidth, layoutLocales, locales, pagesOf, samplePaths} from './support/pages';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

const marketingPaths = ['/', '/pricing', '/about', ...legalLinks.map(({to}) => to)];

/** The words in elements that break in the middle. */
const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          if (range.getClientRects().length > 1) {
            words.push(match[0]);
          }
        }
      }
      return words;
    }),
  );

for (const locale of locales) {
  test(`pages in ${locale} fit a phone, and a desktop at 400 %`, async ({page}) => {
    const low = pagesOf(locale, marketingPaths);
    for (const url of new Set([...pagesOf(locale, samplePaths), ...low])) {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(url);
      expect.soft(await excessWidth(page), url).toBe(0);
      expect.soft(await brokenWords(page.locator('h1, h2')), url).toEqual([]);
      if (low.includes(url)) {
        // 1280 × 1024 pixels at 400%, where the bar scrolls away.
        await page.setViewportSize({width: 320, height: 256});
        expect.soft(await excessWidth(page), `${url} at 400 %`).toBe(0);
        await page.evaluate(() => window.scrollTo({top: 1_000, behavior: 'instant'}));
        await expect.soft(page.getByRole('banner'), `${url} at 400 %`).not.toBeInViewport();
      }
    }
  });
}

/** The visible one of the two search boxes. */
const searchBox = (page: Page): Locator => page.getByRole('search').locator('input[name="q"]:visible');

for (const locale of layoutLocales) {
  test(`search results fit every window in ${locale}`, async ({page}) => {
    await openApplication(page, pageUrl('/docs', locale));
    await expect(page.locator('input[name="q"]').first()).toHaveAttribute('role', 'combobox');
    for (const width of [320, 640, 997, 1440]) {
      await page.setViewportSize({width, height: 700});
      await page.keyboard.press('/');
      await searchBox(page).fill('API');
      const listbox = page.getByRole('listbox');
      await expect(listbox).toBeInViewport();
      const {x = -1, width: listWidth = 0} = (await listbox.boundingBox()) ?? {};
      expect.soft(x, String(width)).toBeGreaterThanOrEqual(0);
      expect.soft(x + listWidth, String(width)).toBeLessThanOrEqual(width);
      expect.soft(await excessWidth(page), String(width)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(listbox).toBeHidden();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
  });
}

test.describe('with the widest system font', () => {
  // The Content-Security-Policy blocks styles added by a test.
  test.use({bypassCSP: true});

  /** The site's own font, enlarged to the width of DejaVu Sans, so that results don't depend on installed fonts. */
  const wideFont = `:root {--mw-font-body: geologica !important} header.navbar nav {font-size: 1.02rem !important}`;

  /** The smallest width of each layout of the bar, and two wide screens. */
  const barWidths = [320, 480, 640, 720, 800, 896, 977, 997, 1024, 1150, 1170, 1240, 1280, 1360, 1462, 1600];

  for (const locale of layoutLocales) {
    test(`the bars in ${locale} fit at every width, with every link`, async ({page}) => {
      for (const path of ['/docs', '/pricing']) {
        await page.goto(pageUrl(path, locale));
        await page.addStyleTag({content: wideFont});
        const bar = page.locator('header.navbar nav').first();
        for (const width of barWidths) {
          await page.setViewportSize({width, height: 700});
          const overflow = await bar.evaluate((nav) => {
            const boxes = [...nav.querySelectorAll(':scope > *, :scope > div > *')]
              .map((item) => item.getBoundingClientRect())
              .filter((box) => box.width > 0);
            const {right, bottom} = nav.getBoundingClientRect();
            return [
              Math.max(...boxes.map((box) => box.right)) -
                right +
                Number.parseFloat(getComputedStyle(nav).paddingInlineEnd),
              Math.max(...boxes.map((box) => box.bottom)) - bottom,
            ];
          });
          expect.soft(Math.max(...overflow), `${path}, ${width} pixels`).toBeLessThanOrEqual(0.5);
          // Each link is in the bar or in the menu, apart from the logo.
          const menu = bar.locator('summary:visible', {has: page.locator('path[d^="M2.5 5.5h15"]')});
          const hasMenu = (await menu.count()) > 0;
          if (hasMenu) {
            await menu.click();
          }
          const paths = await bar
            .locator(':scope > div a:visible')
            .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
          const expected = path === '/docs' ? ['/docs', '/guides', '/api', '/'] : ['/pricing', '/blog', '/docs'];
          expect.soft(paths, `${path}, ${width} pixels`).toEqual(expect.arrayContaining(pagesOf(locale, expected)));
          if (hasMenu) {
            await menu.click();
          }
        }
      }
    });
  }
});
