import type {Inputs} from './estimate';
import {calculatorLimits} from '../../data/calculator';

/** The query parameters of the inputs. They are public: existing links contain them. */
const names = {
  emails: 'emails',
  campaignEmails: 'campaigns',
  verifications: 'verifications',
  months: 'months',
} as const;

const discount = 'nonprofit';

/** Matches every query that `encodeInputs` writes. */
export const queryMark = `${names.emails}=`;

/** The format of a value, as `encodeInputs` writes it. */
const digits = /^\d{1,8}$/u;

/** Encodes the inputs as a query string, without `?`. */
export function encodeInputs(inputs: Inputs): string {
  const query = new URLSearchParams();
  for (const [key, name] of Object.entries(names)) {
    query.set(name, String(inputs[key as keyof typeof names]));
  }
  if (inputs.nonProfit) {
    query.set(discount, '1');
  }
  return query.toString();
}

/**
 * Parses the inputs from a query. A value that is missing, not an integer or out of range falls
 * back to the default; everything else is ignored.
 *
 * @returns undefined if the query contains none of the inputs
 */
export function decodeInputs(search: string, defaults: Inputs): Inputs | undefined {
  const query = new URLSearchParams(search);
  if (![...Object.values(names), discount].some((name) => query.has(name))) {
    return undefined;
  }
  const read = (key: keyof typeof names, min: number, max: number): number => {
    const text = query.get(names[key]) ?? '';
    const value = digits.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? value : defaults[key];
  };
  const {perMonth, months} = calculatorLimits;
  return {
    emails: read('emails', 0, perMonth),
    campaignEmails: read('campaignEmails', 0, perMonth),
    verifications: read('verifications', 0, perMonth),
    months: read('months', 1, months),
    nonProfit: query.has(discount) ? query.get(discount) === '1' : defaults.nonProfit,
  };
}
