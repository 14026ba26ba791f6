import {AxeBuilder} from '@axe-core/playwright';

import {defaultEmails} from '../src/data/calculator';
import {facts} from '../src/data/facts';
import {bestBundle, bundleVolumes, namedBundles} from '../src/data/pricing';
import {estimate} from '../src/lib/calculator/estimate';
import {centsPerThousand} from '../src/lib/money';
import {pageUrl} from '../src/lib/routes';
import {count, percent, usd} from './support/format';
import {compareNumbers} from './support/numbers';
import {locales} from './support/pages';
import {expect, test} from './support/site';
import {textsOf} from './support/texts';

const legalPaths = ['/privacy-policy', '/terms-of-service', '/acceptable-use-policy'];
const marketingPaths = ['/', '/pricing', ...legalPaths];

/** How far a page is wider than its window, in pixels. */
const excess = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    test(`every number of the home page is one of the data, written as in ${locale}`, async ({page}) => {
      await page.goto(pageUrl('/', locale));
      const number = (value: number): string => count(value, locale);
      const {purchase} = estimate({
        emails: defaultEmails,
        campaignEmails: 0,
        verifications: 0,
        months: 1,
        nonProfit: false,
      });
      const main = page.getByRole('main');
      const offers = [...namedBundles, purchase];
      const sections = [
        {
          name: 'claims',
          part: main.locator('ul').first(),
          expected: [
            ...[facts.averageDeliverySeconds, facts.customers, facts.setupMinutes].map(number),
            percent(facts.uptime, locale),
          ],
        },
        {name: 'steps', part: main.locator('#product h2'), expected: [number(facts.setupMinutes)]},
        {
          name: 'bundles',
          part: main.locator('section', {has: page.locator('output')}),
          expected: [
            // In the largest bundle, 10,000 emails cost so much.
            usd(centsPerThousand(bestBundle) * 10, locale),
            ...[10_000, defaultEmails].map(number),
            ...offers.flatMap((offer) => [
              usd(offer.priceCents, locale),
              usd(centsPerThousand(offer), locale),
              number(offer.credits),
            ]),
            ...namedBundles.flatMap((bundle) => Object.values(bundleVolumes(bundle)).map(number)),
          ],
        },
        {name: 'about', part: main.locator('#about'), expected: [number(facts.customers)]},
      ];
      for (const {name, part, expected} of sections) {
        // Languages that write "per 1,000" do so in their words.
        expect.soft(compareNumbers(await textsOf(part), expected, [number(1_000)]), name).toEqual([]);
      }
    });
  }
});

for (const locale of locales) {
  test(`home, prices and legal texts in ${locale} need no scrolling sideways on a phone, nor at 400 %`, async ({
    page,
  }) => {
    for (const path of marketingPaths) {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(pageUrl(path, locale));
      expect.soft(await page.evaluate(excess), `${path} on a phone`).toBe(0);
      // A window of 1280 by 1024, enlarged four times.
      await page.setViewportSize({width: 320, height: 256});
      expect.soft(await page.evaluate(excess), `${path} at 400 %`).toBe(0);
      // So low a window belongs to the text: the bar does not stay.
      await page.evaluate(() => window.scrollTo({top: 1_000, behavior: 'instant'}));
      await expect.soft(page.getByRole('banner'), `${path} at 400 %`).not.toBeInViewport();
    }
  });
}

test('a page that is too wide is noticed', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/pricing');
  await page.getByRole('heading', {level: 1}).evaluate((title) => {
    title.textContent = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    title.style.overflowWrap = 'normal';
  });
  expect(await page.evaluate(excess)).toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const locale of locales) {
      test(`the legal texts in ${locale} have no accessibility faults that a machine can find`, async ({page}) => {
        for (const path of legalPaths) {
          await page.goto(pageUrl(path, locale));
          const {violations} = await new AxeBuilder({page}).analyze();
          const faults = violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
          expect.soft(faults, path).toEqual([]);
        }
      });
    }
  });
}

test.describe('from a dark screen', () => {
  test.use({colorScheme: 'dark'});

  test('paper is light, with the sign of the house and nothing to press', async ({page}) => {
    await page.goto('/privacy-policy');
    await page.emulateMedia({media: 'print'});
    // The ink of the light mode: a browser prints no dark ground below a light text.
    await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(20, 35, 59)');
    await expect(page.getByRole('banner').getByRole('link').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('main').locator('details, button').locator('visible=true')).toHaveCount(0);
  });
});
