import {expect, test} from 'playwright/test';

import {defaultInputs, startingMessagesPerMonth, typicalVolumes} from '../src/data/calculator';
import {facts} from '../src/data/facts';
import {
  addOns,
  bundleVolumes,
  bundles,
  entryBundle,
  lowestPrice,
  namedBundles,
  yearlySaving,
} from '../src/data/pricing';
import {spanOf} from '../src/lib/calculator/duration';
import {estimate} from '../src/lib/calculator/estimate';
import {centsPerThousand, savingsShare} from '../src/lib/money';
import {pageUrl} from '../src/lib/routes';
import {count, percent, usd} from './support/format';
import {readPage, textOf} from './support/html';
import {compareNumbers} from './support/numbers';
import {locales} from './support/pages';

// Reads the files of the build, without a browser or server.
for (const locale of locales) {
  const [number, price] = [(value: number) => count(value, locale), (cents: number) => usd(cents, locale)];
  const share = (value: number): string => percent(value, locale);
  /** The numbers in the sections of a page that are missing or not in the data, by CSS selector. */
  const expectNumbers = async (path: string, sections: Readonly<Record<string, readonly string[]>>): Promise<void> => {
    const $ = await readPage(pageUrl(path, locale));
    for (const [selector, expected] of Object.entries(sections)) {
      expect.soft($(selector).length, `${path} ${selector}`).toBeGreaterThan(0);
      // Languages that write "per 1,000" in words.
      const findings = compareNumbers(textOf($, selector), expected, [number(1_000)]);
      expect.soft(findings, `${path} ${selector}`).toEqual([]);
    }
  };

  test(`every number on the home, about and pricing page is in the data, formatted for ${locale}`, async () => {
    const {purchase} = estimate(defaultInputs);
    const claim = [price(lowestPrice.priceCents), number(lowestPrice.emails)];
    const credits = [facts.creditsPerEmail, facts.creditsPerCampaignEmail, facts.creditsPerVerification].map(number);
    const claims = [
      ...[facts.averageDeliverySeconds, facts.customers, facts.setupMinutes].map(number),
      share(facts.uptime),
    ];
    await expectNumbers('/', {
      'main h1 ~ p': [...claim, price(entryBundle.priceCents)],
      'main h1 ~ ul': [number(facts.guaranteeDays), share(facts.nonProfitDiscount)],
      'main > ul': claims,
      '#steps h2 + p': [number(facts.setupMinutes)],
      'main section:has(output)': [
        ...claim,
        ...credits,
        number(defaultInputs.emails),
        ...[...namedBundles, purchase].flatMap((offer) => [
          price(offer.priceCents),
          price(centsPerThousand(offer)),
          number(offer.credits),
        ]),
        ...namedBundles.flatMap((bundle) => Object.values(bundleVolumes(bundle)).map(number)),
      ],
    });
    await expectNumbers('/about', {
      'main > div > ul': claims,
      '#delivery-time': [...[facts.averageDeliverySeconds, facts.setupMinutes].map(number), share(facts.uptime)],
    });
    const priced = addOns.flatMap((addOn) => ('price' in addOn ? [addOn.price] : []));
    const result = estimate(defaultInputs);
    const guarantee = [facts.guaranteeDays, facts.guaranteeEmails].map(number);
    const limits = [facts.startingRatePerSecond, facts.startingRatePerDay].map(number);
    await expectNumbers('/pricing', {
      'main header': [...claim, price(entryBundle.priceCents)],
      '#credits': credits,
      '#calculator': [
        share(facts.nonProfitDiscount),
        ...bundles.flatMap((bundle) => [number(bundle.credits), price(bundle.priceCents)]),
        ...credits,
        ...[facts.startingRatePerDay, startingMessagesPerMonth].map(number),
        ...[result.creditsNeeded, result.leftOver].map(number),
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
      '#bundles': [
        ...credits,
        ...bundles.flatMap((bundle) => [
          number(bundle.credits),
          price(bundle.priceCents),
          price(centsPerThousand(bundle)),
          ...(bundle.id === entryBundle.id ? [] : [share(savingsShare(bundle, entryBundle))]),
        ]),
      ],
      '#guarantee': guarantee,
      '#non-profit': [share(facts.nonProfitDiscount)],
      '#add-ons': [
        ...addOns.flatMap((addOn) => ('comesIn' in addOn ? [String(addOn.comesIn)] : [])),
        ...priced.flatMap(({monthCents, yearCents}) => [price(monthCents), price(yearCents)]),
        share(Math.max(...priced.map(yearlySaving))),
      ],
      '#faq': [price(entryBundle.priceCents), ...credits, ...guarantee, ...limits],
    });
  });
}
