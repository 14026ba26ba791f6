import pick from 'lodash/pick';

import {facts} from '../data/facts';
import {pricesAreIllustrative} from '../data/illustrative';
import {type AddOn, type Bundle, addOns, bundles, entryBundle} from '../data/pricing';
import schema from '../data/pricing.schema.json';
import {pricingFiles} from '../config/publishedFiles';
import {brand, hosts} from '../config/site';
import {centsPerThousand, savingsShare} from './money';

/** The URL of a page or a file. */
const urlOf = (file: string): string => `${hosts.site}/${file}`;

/** Rounds a fraction to hundredths of a percent, without floating-point errors. */
const share = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The data of the pricing page: `/pricing.json`, whose schema is `src/data/pricing.schema.json`. */
export function pricingDocument(): Record<string, unknown> {
  return {
    $schema: urlOf(pricingFiles.schema),
    product: brand,
    page: urlOf('pricing'),
    currency: 'USD',
    illustrative: pricesAreIllustrative,
    credits: {
      perEmail: facts.creditsPerEmail,
      perCampaignEmail: facts.creditsPerCampaignEmail,
      perVerification: facts.creditsPerVerification,
      expire: false,
    },
    bundles: bundles.map((bundle: Bundle) => ({
      ...pick(bundle, 'id', 'tier', 'badge', 'credits', 'priceCents', 'illustrative'),
      centsPerThousandCredits: centsPerThousand(bundle),
      saving: share(savingsShare(bundle, entryBundle)),
    })),
    addOns: addOns.map(({price, ...addOn}: AddOn) => ({
      ...pick(addOn, 'id', 'comesIn', 'illustrative'),
      ...(price && {monthCents: price.monthCents, yearCents: price.yearCents}),
    })),
    nonProfitDiscount: facts.nonProfitDiscount,
    guarantee: {days: facts.guaranteeDays, emails: facts.guaranteeEmails},
    startingLimits: {messagesPerSecond: facts.startingRatePerSecond, messagesPerDay: facts.startingRatePerDay},
  };
}

/** The JSON Schema of the document, with a description of each field. */
export function pricingSchema(): Record<string, unknown> {
  return {...schema, $id: urlOf(pricingFiles.schema), title: `Prices of ${brand}`};
}
