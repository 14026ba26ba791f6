import type {Locator, Page} from 'playwright/test';

import type {Locale} from '../src/config/locales';
import {hosts, newsletter, supportLink} from '../src/config/site';
import {calculatorLimits, defaultInputs, startingMessagesPerMonth, typicalVolumes} from '../src/data/calculator';
import {type Bundle, bundles} from '../src/data/pricing';
import {type Inputs, estimate} from '../src/lib/calculator/estimate';
import {encodeInputs} from '../src/lib/calculator/query';
import {buyUrl} from '../src/lib/buyUrl';
import {pageUrl} from '../src/lib/routes';
import {count, usd} from './support/format';
import {attributesOf, readPage} from './support/html';
import {messageIn} from './support/messages';
import {holdScripts, hydrated, openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** The controls of the calculator, by label. */
function calculatorOf(page: Page) {
  const form = page.locator('#calculator form');
  return {
    form,
    field: (name: string): Locator => form.getByRole('textbox', {name}),
    slider: (name: string): Locator => form.getByRole('slider', {name}),
  };
}

/** The letter that shows what to buy. */
const letterOf = (page: Page): Locator => page.locator('#calculator [data-copy]');

/** The bar at the bottom of a phone, which repeats the price. */
const barOf = (page: Page): Locator => page.locator('#calculator [aria-hidden="true"][data-site-only]');

/** The price in the letter or in the bar. */
const priceIn = (part: Locator): Locator => part.locator('p > :first-child').first();

/** Expects that the calculator shows the estimate for the inputs. */
async function expectResult(page: Page, inputs: Inputs, locale: Locale = 'en'): Promise<void> {
  const {purchase, creditsNeeded, leftOver} = estimate(inputs);
  const {form} = calculatorOf(page);
  await expect(priceIn(letterOf(page))).toHaveText(usd(purchase.priceCents, locale));
  const details = form.locator('dd');
  await expect(details.nth(0)).toHaveText(count(creditsNeeded, locale));
  await expect(details.nth(1)).toHaveText(count(leftOver, locale));
  await expect(form.getByRole('listitem')).toHaveText(
    purchase.items.map(
      ({bundle, count: bought}) =>
        `${count(bought, locale)} ×${count(bundle.credits, locale)}${usd(bundle.priceCents, locale)}`,
    ),
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a table of typical volumes replaces the calculator', async ({page}) => {
    await page.goto('/de/preise');
    const section = page.locator('#calculator');
    await expect(section.getByRole('row')).toHaveCount(typicalVolumes.length + 1);
    await expect(section.locator('form')).toBeHidden();
    await expect(section.getByRole('row').last()).toContainText(usd(160_000, 'de'));
  });

  test('the prices of add-ons switch, and questions open', async ({page}) => {
    await page.goto('/pricing');
    const addOnList = page.locator('#add-ons');
    await expect(addOnList.getByText('$10 per month')).toBeVisible();
    await expect(addOnList.getByText('$96 per year')).toBeHidden();
    await addOnList.getByText('Yearly').click();
    await expect(addOnList.getByText('$10 per month')).toBeHidden();
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
  await expectResult(page, defaultInputs);
  const {slider, field, form} = calculatorOf(page);
  const emails = slider('API and SMTP emails');
  await emails.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field('API and SMTP emails')).toHaveValue('120,000');
  await expect(emails).toHaveAttribute('aria-valuetext', '120,000');
  await expectResult(page, {...defaultInputs, emails: 120_000});
  // Screen readers announce the result.
  await expect(form.locator('output')).toHaveText(
    /^\$60 for 140,000\u00a0credits\. Bundles: 1 × 40,000 and 1 × 100,000\./u,
  );

  await page.keyboard.press('Home');
  await expectResult(page, {...defaultInputs, emails: 0});
  await page.keyboard.press('End');
  const most = {...defaultInputs, emails: calculatorLimits.perMonth};
  await expectResult(page, most);
  const {items, credits} = estimate(most).purchase;
  const buy = form.getByRole('link', {name: `Buy ${count(credits, 'en')} credits`});
  await expect(buy).toHaveAttribute('href', buyUrl(items));

  await page.keyboard.press('Tab');
  await expect(field('Campaign emails')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider('Campaign emails')).toBeFocused();
  await form.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expectResult(page, {...most, nonProfit: true});
  // The dashboard learns about the discount.
  await expect(buy).toHaveAttribute('href', buyUrl(items, true));
  await expect(form.getByRole('switch')).toHaveAccessibleDescription('Requires verification by support');
});

test('five inputs give the price of 3 million emails and 200,000 campaign emails for a non-profit', async ({page}) => {
  await openApplication(page, '/pricing');
  const {field, form} = calculatorOf(page);
  // A focused field selects its text.
  await field('API and SMTP emails').click();
  await page.keyboard.type('3m');
  await field('Campaign emails').click();
  await page.keyboard.type('200k');
  await form.getByText('Non-profit or student').click();
  const inputs = {...defaultInputs, emails: 3_000_000, campaignEmails: 200_000, nonProfit: true};
  await expectResult(page, inputs);
  const {purchase, fullPriceCents} = estimate(inputs);
  expect(fullPriceCents).toBe(2 * purchase.priceCents);
  await expect(letterOf(page).locator('s')).toHaveText(usd(fullPriceCents));
  await expect(field('API and SMTP emails')).toHaveValue('3,000,000');
});

test('price and Buy are on the first screen of a small laptop', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  for (const locale of ['en', 'de', 'uk'] as const) {
    await page.goto(pageUrl('/pricing', locale));
    await expect(priceIn(letterOf(page))).toBeInViewport({ratio: 1});
    await expect(page.locator('#calculator form').getByRole('link').filter({hasText: '100'})).toBeInViewport({
      ratio: 1,
    });
  }
});

test('the cost of each volume is in credits, and the price per month is shown for several months only', async ({
  page,
}) => {
  await openApplication(page, '/pricing');
  const {field, form} = calculatorOf(page);
  await expect(form).toContainText('100,000 × 1 credit = 100,000 credits');
  await field('Email verifications').fill('7');
  await expect(form).toContainText('7 × 5 credits = 35 credits');
  const letter = letterOf(page);
  await expect(letter.getByText('per month')).toHaveCount(0);
  const buy = form.getByRole('link', {name: /^Buy /u}).last();
  const before = await buy.boundingBox();
  await field('Months to cover').fill('2');
  await expect(letter.getByText('per month')).toBeVisible();
  expect((await buy.boundingBox())?.y).toBe(before?.y);
});

test('a volume beyond that of a new account is pointed out, and nothing moves', async ({page}) => {
  await openApplication(page, '/pricing');
  const {field, form} = calculatorOf(page);
  const link = form.getByRole('link', {name: 'raise your limits'});
  const heading = form.getByRole('heading', {name: 'Cheapest combination'});
  const before = await heading.boundingBox();
  await field('API and SMTP emails').fill('150k');
  await expect(link).toBeHidden();
  await field('API and SMTP emails').fill('151k');
  await expect(link).toHaveAttribute('href', '/docs/limits#raise');
  await expect(form).toContainText(`${count(5_000)} messages a day, about ${count(startingMessagesPerMonth)} a month`);
  expect(await heading.boundingBox()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test.describe('with a touchscreen', () => {
    test.use({hasTouch: true});

    for (const isHeld of [true, false]) {
      const moment = isHeld ? 'before' : 'after';
      test(`what is typed after a tap ${moment} hydration replaces the number, which is formatted on leaving`, async ({
        page,
      }) => {
        const held = await holdScripts(page);
        if (!isHeld) {
          held.release();
        }
        await (isHeld ? page.goto('/pricing') : openApplication(page, '/pricing'));
        const {field} = calculatorOf(page);
        await field('API and SMTP emails').tap();
        await page.keyboard.type('3m');
        await field('Campaign emails').tap();
        await page.keyboard.type('200k');
        held.release();
        await hydrated(page);
        await expect(field('API and SMTP emails')).toHaveValue('3,000,000');
        await expect(field('Campaign emails')).toHaveValue('200k');
      });
    }
  });

  test('the price stays in view while fields are edited, until the letter shows it', async ({page}) => {
    await openApplication(page, '/pricing');
    const {field, form} = calculatorOf(page);
    const bar = priceIn(barOf(page));
    await field('API and SMTP emails').click();
    await expect(bar).toBeInViewport({ratio: 1});
    await page.keyboard.type('3m');
    await expect(bar).toHaveText(usd(estimate({...defaultInputs, emails: 3_000_000}).purchase.priceCents));
    // Once the letter shows the price and Buy, it covers the bar.
    await form.getByRole('heading', {name: 'Cheapest combination'}).scrollIntoViewIfNeeded();
    await expect(priceIn(letterOf(page))).toBeInViewport();
    await expect(bar).toBeInViewport();
    // The link in the bar repeats the one in the letter, and no Tab key stops at it.
    await expect(barOf(page).getByRole('link', {includeHidden: true})).toHaveAttribute('tabindex', '-1');
  });
});

test('a field formats pasted numbers and explains invalid input', async ({page}) => {
  await openApplication(page, '/de/preise');
  const {field, form} = calculatorOf(page);
  const emails = field(messageIn('de', 'pricing.calculator.emails'));
  await emails.fill(' 1,234,567 ');
  await expectResult(page, {...defaultInputs, emails: 1_234_567}, 'de');
  await emails.blur();
  await expect(emails).toHaveValue('1.234.567');
  for (const [text, message] of [
    ['viel', messageIn('de', 'pricing.calculator.notANumber')],
    ['-5', messageIn('de', 'pricing.calculator.tooSmall')],
    ['50.000.001', messageIn('de', 'pricing.calculator.tooLarge', {max: '50.000.000'})],
  ] as const) {
    const next = field(messageIn('de', 'pricing.calculator.verifications'));
    const before = await next.boundingBox();
    await emails.fill(text);
    await expect(emails).toHaveAttribute('aria-invalid', 'true');
    expect(await next.boundingBox()).toEqual(before);
    await expect(emails).toHaveAccessibleDescription(message);
    // Invalid input has no result.
    await expect(form.locator('dd').first()).toHaveText('–');
    await expect(form.getByRole('link', {name: 'kaufen'})).toBeDisabled();
  }
  await emails.fill('');
  await expectResult(page, {...defaultInputs, emails: 0}, 'de');
});

test('the URL contains the inputs and restores them without an interaction', async ({page}) => {
  await openApplication(page, '/pricing');
  const {field, form} = calculatorOf(page);
  await field('Email verifications').fill('7');
  await field('Months to cover').fill('12');
  await form.getByText('Non-profit or student').click();
  const inputs = {...defaultInputs, verifications: 7, months: 12, nonProfit: true};
  await expect(page).toHaveURL(`/pricing?${encodeInputs(inputs)}`);

  await page.goto(`/de/preise?${encodeInputs(inputs)}#calculator`);
  await hydrated(page);
  await expectResult(page, inputs, 'de');
  await expect(form.getByRole('switch')).toBeChecked();
});

test('the link to the result is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApplication(page, '/pricing');
  await calculatorOf(page).field('Months to cover').fill('9');
  const buy = calculatorOf(page).form.getByRole('link', {name: /^Buy /u});
  const before = await buy.boundingBox();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await buy.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${hosts.site}/pricing?${encodeInputs({...defaultInputs, months: 9})}#calculator`,
  );
});

test('nothing can be bought if nothing is needed', async ({page}) => {
  await page.goto(`/pricing?${encodeInputs({...defaultInputs, emails: 0})}`);
  await hydrated(page);
  const link = calculatorOf(page).form.getByRole('link', {name: 'Buy 0 credits'});
  await expect(link).toBeDisabled();
  await expect(link).not.toHaveAttribute('href');
});

test('every bundle can be bought, and its price is listed once', async () => {
  const $ = await readPage('/pricing');
  const url = (bundle: Bundle): string => buyUrl([{bundle, count: 1}]);
  expect(attributesOf($, '#bundles td a', 'href')).toEqual(bundles.map(url));
  expect(attributesOf($, '#bundles p a', 'href')).toEqual(expect.arrayContaining(['/pricing.json']));
  expect(attributesOf($, '#faq aside a', 'href')).toEqual([supportLink, '/docs/credits#questions']);
  for (const {priceCents} of bundles.slice(2)) {
    const cells = $('main td, main p, main li').filter((_index, element) => $(element).text() === usd(priceCents));
    expect(cells, usd(priceCents)).toHaveLength(1);
  }
  expect(attributesOf($, '#bundles td a', 'aria-label')).toEqual(
    bundles.map(({credits}) => `Buy ${count(credits, 'en')}\u00a0credits`),
  );
});

test('credit costs have the right plural in each language', async () => {
  for (const [locale, expected] of [
    ['en', ['1 credit', '2 credits', '5 credits']],
    ['cs', ['1 kredit', '2 kredity', '5 kreditů']],
    ['uk', ['1 кредит', '2 кредити', '5 кредитів']],
  ] as const) {
    const $ = await readPage(pageUrl('/pricing', locale));
    const amounts = $('#credits dd').map((_index, amount) => $(amount).text().replaceAll('\u00a0', ' '));
    expect(amounts.get()).toEqual(expected);
  }
});

test('pages have a newsletter form that works without script', async () => {
  for (const path of ['/pricing', '/de/preise', '/de/blog']) {
    const $ = await readPage(path);
    const form = $('main form[method="post"]');
    expect(form.attr('action')).toBe(newsletter.action);
    expect(form.find('input[type="email"][required]').attr('name')).toBe(newsletter.field);
    expect(form.find(`input[name="${newsletter.languageField}"]`).attr('value')).toBe(
      path.startsWith('/de') ? 'de' : 'en',
    );
    const policy = path.startsWith('/de') ? '/de/datenschutz' : '/privacy-policy';
    expect(form.find(`a[href="${policy}"]`)).toHaveLength(1);
    expect(form.find('a[type="application/rss+xml"]')).toHaveLength(1);
  }
});

test('input before hydration is kept', async ({page}) => {
  const held = await holdScripts(page);
  await page.goto('/pricing');
  const {slider, field, form} = calculatorOf(page);
  await slider('API and SMTP emails').focus();
  await page.keyboard.press('ArrowRight');
  await field('Months to cover').fill('');
  await page.keyboard.type('3');
  await form.getByRole('switch').check();
  held.release();
  await hydrated(page);
  await expectResult(page, {...defaultInputs, emails: 120_000, months: 3, nonProfit: true});
  await expect(field('API and SMTP emails')).toHaveValue('120,000');
});
