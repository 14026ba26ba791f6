import {company} from '../config/site';
import {facts} from '../data/facts';
import {limits} from '../data/limits';
import {addOns, entryBundle, lowestPrice} from '../data/pricing';
import {webhookDelays} from '../data/webhookDelays';
import {formatUsd} from './money';

/**
 * The product's numbers and names that pages mention, by name, and their formats. Pages read them from here, so that one edit changes all pages and no translation can change a value.
 */

/** The format of a number: alone, with its full unit, or with its short unit. */
export const factForms = ['number', 'unit', 'short'] as const;

/** One of {@link factForms}. */
export type FactForm = (typeof factForms)[number];

/** The type of a value, which determines its format. */
type Kind = 'count' | 'percent' | 'usd' | 'plain' | 'duration' | {unit: string};

/**
 * A value with its kind: `usd` is in US cents, `percent` is a fraction, `plain` has no grouping,
 * `duration` is in seconds, and a string is the same in all languages.
 */
interface Entry {
  readonly value: number | string;
  readonly kind: Kind;
}

/** Derives the type of a value from its name: `guaranteeDays`, `maxComplaintRate`, `smtpPortTls`. */
function kindOf(name: string): Kind {
  const [, unit] = /(Second|Minute|Hour|Day|Megabyte)s$/u.exec(name) ?? [];
  if (unit !== undefined) {
    return {unit: unit.toLowerCase()};
  }
  return /^uptime$|(?:Rate|Discount)$/u.test(name) ? 'percent' : name.startsWith('smtpPort') ? 'plain' : 'count';
}

const entries: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(
    Object.entries({...facts, ...limits}).map(([name, value]) => [name, {value, kind: kindOf(name)}]),
  ),
  guaranteeCredits: {value: facts.guaranteeEmails * facts.creditsPerEmail, kind: 'count'},
  ...Object.fromEntries(
    webhookDelays.map((value, index) => [`webhookDelay${index + 1}`, {value, kind: 'duration'} as const]),
  ),
  automationsYear: {value: addOns[0].comesIn, kind: 'plain'},
  companyName: {value: company.name, kind: 'plain'},
  companyAddress: {value: company.address.join(', '), kind: 'plain'},
  companyPlace: {value: company.address.slice(1).join(', '), kind: 'plain'},
  governingLaw: {value: company.law, kind: 'plain'},
  courts: {value: company.courts, kind: 'plain'},
  entryPrice: {value: entryBundle.priceCents, kind: 'usd'},
  entryCredits: {value: entryBundle.credits, kind: 'count'},
  bestPricePer10000Emails: {value: lowestPrice.priceCents, kind: 'usd'},
};

/** The names of all facts, in the order of their files. */
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
  const {value, kind} = entry;
  if (form !== 'number' && typeof kind !== 'object') {
    throw new Error(`the fact "${name}" has no unit: leave \`as\` out`);
  }
  if (typeof value === 'string') {
    return value;
  }
  if (form !== 'number' && typeof kind === 'object') {
    const unitDisplay = form === 'unit' ? 'long' : 'short';
    return new Intl.NumberFormat(iso, {style: 'unit', unit: kind.unit, unitDisplay}).format(value);
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
