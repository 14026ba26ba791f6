import mapValues from 'lodash/mapValues';

import {company} from '../config/site';
import {facts} from '../data/facts';
import {limits} from '../data/limits';
import {addOns, entryBundle, lowestPrice} from '../data/pricing';
import {webhookDelays} from '../data/webhookDelays';
import {formatUsd} from './money';

/** The format of a number: alone, with its full unit, or with its short unit. */
export const factForms = ['number', 'unit', 'short'] as const;

/** One of {@link factForms}. */
export type FactForm = (typeof factForms)[number];

/**
 * The type of a value, which determines its format: `usd` is in US cents, `percent` is a fraction, `plain` is the same
 * in all languages, and `duration` is in seconds.
 */
type Kind = 'count' | 'percent' | 'usd' | 'plain' | 'duration' | {unit: string};

type Entry = readonly [value: number | string, kind: Kind];

/** Derives the type of a value from its name: `guaranteeDays`, `maxComplaintRate`, `smtpPortTls`. */
function kindOf(name: string): Kind {
  const [, unit] = /(Second|Minute|Hour|Day|Megabyte)s$/u.exec(name) ?? [];
  if (unit !== undefined) {
    return {unit: unit.toLowerCase()};
  }
  return /^uptime$|(?:Rate|Discount)$/u.test(name) ? 'percent' : name.startsWith('smtpPort') ? 'plain' : 'count';
}

/**
 * The product's numbers and names that pages mention. Pages read them from here, so that one edit changes all pages and
 * no translation can change a value.
 */
const entries: Readonly<Record<string, Entry>> = {
  ...mapValues({...facts, ...limits}, (value, name): Entry => [value, kindOf(name)]),
  guaranteeCredits: [facts.guaranteeEmails * facts.creditsPerEmail, 'count'],
  ...Object.fromEntries(
    webhookDelays.map((value, index) => [`webhookDelay${index + 1}`, [value, 'duration'] as const]),
  ),
  automationsYear: [addOns[0].comesIn, 'plain'],
  companyName: [company.name, 'plain'],
  companyAddress: [company.address.join(', '), 'plain'],
  companyPlace: [company.address.slice(1).join(', '), 'plain'],
  governingLaw: [company.law, 'plain'],
  courts: [company.courts, 'plain'],
  entryPrice: [entryBundle.priceCents, 'usd'],
  entryCredits: [entryBundle.credits, 'count'],
  bestPricePer10000Emails: [lowestPrice.priceCents, 'usd'],
};

/** The names of all facts. */
export const factNames: readonly string[] = Object.keys(entries);

/** Formats seconds in the largest unit that they fill. */
function formatDuration(seconds: number, iso: string): string {
  const units = {day: 86_400, hour: 3600, minute: 60, second: 1};
  const [unit, size] = Object.entries(units).find(([, each]) => seconds >= each) ?? ['second', 1];
  const maximumFractionDigits = size > 60 ? 1 : 0;
  return new Intl.NumberFormat(iso, {style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits}).format(
    seconds / size,
  );
}

/**
 * Formats a fact.
 *
 * @param iso the language, such as `de-DE`
 * @throws Error for an unknown name or form, listing the known ones
 */
export function formatFact(name: string, form: FactForm, iso: string): string {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) {
    throw new Error(`there is no fact "${name}"; expected one of: ${factNames.join(', ')}`);
  }
  const [value, kind] = entry;
  if (typeof kind === 'object' && form !== 'number') {
    const unitDisplay = form === 'unit' ? 'long' : 'short';
    return new Intl.NumberFormat(iso, {style: 'unit', unit: kind.unit, unitDisplay}).format(Number(value));
  }
  if (form !== 'number') {
    throw new Error(`the fact "${name}" has no unit: leave \`as\` out`);
  }
  if (typeof value === 'string') {
    return value;
  }
  switch (kind) {
    case 'percent':
      return new Intl.NumberFormat(iso, {style: 'percent', maximumFractionDigits: 2}).format(value);
    case 'usd':
      return formatUsd(value, iso);
    case 'duration':
      return formatDuration(value, iso);
    case 'plain':
      return String(value);
    default:
      return new Intl.NumberFormat(iso).format(value);
  }
}
