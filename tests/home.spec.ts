import {gzipSync} from 'node:zlib';

import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from 'playwright/test';

import {count, usd} from './support/format';
import {pagesOf, locales} from './support/pages';
import {holdScripts, hydrated, openApplication} from './support/scripts';
import {expect, test} from './support/site';
import type {Locale} from '../src/config/locales';
import {calculatorLimits, defaultEmails} from '../src/data/calculator';
import {quickstartPath, quickstarts} from '../src/data/quickstarts';
import {namedBundles} from '../src/data/pricing';
import {appLinks} from '../src/config/site';
import {type Inputs, estimate} from '../src/lib/calculator/estimate';
import {encodeInputs} from '../src/lib/calculator/query';
import {pageUrl} from '../src/lib/routes';

/** The parts of the envelope that the scene ends with. */
const ends = ['pocket', 'stamp', 'postmark'] as const;

/** How each part of the envelope is drawn: seen in full and in its place. */
async function drawn(page: Page): Promise<{opacity: string; transform: string}[]> {
  return Promise.all(
    ends.map((name) =>
      page
        .locator(`[class*="${name}_"]`)
        .first()
        .evaluate((element) => {
          const {opacity, transform} = getComputedStyle(element);
          return {opacity, transform};
        }),
    ),
  );
}

const delivered = ends.map(() => ({opacity: '1', transform: 'none'}));

/** The animations of the scene, as far as they are not over. */
const running = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .querySelector('[class*="scene_"]')
        ?.getAnimations({subtree: true})
        .filter(({playState}) => playState === 'running').length ?? -1,
  );

test('the sections stand in their order, and lead on', async ({page}) => {
  await page.goto('/');
  const main = page.locator('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Email that arrives. Paid by the letter.');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Start in the language you write',
    'Sending in under 5 minutes',
    'Everything a letter needs',
    'Buy postage, not a plan',
    'In today’s post',
    'About Mailwren',
    'Time for your first letter',
  ]);
  await expect(main.getByRole('link', {name: 'Send your first email'}).first()).toHaveAttribute(
    'href',
    appLinks.signUp,
  );
  for (const {slug, name} of quickstarts) {
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', quickstartPath({slug}));
  }
  await expect(main.locator('#features li h3 a')).toHaveCount(7);
  await expect(main.getByRole('figure').filter({has: page.locator('blockquote')})).toHaveCount(3);
  await expect(main.getByRole('link', {name: /^Buy /u})).toHaveCount(namedBundles.length);
});

test('the DNS records, the request and the events are there to read', async ({page}) => {
  await page.goto('/');
  const steps = page.locator('#product');
  await expect(steps.getByText('v=spf1 include:spf.mailwren.example ~all')).toBeVisible();
  await steps.getByText('Python', {exact: true}).click();
  await expect(steps.locator('pre', {hasText: 'urllib.request'})).toBeVisible();
  await expect(steps.getByText('email.delivered')).toBeVisible();
});

/** The small calculator: its slider, what it says, and the way to the large one. */
function smallCalculator(page: Page): {slider: Locator; volume: Locator; result: Locator; more: Locator} {
  const box = page
    .locator('main div', {has: page.getByRole('slider')})
    .filter({has: page.locator('output')})
    .last();
  return {
    slider: page.getByRole('main').getByRole('slider'),
    volume: box.locator('label + p'),
    result: box.locator('output'),
    more: box.getByRole('link'),
  };
}

/** What the small calculator has to work out for so many emails. */
const inputsOf = (emails: number): Inputs => ({
  emails,
  campaignEmails: 0,
  verifications: 0,
  months: 1,
  nonProfit: false,
});

/** Expects that the small calculator says what so many emails cost, and leads on with them. */
async function expectSmallResult(page: Page, emails: number, locale: Locale = 'en'): Promise<void> {
  const {volume, result, more} = smallCalculator(page);
  const {purchase} = estimate(inputsOf(emails));
  await expect(volume).toHaveText(count(emails, locale));
  await expect(result).toContainText(usd(purchase.priceCents, locale));
  await expect(result).toContainText(count(purchase.credits, locale));
  await expect(more).toHaveAttribute(
    'href',
    `${pageUrl('/pricing', locale)}?${encodeInputs(inputsOf(emails))}#calculator`,
  );
}

test('the small calculator follows the keys of its slider, and hands its volume on', async ({page}) => {
  await openApplication(page, '/');
  const {slider, more} = smallCalculator(page);
  await expect(slider).toHaveAccessibleName('Emails a month, through the API or SMTP');
  await expectSmallResult(page, defaultEmails);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '120,000');
  await expectSmallResult(page, 120_000);
  await page.keyboard.press('End');
  await expectSmallResult(page, calculatorLimits.perMonth);
  await page.keyboard.press('Home');
  // For nothing there is nothing to buy: it begins with what the smallest bundle covers.
  await expect(slider).not.toHaveAttribute('aria-valuetext', '0');
  await page.keyboard.press('End');
  await more.click();
  await expect(page).toHaveURL(`/pricing?${encodeInputs(inputsOf(calculatorLimits.perMonth))}#calculator`);
  const form = page.locator('#calculator form');
  await expect(form.getByRole('textbox', {name: 'API and SMTP emails'})).toHaveValue(count(calculatorLimits.perMonth));
  await expect(form.getByRole('textbox', {name: 'Campaign emails'})).toHaveValue('0');
  await expect(form.getByRole('textbox', {name: 'Months to cover'})).toHaveValue('1');
});

test('the small calculator writes numbers and leads on as its language does', async ({page}) => {
  await openApplication(page, '/de');
  const {slider} = smallCalculator(page);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '80.000');
  await expectSmallResult(page, 80_000, 'de');
});

test('the small calculator takes what was moved before the application was there', async ({page}) => {
  const held = await holdScripts(page);
  await page.goto('/');
  await smallCalculator(page).slider.focus();
  await page.keyboard.press('ArrowRight');
  held.release();
  await hydrated(page);
  await expectSmallResult(page, 120_000);
});

test('without a newsletter the page offers the feed', async ({page, request}) => {
  await page.goto('/');
  await expect(page.locator('main form')).toHaveCount(0);
  const href = await page.getByRole('link', {name: 'RSS feed'}).getAttribute('href');
  expect((await request.get(href ?? '')).headers()['content-type']).toContain('xml');
});

test('the scene moves, lasts six seconds and ends with a delivered letter', async ({page}) => {
  await page.goto('/');
  const lengths = await page.locator('[class*="scene_"] *').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .filter(({animationName}) => animationName !== 'none')
      .map(({animationDuration, animationIterationCount}) => `${animationDuration} ${animationIterationCount}`),
  );
  expect(new Set(lengths)).toEqual(new Set(['6s 1']));
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await running(page)).toBe(0);
  expect(await drawn(page)).toEqual(delivered);
});

for (const width of [320, 768, 1440]) {
  test(`nothing moves the page while it is drawn, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/uk');
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              sum += (entry as PerformanceEntry & {value: number}).value;
            }
          });
          observer.observe({type: 'layout-shift', buffered: true});
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
  });
}

test.describe('with less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the letter is delivered from the start', async ({page}) => {
    await page.goto('/');
    expect(await running(page)).toBe(0);
    expect(await drawn(page)).toEqual(delivered);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('all of the page is there, tabs included', async ({page}) => {
    await page.goto('/');
    const steps = page.locator('#product');
    await expect(steps.locator('pre', {hasText: 'curl https://'})).toBeVisible();
    await steps.getByText('PHP', {exact: true}).click();
    await expect(steps.locator('pre', {hasText: 'curl_init'})).toBeVisible();
    await expect(page.getByRole('img', {name: /delivered, 6 seconds/u})).toBeVisible();
  });

  test('the small calculator stands as an example, and leads on', async ({page}) => {
    await page.goto('/de');
    await expect(page.getByRole('main').getByRole('slider')).toHaveCount(0);
    const example = page.locator('output').locator('xpath=../..');
    await expect(example).toContainText(count(defaultEmails, 'de'));
    await expect(example).toContainText(usd(estimate(inputsOf(defaultEmails)).purchase.priceCents, 'de'));
    await example.getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/preise\?/u);
    await expect(page.locator('#calculator').getByRole('table')).toBeVisible();
  });
});

for (const url of pagesOf('en', ['/']).concat(locales.slice(1).map((locale) => `/${locale}/`))) {
  test(`${url} fits 320 pixels and has a picture for previews`, async ({page, request}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(url);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(new URL(image ?? '').pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${url} in ${colorScheme}`, () => {
      test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

      test('has no accessibility faults that a machine can find', async ({page}) => {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations.map(({id, nodes}) => [id, ...nodes.map(({html}) => html)].join(' '))).toEqual([]);
      });
    });
  }
}

/** The most that the page may send, compressed, in bytes. */
const limits = {beforeLoad: 6 * 1024, fonts: 60 * 1024};

test('the page keeps its budgets of script before the load event and of fonts', async ({page, request}) => {
  const fonts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') {
      fonts.push(asked.url());
    }
  });
  const html = await (await request.get('/')).text();
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?<type>[^>]*)>(?<code>.*?)<\/script>/gsu)]
    .filter(({groups}) => !groups?.type?.includes('json'))
    .map(({groups}) => groups?.code ?? '')
    .join('');
  expect(gzipSync(inline).length).toBeLessThanOrEqual(limits.beforeLoad);
  expect(html).not.toMatch(/<script[^>]*src=[^>]*\bdefer\b/u);

  await page.goto('/uk/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  const fontSizes = await Promise.all(fonts.map(async (url) => (await (await request.get(url)).body()).length));
  expect(fontSizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.fonts);
});
