import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

import {defaultInputs} from '../src/data/calculator';
import {encodeInputs} from '../src/lib/calculator/query';
import {excessWidth, pagesOf, samplePaths} from './support/pages';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

// Axe looks at thousands of elements, and at the contrast of each.
test.describe.configure({timeout: 600_000});

/** One page of each kind. */
const kinds = [
  ...samplePaths,
  '/docs/api-changelog',
  '/blog/buy-postage-not-a-plan',
  '/api',
  '/api/emails',
  '/api/emails/list-emails',
  '/api/webhooks/create-webhook',
  '/api/events/email-bounced',
];

/** What depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

for (const {colorScheme, locale, rules} of [
  {colorScheme: 'light', locale: 'en', rules: undefined},
  {colorScheme: 'dark', locale: 'de', rules: colorRules},
] as const) {
  /** Expects that axe finds nothing in a part of the page. */
  const expectNoViolations = async (page: Page, part = 'html'): Promise<void> => {
    const axe = new AxeBuilder({page}).include(part);
    const {violations} = await (rules ? axe.withRules([...rules]) : axe).analyze();
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
    expect(found).toEqual([]);
  };

  test.describe(`in ${colorScheme} mode`, () => {
    // For the whole context: a change after the page has opened would race with its first paint.
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const url of pagesOf(locale, kinds)) {
      test(`${url} has no accessibility violations`, async ({page}) => {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await page.locator('main details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
        // The sidebar is that of the other pages of the documentation.
        await expectNoViolations(page, url.includes('/api/') ? 'main' : 'html');
      });
    }

    test('the calculator has none with invalid input', async ({page}) => {
      await openApplication(page, `/pricing?${encodeInputs({...defaultInputs, nonProfit: true})}`);
      await page.locator('#calculator form').getByRole('textbox').last().fill('x');
      await expect(page.locator('#calculator [aria-invalid="true"]')).toHaveCount(1);
      await expectNoViolations(page, '#calculator');
    });

    test('search results have none', async ({page}) => {
      await page.setViewportSize({width: 1600, height: 900});
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
      await page.getByText('Werte bearbeiten').click();
      const form = page.getByRole('form', {name: 'Werte der Anfrage'});
      const place = 'details:has(form)';
      await form.getByLabel('from', {exact: true}).fill('');
      await expect(form.getByText('Mindestens')).toBeVisible();
      await expectNoViolations(page, place);
      await page.getByRole('radiogroup', {name: 'Ansicht'}).getByText('Code').click();
      await expectNoViolations(page, place);
      await page.getByRole('button', {name: 'In der Sandbox ausführen'}).click();
      await expect(page.getByRole('button', {name: '/from'})).toBeVisible();
      await expectNoViolations(page, place);
      expect(await excessWidth(page)).toBe(0);
    });
  });
}
