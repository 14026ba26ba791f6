import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

import {defaultInputs} from '../src/data/calculator';
import {encodeInputs} from '../src/lib/calculator/query';
import {excessWidth, pagesOf, samplePaths} from './support/pages';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

// Axe looks at thousands of elements, and at the contrast of each.
test.describe.configure({timeout: 600_000});

/** Pages with the components, and so the colors, of {@link samplePaths}. */
const sameColors = [
  '/api/emails',
  '/api/emails/list-emails',
  '/api/webhooks/create-webhook',
  '/api/events/email-bounced',
];

/** A page of each other kind. */
const kinds = [...samplePaths, '/docs/api-changelog', '/blog/buy-postage-not-a-plan', '/api'];

/** What depends on colors, and takes most of the time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing in a part of the page, by the rules about colors, the others or all of them. */
async function expectNoViolations(page: Page, part: string, rules: 'colors' | 'others' | 'all'): Promise<void> {
  const axe = new AxeBuilder({page}).include(part);
  if (rules === 'colors') {
    // Nested fields look like the others.
    axe.withRules(colorRules).exclude('[data-field] [data-field]');
  } else if (rules === 'others') {
    axe.disableRules(colorRules);
  }
  if (page.url().endsWith('/docs/indexsd')) {
    // The letters look like the first one.
    axe.exclude('main section ~ section');
  }
  const {violations} = await axe.analyze();
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

for (const {colorScheme, locale} of [
  {colorScheme: 'light', locale: 'en'},
  {colorScheme: 'dark', locale: 'de'},
] as const) {
  const isLight = colorScheme === 'light';
  const rules = isLight ? 'all' : 'colors';

  test.describe(`in ${colorScheme} mode`, () => {
    // For the whole context: a change after the page has opened would race with its first paint.
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const url of pagesOf(locale, isLight ? [...kinds, ...sameColors] : kinds)) {
      test(`${url} has no accessibility violations`, async ({page}) => {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await page.locator('main details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
        // The sidebar is that of the other pages of the documentation.
        const part = url.includes('/api/') ? 'main' : 'html';
        if (isLight) {
          await expectNoViolations(page, part, 'others');
        }
        if (!sameColors.includes(url)) {
          await expectNoViolations(page, part, 'colors');
        }
      });
    }

    test('the calculator has none with invalid input', async ({page}) => {
      await openApplication(page, `/pricing?${encodeInputs({...defaultInputs, nonProfit: true})}`);
      await page.locator('#calculator form').getByRole('textbox').last().fill('x');
      await expect(page.locator('#calculator [aria-invalid="true"]')).toHaveCount(1);
      await expectNoViolations(page, '#calculator', rules);
    });

    test('search results have none', async ({page}) => {
      await page.setViewportSize({width: 1600, height: 900});
      await openApplication(page, '/docs');
      await page.keyboard.press('/');
      await page.keyboard.type('domain');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoViolations(page, 'header', rules);
    });

    test('the request builder has none and fits a small phone', async ({page}) => {
      await page.setViewportSize({width: 320, height: 800});
      await page.goto('/de/api/emails/send-email');
      await page.getByText('Werte bearbeiten').click();
      const form = page.getByRole('form', {name: 'Werte der Anfrage'});
      const place = 'details:has(form)';
      await form.getByLabel('from', {exact: true}).fill('');
      await expect(form.getByText('Mindestens')).toBeVisible();
      await expectNoViolations(page, place, rules);
      if (isLight) {
        // The colors are those of the other samples.
        await page.getByRole('radiogroup', {name: 'Ansicht'}).getByText('Code').click();
        await expectNoViolations(page, place, rules);
      }
      await page.getByRole('button', {name: 'In der Sandbox ausführen'}).click();
      await expect(page.getByRole('button', {name: '/from'})).toBeVisible();
      await expectNoViolations(page, place, rules);
      expect(await excessWidth(page)).toBe(0);
    });
  });
}
