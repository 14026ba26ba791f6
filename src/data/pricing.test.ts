import {facts} from './facts';
import {addOns, bestBundle, bundleVolumes, bundles, namedBundles, yearlySaving} from './pricing';
import {centsPerThousand, discountedCents} from '../lib/money';

it('lists bundles from small to large, each cheaper per credit than the one before', () => {
  const rates = bundles.map(centsPerThousand);
  expect([...rates].sort((a, b) => b - a)).toEqual(rates);
  expect(new Set(rates).size).toBe(rates.length);
});

it('gives each bundle an id of its own', () => {
  expect(new Set(bundles.map(({id}) => id)).size).toBe(bundles.length);
});

it('shows the three named bundles, one of them as the most popular', () => {
  expect(namedBundles.map(({tier}) => tier)).toEqual(['starter', 'growth', 'scale']);
  expect(namedBundles.filter(({badge}) => badge === 'mostPopular').map(({tier}) => tier)).toEqual(['growth']);
});

it('puts "best value" on the bundle with the lowest price per credit', () => {
  const best = bundles.filter((bundle) => 'badge' in bundle && bundle.badge === 'bestValue');
  expect(best).toEqual([bundles.at(-1)]);
  expect(bestBundle).toBe(bundles.at(-1));
});

it('returns the volumes that a bundle covers', () => {
  const credits = 10 * facts.creditsPerEmail * facts.creditsPerCampaignEmail * facts.creditsPerVerification;
  expect(bundleVolumes({credits: credits + 1})).toEqual({
    emails: Math.floor((credits + 1) / facts.creditsPerEmail),
    campaignEmails: credits / facts.creditsPerCampaignEmail,
    verifications: credits / facts.creditsPerVerification,
  });
});

it('keeps discounted prices in whole cents', () => {
  for (const {priceCents} of bundles) {
    expect(discountedCents(priceCents, facts.nonProfitDiscount)).toBe(priceCents * (1 - facts.nonProfitDiscount));
  }
});

it('makes yearly payments cheaper, and has no price for add-ons that are not available yet', () => {
  for (const addOn of addOns) {
    expect('price' in addOn).toBe(!('comesIn' in addOn));
    expect('price' in addOn ? yearlySaving(addOn.price) : 1).toBeGreaterThan(0);
  }
});
