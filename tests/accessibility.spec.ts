import {existsSync} from 'node:fs';
import path from 'node:path';

import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from 'playwright/test';

import {localeBaseUrl} from '../src/config/locales';
import {defaultInputs} from '../src/components/pricing/Calculator/inputs';
import {encodeInputs} from '../src/components/pricing/Calculator/query';
import {parsePageUrl} from '../src/lib/routes';
import {builtFiles} from './support/html';
import {messageIn} from './support/messages';
import {excessWidth, locales, pagesOf, postUrl, samplePaths} from './support/pages';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

// Axe checks thousands of elements, and the contrast of each.
test.describe.configure({timeout: 600_000});

/** Pages with the same components, and therefore colors, as {@link samplePaths}. */
const sameColors = [
  '/api/emails',
  '/api/emails/list-emails',
  '/api/webhooks/create-webhook',
  '/api/events/email-bounced',
];

/** A page of each other kind. */
const kinds = [...samplePaths, '/docs/api-changelog', '/api'];

/** Languages in the build. */
const builtLocales = locales.filter((locale) => existsSync(path.join('build', localeBaseUrl(locale), 'index.html')));

/** The rules that depend on colors, which take most of the time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Opens disclosures, except menus, which cover the content below them. */
const openDetails = (page: Page): Promise<void> =>
  page
    .locator('main details:not([name="navigation-menu"])')
    .evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));

/** The parts of a page to check. The sidebar of the API reference is the same as in the rest of the documentation. */
const partOf = (url: string): string => (url.includes('/api/') ? 'main' : 'html');

/** Expects that axe finds nothing in a part of the page, with the rules about colors, the others, or all of them. */
async function expectNoViolations(page: Page, part: string, rules: 'colors' | 'others' | 'all'): Promise<void> {
  // The pages have no frames, for which axe would open another page.
  const axe = new AxeBuilder({page}).include(part).setLegacyMode();
  if (rules === 'colors') {
    // Nested fields look like top-level fields.
    axe.exclude('[data-field] [data-field]');
  } else if (rules === 'others') {
    // Highlighted code has hundreds of elements that differ only in color.
    await page.locator('pre code').evaluateAll((all) => all.forEach((it) => (it.textContent = it.textContent)));
  }
  const off = rules === 'others' ? colorRules : [];
  axe.options({
    // Reporting passed checks would take as long as the checks, and the rules don't need the stylesheets.
    resultTypes: ['violations'],
    preload: false,
    ...(rules === 'colors'
      ? {runOnly: colorRules}
      : {
          rules: {
            ...Object.fromEntries(off.map((rule) => [rule, {enabled: false}])),
            // A rule of WCAG 2.2. It is slow for the many links of an operation, which look like those on other pages.
            'target-size': {enabled: !/\/api\/.+\/|\/indexsd$/u.test(page.url())},
          },
        }),
  });
  if (page.url().endsWith('/docs/indexsd')) {
    // The other letters look like the first one.
    axe.exclude('main section ~ section');
  }
  const {violations} = await axe.analyze();
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect.soft(found, page.url()).toEqual([]);
}

/** The English pages by part of the site, so that they can be checked in parallel. */
const parts = ['docs', 'guides', 'api', 'blog', ''];

for (const part of parts) {
  test(`no page of /${part} has violations or is wider than a phone`, async ({page}) => {
    const urls = [...(await builtFiles())]
      .flatMap(([url, file]) => (file.endsWith('.html') ? [url] : []))
      .filter((url) => parsePageUrl(url).locale === 'en')
      .filter((url) => (parts.find((name) => name === url.split('/')[1]) ?? '') === part);
    expect(urls.length).toBeGreaterThan(5);
    await page.setViewportSize({width: 320, height: 800});
    for (const url of urls) {
      await test.step(url, async () => {
        await page.goto(url);
        // Nested fields have the same components on all reference pages; one of each kind is opened below.
        if (part !== 'api') {
          await openDetails(page);
        }
        expect.soft(await excessWidth(page), url).toBe(0);
        await expectNoViolations(page, partOf(url), 'others');
      });
    }
  });
}

for (const locale of builtLocales.filter((it) => it !== 'en')) {
  test(`no page kind in ${locale} has violations`, async ({page}) => {
    for (const url of [...pagesOf(locale, [...kinds, '/search']), postUrl('2026-11-16', locale)]) {
      await test.step(url, async () => {
        await page.goto(url);
        await openDetails(page);
        await expectNoViolations(page, partOf(url), 'others');
      });
    }
  });
}

for (const {colorScheme, locale} of [
  {colorScheme: 'light', locale: 'en'},
  {colorScheme: 'dark', locale: 'de'},
] as const) {
  const isLight = colorScheme === 'light';
  const rules = isLight ? 'all' : 'colors';

  test.describe(`in ${colorScheme} mode`, () => {
    // Set for the whole context, because a change after the page has opened would race with its first paint.
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const url of [
      ...pagesOf(locale, isLight ? [...kinds, ...sameColors] : kinds),
      postUrl('2026-11-16', locale),
    ]) {
      test(`${url} has no accessibility violations`, async ({page}) => {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await openDetails(page);
        if (!sameColors.includes(url)) {
          await expectNoViolations(page, partOf(url), 'colors');
        }
        if (isLight) {
          await expectNoViolations(page, partOf(url), 'others');
        }
      });
    }

    test('the calculator has no violations with invalid input', async ({page}) => {
      await openApplication(page, `/pricing?${encodeInputs({...defaultInputs, nonProfit: true})}`);
      await page.locator('#calculator form').getByRole('textbox').last().fill('x');
      await expect(page.locator('#calculator [aria-invalid="true"]')).toHaveCount(1);
      await expectNoViolations(page, '#calculator', rules);
    });

    test('search results have no violations', async ({page}) => {
      await page.setViewportSize({width: 1600, height: 900});
      await openApplication(page, '/docs');
      await page.keyboard.press('/');
      await page.keyboard.type('domain');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoViolations(page, 'header', rules);
    });

    test('the request builder has no violations and fits a small phone', async ({page}) => {
      await page.setViewportSize({width: 320, height: 800});
      await page.goto('/de/api/emails/send-email');
      await page.getByText(messageIn('de', 'api.builder.open')).click();
      const form = page.getByRole('form', {name: messageIn('de', 'api.builder.label')});
      const place = 'details:has(form)';
      const from = form.getByLabel('from', {exact: true});
      await from.fill('');
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations(page, place, rules);
      if (isLight) {
        // The colors are the same as in the other samples.
        await page
          .getByRole('radiogroup', {name: messageIn('de', 'api.builder.view')})
          .getByText(messageIn('de', 'api.builder.view.code'))
          .click();
        await expectNoViolations(page, place, rules);
      }
      await page.getByRole('button', {name: messageIn('de', 'api.builder.run')}).click();
      await expect(page.getByRole('button', {name: '/from'})).toBeVisible();
      await expectNoViolations(page, place, rules);
      expect(await excessWidth(page)).toBe(0);
    });
  });
}

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  /** The styles that can set an element apart from its neighbors with forced colors. */
  const look = (element: Locator): Promise<string> =>
    element.evaluate((it) => {
      const {backgroundColor, borderBottomColor, outlineStyle} = getComputedStyle(it);
      return [backgroundColor, borderBottomColor, outlineStyle].join();
    });

  test('selected items look different, and matches are visible', async ({page}) => {
    await page.goto('/blog');
    const categories = page.getByRole('navigation', {name: 'Categories'}).getByRole('link');
    expect(await look(categories.first())).not.toBe(await look(categories.last()));

    await page.goto('/api/emails/send-email');
    const tab = (language: string): Locator => page.locator(`aside label[for="sample-${language}"]:visible`).first();
    expect(await look(tab('curl'))).not.toBe(await look(tab('node')));

    await openApplication(page, '/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('domain');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const option = (selected: boolean): Locator => page.getByRole('option', {selected}).first();
    expect(await look(option(true))).not.toBe(await look(option(false)));
    const color = await page
      .locator('mark')
      .first()
      .evaluate((mark) => getComputedStyle(mark).color);
    expect(color).not.toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
  });
});
