import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from 'playwright/test';

import type {Locale} from '../src/config/locales';
import {hosts} from '../src/config/site';
import {calculatorLimits, defaultInputs, typicalVolumes} from '../src/data/calculator';
import {facts} from '../src/data/facts';
import {addOns, bundleVolumes, bundles, entryBundle, namedBundles, yearlySaving} from '../src/data/pricing';
import {spanOf} from '../src/lib/calculator/duration';
import {type Inputs, estimate} from '../src/lib/calculator/estimate';
import {encodeInputs} from '../src/lib/calculator/query';
import {centsPerThousand, savingsShare} from '../src/lib/money';
import {pageUrl} from '../src/lib/routes';
import {pricingDocument, pricingSchema} from '../src/lib/pricingDocument';
import {count, percent, usd} from './support/format';
import {compareNumbers} from './support/numbers';
import {locales} from './support/pages';
import {holdScripts, hydrated, openApplication, showIntent} from './support/scripts';
import {expect, test} from './support/site';
import {textsOf} from './support/texts';

/** What the calculator shows, read by its names. */
function calculatorOf(page: Page): {
  field: (name: string) => Locator;
  slider: (name: string) => Locator;
  form: Locator;
} {
  const form = page.locator('#calculator form');
  return {
    form,
    field: (name) => form.getByRole('textbox', {name}),
    slider: (name) => form.getByRole('slider', {name}),
  };
}

/** Expects that the calculator shows what these inputs come to. */
async function expectResult(page: Page, inputs: Inputs, locale: Locale = 'en'): Promise<void> {
  const {purchase, creditsNeeded, leftOver} = estimate(inputs);
  const {form} = calculatorOf(page);
  await expect(form.getByText(usd(purchase.priceCents, locale), {exact: true})).toBeVisible();
  const details = form.locator('dd');
  await expect(details.nth(0)).toHaveText(count(creditsNeeded, locale));
  await expect(details.nth(1)).toHaveText(count(purchase.credits, locale));
  await expect(details.nth(2)).toHaveText(count(leftOver, locale));
  await expect(form.getByRole('listitem')).toHaveText(
    purchase.items.map(({bundle, count: bought}) => `${count(bought, locale)} ×${count(bundle.credits, locale)}`),
  );
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    test(`every number of the page is one of the data, written as in ${locale}`, async ({page}) => {
      await page.goto(pageUrl('/pricing', locale));
      const [number, price] = [(value: number) => count(value, locale), (cents: number) => usd(cents, locale)];
      const priced = addOns.flatMap((addOn) => ('price' in addOn ? [addOn.price] : []));
      const result = estimate(defaultInputs);
      const sections: Readonly<Record<string, readonly string[]>> = {
        credits: [facts.creditsPerEmail, facts.creditsPerCampaignEmail, facts.creditsPerVerification].map(number),
        bundles: namedBundles.flatMap((bundle) => [
          price(bundle.priceCents),
          price(centsPerThousand(bundle)),
          ...[bundle.credits, ...Object.values(bundleVolumes(bundle))].map(number),
        ]),
        calculator: [
          percent(facts.nonProfitDiscount, locale),
          ...bundles.map(({credits}) => number(credits)),
          ...[result.creditsNeeded, result.purchase.credits, result.leftOver].map(number),
          price(result.purchase.priceCents),
          price(result.perThousandCents ?? 0),
          number(spanOf(result.monthsCovered ?? 0).value),
          ...typicalVolumes.flatMap((volumes) => {
            const {creditsNeeded, purchase} = estimate(volumes);
            const {emails, campaignEmails, verifications} = volumes;
            return [
              ...[emails, campaignEmails, verifications, creditsNeeded].map(number),
              ...purchase.items.flatMap(({bundle, count: bought}) => [number(bought), number(bundle.credits)]),
              price(purchase.priceCents),
            ];
          }),
        ],
        'all-bundles': [
          // The claim: as low as 1 USD per 10,000 emails.
          price(100),
          number(10_000),
        ].concat(
          bundles.flatMap((bundle) => [
            number(bundle.credits),
            price(bundle.priceCents),
            price(centsPerThousand(bundle)),
            ...(bundle.id === entryBundle.id ? [] : [percent(savingsShare(bundle, entryBundle), locale)]),
          ]),
        ),
        guarantee: [facts.guaranteeDays, facts.guaranteeEmails].map(number),
        'non-profit': [percent(facts.nonProfitDiscount, locale)],
        'add-ons': [
          ...addOns.flatMap((addOn) => ('comesIn' in addOn ? [String(addOn.comesIn)] : [])),
          ...priced.flatMap(({monthCents, yearCents}) => [price(monthCents), price(yearCents)]),
          percent(Math.max(...priced.map(yearlySaving)), locale),
        ],
        limits: [facts.startingRatePerSecond, facts.startingRatePerDay].map(number),
        faq: [
          price(entryBundle.priceCents),
          percent(facts.nonProfitDiscount, locale),
          ...[
            facts.creditsPerEmail,
            facts.creditsPerCampaignEmail,
            facts.creditsPerVerification,
            facts.guaranteeDays,
            facts.guaranteeEmails,
            facts.startingRatePerSecond,
            facts.startingRatePerDay,
          ].map(number),
        ],
      };
      for (const [id, expected] of Object.entries(sections)) {
        const text = await textsOf(page.locator(`#${id}`));
        // Languages that write "per 1,000" do so in their words.
        expect.soft(compareNumbers(text, expected, [number(1_000)]), id).toEqual([]);
      }
      const lead = await textsOf(page.getByRole('main').locator('header'));
      expect(compareNumbers(lead, [price(entryBundle.priceCents)])).toEqual([]);

      // The same once more for search engines.
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const [product] = data
        .map((text) => JSON.parse(text) as {'@type': string; url: string; offers: {price: string}[]})
        .filter((entry) => entry['@type'] === 'Product');
      expect(product?.url).toBe(`${hosts.site}${pageUrl('/pricing', locale)}`);
      expect(product?.offers.map((offer) => Number(offer.price) * 100)).toEqual(
        bundles.map(({priceCents}) => priceCents),
      );
    });
  }

  test('a table of typical volumes stands in the place of the calculator', async ({page}) => {
    await page.goto('/uk/tsiny');
    const section = page.locator('#calculator');
    await expect(section.getByRole('row')).toHaveCount(typicalVolumes.length + 1);
    await expect(section.locator('form')).toBeHidden();
    await expect(section.getByRole('row').last()).toContainText(usd(160_000, 'uk'));
  });

  test('the prices of add-ons switch, and the questions open', async ({page}) => {
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
    await page.getByText('What happens to credits I do not use?').click();
    await expect(answer).toBeVisible();
  });
});

test('numbers are found where they are wrong, and where they are missing', () => {
  expect(compareNumbers('From $20, 50 % off, $0.30 per 1k', ['$20', '50%', '$0.30'])).toEqual([]);
  expect(compareNumbers('Ab 21 $', ['20 $'])).toEqual(['20 is missing', '21 is not in the data']);
  expect(compareNumbers('40\u202f000 crédits', ['40\u202f000'])).toEqual([]);
  expect(compareNumbers('4 000 0 crédits', ['40\u202f000'])).toHaveLength(4);
  expect(compareNumbers('pro 1.000', [], ['1.000'])).toEqual([]);
});

test('the calculator follows the keys of its sliders', async ({page}) => {
  await openApplication(page, '/pricing');
  await expectResult(page, defaultInputs);
  const {slider, field, form} = calculatorOf(page);
  const emails = slider('API and SMTP emails');
  await emails.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field('API and SMTP emails')).toHaveValue('120,000');
  await expect(emails).toHaveAttribute('aria-valuetext', '120,000');
  await expectResult(page, {...defaultInputs, emails: 120_000});
  // What screen readers hear, once the change is finished.
  await expect(form.locator('output')).toHaveText(
    /^\$220 for 1,040,000 credits\. Bundles: 1 × 40,000 and 1 × 1,000,000\./u,
  );

  await page.keyboard.press('End');
  await expectResult(page, {...defaultInputs, emails: calculatorLimits.perMonth});
  await page.keyboard.press('Home');
  await expectResult(page, {...defaultInputs, emails: 0});

  await page.keyboard.press('Tab');
  await expect(field('Campaign emails')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider('Campaign emails')).toBeFocused();
  await form.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expectResult(page, {...defaultInputs, emails: 0, nonProfit: true});
});

test('the calculator says when the credits are used up', async ({page}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await openApplication(page, '/pricing');
  await expect(calculatorOf(page).form.locator('dd').nth(3)).toHaveText('in 6.6 monthsJune 2027');
});

test('a field takes numbers as people paste them, and says what is wrong with others', async ({page}) => {
  await openApplication(page, '/de/preise');
  const {field, form} = calculatorOf(page);
  const emails = field('E-\u2060Mails über API und SMTP');
  for (const text of [
    '1234567',
    '1.234.567',
    '1,234,567',
    '1 234 567',
    '1\u202f234\u202f567',
    ' 1\u00a0234\u00a0567 ',
  ]) {
    await emails.fill(text);
    await expectResult(page, {...defaultInputs, emails: 1_234_567}, 'de');
    await emails.blur();
    await expect(emails).toHaveValue('1.234.567');
  }
  for (const [text, message] of [
    ['1,5', 'Geben Sie eine ganze Zahl ein.'],
    ['viel', 'Geben Sie eine ganze Zahl ein.'],
    ['-5', 'Diese Zahl ist zu klein.'],
    ['50.000.001', 'Höchstens 50.000.000. Für mehr schreiben Sie dem Support.'],
  ] as const) {
    await emails.fill(text);
    await expect(emails).toHaveAttribute('aria-invalid', 'true');
    await expect(emails).toHaveAccessibleDescription(message);
    // Nothing is claimed for what is not right.
    await expect(form.locator('dd').first()).toHaveText('–');
  }
  await emails.fill('');
  await expectResult(page, {...defaultInputs, emails: 0}, 'de');
});

test('the address holds the inputs, and shows them to another reader at once', async ({page}) => {
  await openApplication(page, '/pricing');
  const {field, form} = calculatorOf(page);
  await field('Verified addresses').fill('7');
  await field('Months to cover').fill('12');
  await form.getByText('Non-profit or student').click();
  const inputs = {...defaultInputs, verifications: 7, months: 12, nonProfit: true};
  await expect(page).toHaveURL(`/pricing?${encodeInputs(inputs)}`);

  // In another language, and without any sign of intent.
  await page.goto(`/cs/cenik?${encodeInputs(inputs)}#calculator`);
  await hydrated(page);
  await expectResult(page, inputs, 'cs');
  await expect(form.getByRole('switch')).toBeChecked();
});

test('the link to the result is copied', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApplication(page, '/pricing');
  await calculatorOf(page).field('Months to cover').fill('9');
  await page.getByRole('button', {name: 'Copy the link'}).click();
  await expect(page.getByRole('button', {name: 'The link is copied.'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'The link is copied.'})).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}/pricing?${encodeInputs({...defaultInputs, months: 9})}#calculator`,
  );
});

test('hostile values in the address change nothing', async ({page}) => {
  await page.goto(
    '/pricing?emails=<img src=x onerror=alert(1)>&campaigns=1e9&verifications=-1&months=99&nonprofit=yes',
  );
  await hydrated(page);
  await expectResult(page, defaultInputs);
  await expect(page.locator('#calculator img')).toHaveCount(0);
});

test('an address of another purpose starts nothing', async ({page}) => {
  const held = await holdScripts(page);
  await page.goto('/pricing?utm_source=letter');
  await page.waitForLoadState('load');
  await expect(page.locator('script[src][async]')).toHaveCount(0);
  held.release();
});

test('what is done before the application is there is not lost', async ({page}) => {
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

for (const [name, address] of [
  ['the page', '/uk/tsiny'],
  ['a link to a result', `/uk/tsiny?${encodeInputs({...defaultInputs, emails: 12_345_678, nonProfit: true})}`],
] as const) {
  for (const width of [320, 768, 1440]) {
    test(`nothing moves while ${name} loads and starts, ${width} pixels wide`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as unknown as {value: number}).value);
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(address);
      await page.locator('#calculator form').scrollIntoViewIfNeeded();
      await showIntent(page);
      await hydrated(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const total = await page.evaluate(() =>
        (window as unknown as {shifts: number[]}).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(total).toBe(0);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const locale of locales) {
      test(`the page in ${locale} has no accessibility faults that a machine can find, in any state`, async ({
        page,
      }) => {
        await openApplication(
          page,
          `${pageUrl('/pricing', locale)}?${encodeInputs({...defaultInputs, nonProfit: true})}`,
        );
        await page.locator('#calculator form').getByRole('textbox').last().fill('x');
        await page
          .locator('#faq details')
          .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
        const {violations} = await new AxeBuilder({page}).analyze();
        const faults = violations.flatMap(({id, nodes}) =>
          nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
        );
        expect(faults).toEqual([]);
      });
    }
  });
}

test('on paper there are prices and answers, and nothing to press', async ({page}) => {
  await page.goto('/pricing');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('$10 per month')).toBeVisible();
  await expect(page.getByText('$96 per year')).toBeVisible();
  await expect(page.getByText('Credits never expire.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('slider')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#calculator').getByText('$200', {exact: true})).toBeVisible();
});

test('the prices can be read by programs, from pages of all origins', async ({request}) => {
  const data = await request.get('/pricing.json');
  expect(data.headers()).toMatchObject({'access-control-allow-origin': '*', 'content-type': 'application/json'});
  expect(await data.json()).toEqual(pricingDocument());
  const schema = await request.get('/pricing.schema.json');
  expect(schema.status()).toBe(200);
  expect(await schema.json()).toEqual(pricingSchema());
});
