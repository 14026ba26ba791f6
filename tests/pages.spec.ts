import {AxeBuilder} from '@axe-core/playwright';

import {expect, test} from './support/site';
import {layoutLocales, locales, pagesOf, samplePaths} from './support/pages';

for (const locale of layoutLocales) {
  for (const url of pagesOf(locale, samplePaths)) {
    test(`${url} fits a small phone, 320 pixels wide`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(url);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }
}

for (const locale of locales) {
  test(`on a small phone no heading breaks within a word in ${locale}`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    for (const url of pagesOf(locale, samplePaths)) {
      await page.goto(url);
      const broken = await page.locator('h1, h2').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
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
      expect.soft(broken, url).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    // Set for the whole context: a change after the page has opened would race with its first paint.
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const url of [...pagesOf('en', samplePaths), ...pagesOf('de', ['/', '/api/emails/send-email'])]) {
      test(`${url} has no accessibility faults that a machine can find`, async ({page}) => {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const {violations} = await new AxeBuilder({page}).analyze();
        const faults = violations.flatMap(({id, nodes}) =>
          nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
        );
        expect(faults).toEqual([]);
      });
    }
  });
}

test('nothing is fetched from elsewhere', async ({page, baseURL}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/', {waitUntil: 'networkidle'});
  await page.goto('/api/emails/send-email', {waitUntil: 'networkidle'});
  expect([...origins]).toEqual([baseURL]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the home page and the prices are all there', async ({page}) => {
    await page.goto('/uk/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('pre').first()).toContainText('fetch(');
    await page.goto('/uk/tsiny');
    const bundles = page
      .getByRole('table')
      .filter({hasText: /10\s000\s000/u})
      .last();
    await expect(bundles.getByRole('row')).toHaveCount(9);
  });
});

test('numbers and money are written as in the language of the page', async ({page}) => {
  await page.goto('/de/preise');
  await expect(page.getByRole('row').last()).toContainText('10.000.000');
  await expect(page.getByRole('row').last()).toContainText(/1\.000\s\$/u);
});
