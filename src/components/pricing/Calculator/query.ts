import {type Inputs, defaultInputs, forVolumes, ranges} from './inputs';

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
  forVolumes((key) => query.set(names[key], String(inputs[key])));
  if (inputs.nonProfit) {
    query.set(discount, '1');
  }
  return query.toString();
}

/**
 * Parses the inputs from a query. A value that is missing, not an integer, or out of range falls
 * back to the default; everything else is ignored.
 *
 * @returns undefined if the query contains none of the inputs
 */
export function decodeInputs(search: string): Inputs | undefined {
  const query = new URLSearchParams(search);
  if (![...Object.values(names), discount].some((name) => query.has(name))) {
    return undefined;
  }
  const volumes = forVolumes((key) => {
    const text = query.get(names[key]) ?? '';
    const value = digits.test(text) ? Number(text) : NaN;
    return value >= ranges[key].min && value <= ranges[key].max ? value : defaultInputs[key];
  });
  return {...volumes, nonProfit: query.get(discount) === '1'};
}
