import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

import {defaultInputs} from '../src/data/calculator';
import {encodeInputs} from '../src/lib/calculator/query';
import {pagesOf, samplePaths} from './support/pages';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** One page of each kind. */
const kinds = [
  ...samplePaths,
  '/docs/api-changelog',
  '/blog/buy-postage-not-a-plan',
  '/api',
  '/api/emails',
  '/api/events/email-bounced',
];

/** Operations with other parts: a list, one of several bodies, a secret shown once, a long body. */
const operations = [
  '/api/emails/list-emails',
  '/api/emails/send-bulk-emails',
  '/api/sending-domains/update-sending-domain',
  '/api/api-keys/create-api-key',
  '/api/subscribers/add-subscriber',
  '/api/webhooks/create-webhook',
];

/** Expects that axe finds nothing in a part of the page. */
async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  const {violations} = await new AxeBuilder({page}).include(part).analyze();
  expect(
    violations.flatMap(({id, nodes}) =>
      nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
    ),
  ).toEqual([]);
}

// Colors do not depend on the language, nor texts on the colors.
for (const {colorScheme, locale, paths} of [
  {colorScheme: 'light', locale: 'en', paths: [...kinds, ...operations]},
  {colorScheme: 'dark', locale: 'de', paths: kinds},
] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    // For the whole context: a change after the page has opened would race with its first paint.
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1600, height: 900}});

    for (const url of pagesOf(locale, paths)) {
      test(`${url} has no accessibility violations`, async ({page}) => {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await page.locator('main details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
        await expectNoViolations(page);
      });
    }

    test('the calculator has none with invalid input', async ({page}) => {
      await openApplication(page, `/pricing?${encodeInputs({...defaultInputs, nonProfit: true})}`);
      await page.locator('#calculator form').getByRole('textbox').last().fill('x');
      await expect(page.locator('#calculator [aria-invalid="true"]')).toHaveCount(1);
      await expectNoViolations(page, '#calculator');
    });

    test('search results have none', async ({page}) => {
      await openApplication(page, '/docs');
      await page.keyboard.press('/');
      await page.keyboard.type('domain');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoViolations(page, 'header');
    });

    test('the request builder has none and fits a small phone', async ({page}) => {
      await page.setViewportSize({width: 320, height: 800});
      await page.goto('/de/api/emails/send-email');
      await page.getByText('Eigene Werte ausprobieren').click();
      await expect(page.getByRole('form', {name: 'Werte der Anfrage'})).toBeVisible();
      await expectNoViolations(page, 'details:has(form)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
