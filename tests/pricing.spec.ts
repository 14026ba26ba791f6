import type {Locator, Page} from 'playwright/test';

import {appLinks, hosts, newsletter, supportLink} from '../src/config/site';
import {bundles} from '../src/data/pricing';
import {attributesOf, readPage} from './support/html';
import {messageIn} from './support/messages';
import {holdScripts, hydrated, openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** The controls of the calculator by label, and the letter that shows what to buy. */
function calculatorOf(page: Page) {
  const form = page.locator('#calculator form');
  return {
    form,
    letter: form.locator('[data-copy]'),
    field: (name: string): Locator => form.getByRole('textbox', {name}),
    slider: (name: string): Locator => form.getByRole('slider', {name}),
    buy: form.getByRole('link', {name: /^Buy \S+ credits$/u}),
  };
}

/** The price in the letter or in the bar. */
const priceIn = (part: Locator): Locator => part.locator('p > :first-child').first();

/** Expects that the calculator shows a price and bundles, each as "2 × 1,000,000". */
async function expectResult(page: Page, price: string, ...items: readonly string[]): Promise<void> {
  const {form, letter} = calculatorOf(page);
  await expect(priceIn(letter)).toHaveText(price);
  await expect(form.getByRole('listitem')).toContainText(items.map((item) => item.replace('× ', '×')));
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('add-ons have their prices, and questions open', async ({page}) => {
    await page.goto('/pricing');
    const addOnList = page.locator('#add-ons');
    await expect(addOnList.getByText('$10 per month')).toBeVisible();
    await expect(addOnList.getByText('$96 per year')).toBeVisible();
    await expect(addOnList.getByText('Coming 2026')).toBeVisible();

    const answer = page.getByText('Credits never expire.');
    await expect(answer).toBeHidden();
    await page.getByText("What happens to credits I don't use?").click();
    await expect(answer).toBeVisible();
  });
});

test('the calculator responds to the keys of its sliders and announces the result', async ({page}) => {
  await openApplication(page, '/pricing');
  await expectResult(page, '$40', '1 × 100,000');
  const {slider, field, form, buy} = calculatorOf(page);
  const emails = slider('API and SMTP emails');
  await emails.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field('API and SMTP emails')).toHaveValue('120,000');
  await expect(emails).toHaveAttribute('aria-valuetext', '120,000');
  await expectResult(page, '$60', '1 × 40,000', '1 × 100,000');
  // Screen readers announce the result.
  await expect(form.locator('output')).toHaveText(
    /^\$60 for 140,000\u00a0credits\. Bundles: 1 × 40,000 and 1 × 100,000\./u,
  );
  await expect(buy).toHaveAttribute('href', `${appLinks.signUp}?bundle=starter&bundle=b100k`);

  // Nothing can be bought if nothing is needed.
  await page.keyboard.press('Home');
  await expectResult(page, '$0');
  await expect(buy).toBeDisabled();
  await expect(buy).not.toHaveAttribute('href');
  await page.keyboard.press('End');
  await expectResult(page, '$5,000', '5 × 10,000,000');

  await page.keyboard.press('Tab');
  await expect(field('Campaign emails')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider('Campaign emails')).toBeFocused();
  await form.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expectResult(page, '$2,500', '5 × 10,000,000');
  // The link tells the dashboard about the discount.
  await expect(buy).toHaveAttribute('href', `${appLinks.signUp}?bundle=b10m*5&nonprofit=1`);
  await expect(form.getByRole('switch')).toHaveAccessibleDescription('Requires verification by support');
});

test('typed numbers give the credits and the price, also for a non-profit, and nothing moves', async ({page}) => {
  await openApplication(page, '/pricing');
  const {field, form, letter, buy} = calculatorOf(page);
  // Measured on the page, because focusing a field below the window scrolls the page.
  const top = (): Promise<number> => buy.evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  const raise = form.getByRole('link', {name: 'raise your limits'});
  // Focusing a field selects its text.
  await field('API and SMTP emails').click();
  await page.keyboard.type('150k');
  await expect(raise).toBeHidden();
  await field('API and SMTP emails').fill('3m');
  await expect(raise).toHaveAttribute('href', '/docs/limits#raise');
  await field('Campaign emails').click();
  await page.keyboard.type('200k');
  await expect(field('API and SMTP emails')).toHaveValue('3,000,000');
  await expect(form).toContainText('200,000 × 2 credits = 400,000 credits');
  await expectResult(page, '$575', '1 × 1,000,000', '1 × 2,500,000');
  await expect(letter.getByText('$558.57 per month')).toBeVisible();
  await field('Months to cover').fill('2');
  expect(await top()).toBe(before);
  await field('Months to cover').fill('1');
  await form.getByText('Non-profit or student').click();
  await expect(priceIn(letter)).toHaveText('$287.50');
  await expect(letter.locator('s')).toHaveText('$575');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('what is typed after a tap before hydration replaces the number, and the bar has the price', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/pricing');
    const {field, form} = calculatorOf(page);
    await form.getByText('Non-profit or student').tap();
    await field('API and SMTP emails').tap();
    await page.keyboard.type('3m');
    await field('Campaign emails').tap();
    await page.keyboard.type('200k');
    held.release();
    await hydrated(page);
    await expect(form.getByRole('switch')).toBeChecked();
    // The bar at the bottom repeats the price and the link, which are not tab stops.
    const bar = form.locator('[aria-hidden="true"][data-site-only]');
    await expect(priceIn(bar)).toBeInViewport({ratio: 1});
    await expect(priceIn(bar)).toHaveText('$287.50');
    await expect(bar.getByRole('link', {includeHidden: true})).toHaveAttribute('tabindex', '-1');
  });
});

test('a field formats pasted numbers and explains invalid input', async ({page}) => {
  await openApplication(page, '/de/preise');
  const {field, form, letter} = calculatorOf(page);
  const emails = field(messageIn('de', 'pricing.calculator.emails'));
  await emails.fill(' 1,234,567 ');
  await expect(form.locator('dd').first()).toHaveText('1.234.567');
  await emails.blur();
  await expect(emails).toHaveValue('1.234.567');
  for (const [text, message] of [
    ['viel', messageIn('de', 'pricing.calculator.notANumber')],
    ['-5', messageIn('de', 'pricing.calculator.tooSmall')],
    ['50.000.001', messageIn('de', 'pricing.calculator.limit', {max: '50.000.000'}).replaceAll(/[[\]]/gu, '')],
  ] as const) {
    const next = field(messageIn('de', 'pricing.calculator.verifications'));
    const before = await next.boundingBox();
    await emails.fill(text);
    await expect(emails).toHaveAttribute('aria-invalid', 'true');
    expect(await next.boundingBox()).toEqual(before);
    await expect(emails).toHaveAccessibleDescription(message);
    // Invalid input stays in the field, and the last result remains visible, but can't be bought.
    await emails.blur();
    await expect(emails).toHaveValue(text);
    await expect(form.locator('dd').first()).toHaveText('1.234.567');
    await expect(letter.getByRole('link', {name: messageIn('de', 'pricing.calculator.correct')})).toBeDisabled();
    await expect(letter.getByRole('button')).toBeDisabled();
  }
  await emails.fill('');
  await expect(priceIn(letter)).toHaveText('0 $');
});

test('twelve uneven months are compared with the price of a plan', async ({page}) => {
  await openApplication(page, '/pricing');
  const plan = page.getByRole('textbox', {name: 'What do you pay now'});
  await plan.fill('90');
  // 1,200,000 credits cost $275.
  await expect(plan).toHaveAccessibleDescription('With credits, you would pay $805 less a year.');
  await plan.fill('20');
  await expect(plan).toHaveAccessibleDescription('Your plan costs $35 less a year.');
  await plan.fill('a lot');
  await expect(plan).toHaveAccessibleDescription('Enter whole dollars, up to 1,000,000.');
});

test('the URL contains the inputs, can be copied, and restores them without an interaction', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApplication(page, '/pricing');
  const {field, form, letter} = calculatorOf(page);
  await field('Email verifications').fill('7');
  await field('Months to cover').fill('12');
  await form.getByText('Non-profit or student').click();
  const query = '?emails=100000&campaigns=0&verifications=7&months=12&nonprofit=1';
  await expect(page).toHaveURL(`/pricing${query}`);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${hosts.site}/pricing${query}#calculator`);

  await page.goto(`/de/preise${query}#calculator`);
  await hydrated(page);
  await expect(form.locator('dd').first()).toHaveText('1.200.420');
  await expect(form.getByRole('switch')).toBeChecked();
  await expect(letter.locator('s')).toBeVisible();
});

test('every bundle can be bought, and the prices and support are linked', async () => {
  const $ = await readPage('/pricing');
  expect(attributesOf($, '#bundles td a', 'href')).toEqual(
    ['starter', 'b100k', 'growth', 'b500k', 'scale', 'b2500k', 'b5m', 'b10m'].map(
      (name) => `${appLinks.signUp}?bundle=${name}`,
    ),
  );
  expect(attributesOf($, '#bundles td a', 'aria-label')).toEqual(
    bundles.map(({credits}) => `Buy ${credits.toLocaleString('en')}\u00a0credits`),
  );
  expect(attributesOf($, '#bundles p a', 'href')).toEqual(expect.arrayContaining(['/pricing.json']));
  expect(attributesOf($, '#faq aside a', 'href')).toEqual([supportLink, '/docs/credits#questions']);
});

test('pages have a newsletter form that works without JavaScript', async () => {
  for (const [path, language, policy] of [
    ['/pricing', 'en', '/privacy-policy'],
    ['/de/blog', 'de', '/de/datenschutz'],
  ] as const) {
    const $ = await readPage(path);
    const form = $('main form[method="post"]');
    expect(form.attr('action')).toBe(newsletter.action);
    expect(form.find('input[type="email"][required]').attr('name')).toBe(newsletter.field);
    expect(form.find(`input[name="${newsletter.languageField}"]`).attr('value')).toBe(language);
    expect(form.find(`a[href="${policy}"]`)).toHaveLength(1);
    expect(form.find('a[type="application/rss+xml"]')).toHaveLength(1);
  }
});
