import pick from 'lodash/pick';

import {facts} from '../data/facts';
import {pricesAreIllustrative} from '../data/illustrative';
import {type AddOn, addOns, bundles, entryBundle} from '../data/pricing';
import {brand, hosts} from '../config/site';
import {centsPerThousand, savingsShare} from './money';

/** Rounds a fraction to hundredths of a percent, without floating-point errors. */
const share = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The data of the pricing page: `/pricing.json`. */
export function pricingDocument(): Record<string, unknown> {
  return {
    product: brand,
    page: `${hosts.site}/pricing`,
    currency: 'USD',
    illustrative: pricesAreIllustrative,
    credits: {
      perEmail: facts.creditsPerEmail,
      perCampaignEmail: facts.creditsPerCampaignEmail,
      perVerification: facts.creditsPerVerification,
      expire: false,
    },
    bundles: bundles.map((bundle) => ({
      ...pick(bundle, 'id', 'tier', 'badge', 'credits', 'priceCents', 'illustrative'),
      centsPerThousandCredits: centsPerThousand(bundle),
      saving: share(savingsShare(bundle, entryBundle)),
    })),
    addOns: addOns.map(({price, ...addOn}: AddOn) => ({
      ...pick(addOn, 'id', 'comesIn', 'illustrative'),
      ...(price && {monthCents: price.monthCents, yearCents: price.yearCents}),
    })),
    nonProfitDiscount: facts.nonProfitDiscount,
    guarantee: {days: facts.guaranteeDays, credits: facts.guaranteeEmails * facts.creditsPerEmail},
    startingLimits: {messagesPerSecond: facts.startingRatePerSecond, messagesPerDay: facts.startingRatePerDay},
  };
}
