import {facts} from '../data/facts';
import {pricesAreIllustrative} from '../data/illustrative';
import {type AddOn, type Bundle, addOns, bundles, entryBundle} from '../data/pricing';
import {pricingFiles} from '../config/publishedFiles';
import {brand, hosts} from '../config/site';
import {centsPerThousand, savingsShare} from './money';

/** The address of one of the files. */
const address = (file: string): string => `${hosts.site}/${file}`;

/** A share in whole hundredths of a percent, without what binary fractions leave. */
const share = (value: number): number => Math.round(value * 10_000) / 10_000;

function bundleEntry(bundle: Bundle): Record<string, unknown> {
  const {id, tier, badge, credits, priceCents, illustrative} = bundle;
  return {
    id,
    ...(tier === undefined ? {} : {tier}),
    ...(badge === undefined ? {} : {badge}),
    credits,
    priceCents,
    centsPerThousandCredits: centsPerThousand(bundle),
    saving: share(savingsShare(bundle, entryBundle)),
    illustrative: [...illustrative],
  };
}

function addOnEntry({id, comesIn, price, illustrative}: AddOn): Record<string, unknown> {
  return {
    id,
    ...(comesIn === undefined ? {} : {comesIn}),
    ...(price === undefined ? {} : {monthCents: price.monthCents, yearCents: price.yearCents}),
    illustrative: [...illustrative],
  };
}

/** What the pricing page says, for programs: `/pricing.json`. */
export function pricingDocument(): Record<string, unknown> {
  return {
    $schema: address(pricingFiles.schema),
    product: brand,
    page: address('pricing'),
    currency: 'USD',
    illustrative: pricesAreIllustrative,
    credits: {
      perEmail: facts.creditsPerEmail,
      perCampaignEmail: facts.creditsPerCampaignEmail,
      perVerification: facts.creditsPerVerification,
      expire: false,
    },
    bundles: bundles.map(bundleEntry),
    addOns: addOns.map(addOnEntry),
    nonProfitDiscount: facts.nonProfitDiscount,
    guarantee: {days: facts.guaranteeDays, emails: facts.guaranteeEmails},
    startingLimits: {messagesPerSecond: facts.startingRatePerSecond, messagesPerDay: facts.startingRatePerDay},
  };
}

const count = (description: string): object => ({type: 'integer', minimum: 1, description});
const cents = (description: string): object => ({
  type: 'integer',
  minimum: 1,
  description: `${description}, in US cents.`,
});

/** An object of which nothing but the optional fields may be missing. */
function strictObject(
  description: string,
  properties: Readonly<Record<string, object>>,
  optional: readonly string[] = [],
): object {
  return {
    type: 'object',
    description,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

const illustrative = (fields: readonly string[]): object => ({
  type: 'array',
  uniqueItems: true,
  items: {enum: fields},
  description: 'The fields of this entry whose values are examples that await confirmation.',
});

/**
 * The JSON Schema of the document, with what each field means. Its limits say
 * what the fields are, not what stands in them today.
 */
export function pricingSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address(pricingFiles.schema),
    title: `Prices of ${brand}`,
    ...strictObject(`What sending with ${brand} costs: the data of the page ${address('pricing')}.`, {
      $schema: {type: 'string', format: 'uri', description: 'The address of this schema.'},
      product: {type: 'string', description: 'The name of the product.'},
      page: {type: 'string', format: 'uri', description: 'The page for people, in English.'},
      currency: {const: 'USD', description: 'The currency of all prices (ISO 4217).'},
      illustrative: {
        type: 'boolean',
        description: 'Whether any price or size is an example that awaits confirmation; each entry lists which.',
      },
      credits: strictObject('What is paid with credits.', {
        perEmail: count('Credits for an email through the API or SMTP.'),
        perCampaignEmail: count('Credits for a campaign email.'),
        perVerification: count('Credits for the verification of an address.'),
        expire: {const: false, description: 'Whether credits that are not used are lost after some time.'},
      }),
      bundles: {
        type: 'array',
        minItems: 1,
        description: 'The prepaid packages of credits, smallest first. Several can be bought together.',
        items: strictObject(
          'A package of credits.',
          {
            id: {type: 'string', pattern: '^b\\d+[km]$', description: 'A name that stays the same.'},
            tier: {enum: ['starter', 'growth', 'scale'], description: 'Which of the named bundles it is, if any.'},
            badge: {enum: ['mostPopular', 'bestValue'], description: 'How it is marked on the page, if at all.'},
            credits: count('The credits in it.'),
            priceCents: cents('Its price'),
            centsPerThousandCredits: {
              type: 'number',
              exclusiveMinimum: 0,
              description: 'The price of a thousand of its credits, in US cents; may be a fraction.',
            },
            saving: {
              type: 'number',
              minimum: 0,
              exclusiveMaximum: 1,
              description: 'What a credit in it saves against one in the smallest bundle, as a share: 0.4 is 40 %.',
            },
            illustrative: illustrative(['priceCents', 'credits']),
          },
          ['tier', 'badge'],
        ),
      },
      addOns: {
        type: 'array',
        description: 'What can be had besides credits.',
        items: strictObject(
          'An add-on; without prices where it is yet to come.',
          {
            id: {enum: addOns.map(({id}) => id), description: 'A name that stays the same.'},
            comesIn: {type: 'integer', description: 'The year in which it comes, where it is not there yet.'},
            monthCents: cents('Its price for a month'),
            yearCents: cents('Its price for a year at once'),
            illustrative: illustrative(['monthCents', 'yearCents']),
          },
          ['comesIn', 'monthCents', 'yearCents'],
        ),
      },
      nonProfitDiscount: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        description: 'What non-profits and students save on all bundles once they are verified, as a share.',
      },
      guarantee: strictObject('When the money comes back on request.', {
        days: count('Within so many days.'),
        emails: count('After at most so many sent emails.'),
      }),
      startingLimits: strictObject('How fast a new account may send.', {
        messagesPerSecond: count('Messages per second.'),
        messagesPerDay: count('Messages per day.'),
      }),
    }),
  };
}
