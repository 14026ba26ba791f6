import {AxeBuilder} from '@axe-core/playwright';

import {expect, test} from './support/site';
import {layoutLocales, pagesOf, samplePaths} from './support/pages';

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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const url of [...pagesOf('en', samplePaths), ...pagesOf('de', ['/', '/api/emails/send-email'])]) {
    test(`${url} has no accessibility faults that a machine can find (${colorScheme})`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(url);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`)).toEqual([]);
    });
  }
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
    await expect(page.locator('pre')).toContainText('fetch(');
    await page.goto('/uk/tsiny');
    await expect(page.getByRole('row')).toHaveCount(9);
  });
});

test('numbers and money are written as in the language of the page', async ({page}) => {
  await page.goto('/de/preise');
  await expect(page.getByRole('row').last()).toContainText('10.000.000');
  await expect(page.getByRole('row').last()).toContainText(/1\.000\s\$/u);
});
